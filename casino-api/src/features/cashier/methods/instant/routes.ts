import type { z } from 'zod';
import * as contract from 'contract/instant';
import { playerOfBank } from './bank-players';
import { findInstantOrder, openInstantOrder, settleInstantOrder, type InstantOrder } from './instant-orders';
import { identityFault, instantCurrency, isSettled } from './pay-and-play';
import { overAllowance } from '../../../guard';
import { log } from '../../../../kernel/log';
import { done, refused, type Outcome } from '../../../../kernel/outcome';
import { paymentSandbox } from '../../payment-provider';
import { standInAt } from '../../../../kernel/stand-ins';
import { writePlayerToken } from '../../../../kernel/session/player-token';
import { hashOf, randomSecret } from '../../../../kernel/tokens';
import { playerOf, type CallContext } from '../../../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../../../kernel/http/mount';
import { signedNotification } from '../../../../kernel/http/signed-notification';
import { callerId, sessionsPort } from '../../../sessions';
import { systemOf } from '../../../../kernel/player-client';
import { termsOf } from '../../cashier-methods';
import { methodStanding } from '../../method-standing';
import { cashierPort } from '../../feature';

/** Pay-and-play (SPEC §7, DOMAIN §8): a payment from a bank account that is a registration or a log-in too. */
export function routes(mounts: Mounts): void {
  mount(mounts, contract.instantRegLogin, instant, { barredTerritory: 'refused' });
  mount(mounts, contract.notifyInstant, notify, signedNotification);
}

type Answer = Outcome<z.output<(typeof contract.instantRegLogin)['data']>>;
type Checkout = Exclude<z.output<NonNullable<(typeof contract.instantRegLogin)['body']>>, { trumo_order_id: string }>;

const instant: Handler<typeof contract.instantRegLogin> = async (context) => {
  const { body } = context;
  const visitor = await callerId(context);
  if (!visitor) return refused('session_expired');
  return 'trumo_order_id' in body ? exchange(context, visitor, body.trumo_order_id) : checkout(context, visitor, body);
};

/** The order is kept before the provider is asked: a notification never comes about an order that nobody knows. */
async function checkout(
  { env, at, client, language }: CallContext,
  visitor: string,
  { amount, type: _, ...affiliate }: Checkout,
): Promise<Answer> {
  // The sandbox is the only provider there is: in production nobody pays this way.
  const provider = standInAt(env, paymentSandbox);
  if (!provider) return refused('method_unavailable');
  const { limits } = await methodStanding(env.DB);
  const { minimum, maximum } = termsOf('trumo', 'deposit', limits)!;
  if (amount < minimum) return refused('amount_below_minimum', { minimum });
  if (amount > maximum) return refused('amount_above_maximum', { maximum });
  const over = await overAllowance(env, 'checkout', { visitor, ip: client.ip }, at);
  if (over) return over;
  const id = randomSecret();
  const isOpen = await openInstantOrder(
    env.DB,
    { id, visitor, amount, currency: instantCurrency, language, affiliate },
    at,
  );
  if (!isOpen) return refused('method_unavailable');
  const checkoutUrl = await provider.openCheckout({ orderId: id, amount, currency: instantCurrency, at });
  return done({ step: 'checkout', checkoutUrl, orderId: id });
}

/** An order is the visitor's who opened it: to everybody else it is one that nobody paid. */
async function exchange(context: CallContext, visitor: string, orderId: string): Promise<Answer> {
  const { env, at, client, language, sessions, settings } = context;
  const order = await findInstantOrder(env.DB, orderId);
  if (!order || order.visitor !== visitor) return refused('order_not_paid');
  if (order.state === 'refused') return refused(order.reason ?? 'order_not_paid');
  if (order.state !== 'credited' || !order.playerId) return refused('order_not_paid');
  const opened = await systemOf(env, order.playerId, sessionsPort).exchangeOrder(orderId, {
    language,
    at,
    ip: client.ip,
    country: client.country,
  });
  if (!opened.ok) return opened;
  // As with any log-in, the session that the caller came with ends.
  if (sessions.player) context.later(playerOf(context, sessionsPort).logOut());
  const { playerId, secret } = opened.data;
  return done({
    step: 'session',
    sessionid: await writePlayerToken({ playerId, secret }, 'session', settings.SESSION_SECRET),
    isNew: order.isFirst,
  });
}

const notify: Handler<typeof contract.notifyInstant> = async ({ env, body, at }) => {
  const order = await findInstantOrder(env.DB, body.orderId);
  if (!order) return refused('not_found');
  if (isSettled(order.state)) {
    if (body.outcome === 'failed' && order.state === 'credited' && order.playerId)
      await systemOf(env, order.playerId, cashierPort).reverseInstant(order.id, at);
    return done({ state: order.state });
  }
  if (body.outcome === 'failed') {
    await settleInstantOrder(env.DB, order.id, { state: 'failed' });
    return done({ state: 'failed' });
  }
  return body.identity ? credit({ env, at }, order, body, body.identity) : refused('invalid_request');
};

/** The order is marked last: cut off before that, the next notification takes every step again, and each counts once. */
async function credit(
  { env, at }: Pick<CallContext, 'env' | 'at'>,
  order: InstantOrder,
  { paymentId, amount, currency }: contract.InstantNotification,
  identity: contract.BankIdentity,
): Promise<Outcome<{ state: 'credited' | 'refused' }>> {
  const fault = identityFault(identity, at);
  const playerId = fault ? undefined : await playerOfBank(env, identity, order, at);
  const credited = playerId
    ? await systemOf(env, playerId, cashierPort).creditInstant(
        { orderId: order.id, amount, currency, paymentId, ordered: order },
        at,
      )
    : refused(fault ?? 'order_not_paid');
  if (credited.ok) {
    await settleInstantOrder(env.DB, order.id, { state: 'credited', playerId });
    return done({ state: 'credited' });
  }
  // The id alone opens a session, once: the log has a digest of it.
  log('warn', { event: 'instant_order_refused', order: hashOf(order.id).slice(0, 12), reason: credited.code });
  await settleInstantOrder(env.DB, order.id, { state: 'refused', reason: credited.code });
  return done({ state: 'refused' });
}
