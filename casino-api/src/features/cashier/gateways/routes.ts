import * as contract from 'contract/gateways';
import { systemClock } from '../../../kernel/clock';
import { orderOwner } from '../order-ids';
import { log } from '../../../kernel/log';
import { done, refused } from '../../../kernel/outcome';
import { checkoutNews } from './checkout';
import { orderBehind } from './btcpay';
import { btcpaySettings, type BtcpaySettings } from './settings';
import { isSignedByBtcpay, isSignedByCheckout } from './signatures';
import { mount, type Handler, type MountOptions, type Mounts } from '../../../kernel/http/mount';
import { systemOf } from '../../../kernel/player-client';
import { cashierPort } from '../feature';

/** A gateway signs by the world's clock, which a tester's does not move. */
const signedByCheckout: MountOptions = {
  withoutApiKey: true,
  isSigned: ({ rawBody, header, settings: { CHECKOUT_WEBHOOK_SECRET: secret } }) =>
    secret !== undefined && isSignedByCheckout(rawBody, header('stripe-signature'), secret, systemClock()),
};
const signedByBtcpay: MountOptions = {
  withoutApiKey: true,
  isSigned: ({ rawBody, header, settings: { BTCPAY_WEBHOOK_SECRET: secret } }) =>
    secret !== undefined && isSignedByBtcpay(rawBody, header('btcpay-sig'), secret),
};

/** What outside gateways tell (DOMAIN §8). Where a gateway is not configured, nothing can be signed by it. */
export function gatewayRoutes(mounts: Mounts): void {
  mount(mounts, contract.notifyBtcpay, notifyBtcpay, signedByBtcpay);
  mount(mounts, contract.notifyCheckout, notifyCheckout, signedByCheckout);
}

/** Taken, and of no concern to us: other things are sold through the same account, and a gateway tells of every step. */
const ignored = done({ state: null });

const notifyCheckout: Handler<typeof contract.notifyCheckout> = async ({ env, body, at }) => {
  const news = checkoutNews(body, at);
  const notification = news?.notification;
  if (!notification) return ignored;
  const playerId = orderOwner(notification.orderId);
  const outcome = playerId
    ? await systemOf(env, playerId, cashierPort).toldByGateway('checkout', news.session.id, notification, at)
    : refused('not_found');
  if (!outcome.ok)
    log('error', { event: 'gateway_payment_does_not_fit', order: notification.orderId, reason: outcome.code });
  return outcome;
};

const notifyBtcpay: Handler<typeof contract.notifyBtcpay> = async ({ env, body, settings, at }) => {
  const btcpay = btcpaySettings(settings);
  if (!btcpay || (body.storeId !== undefined && body.storeId !== btcpay.store)) return ignored;
  const { invoiceId = null, payoutId = null, metadata } = body;
  if (invoiceId === null && payoutId === null) return ignored;
  const orderId = metadata?.orderId ?? (await orderOf(btcpay, invoiceId, payoutId));
  if (orderId === undefined) return refused('unavailable');
  const playerId = orderId === null ? null : orderOwner(orderId);
  if (!orderId || !playerId) return ignored;
  return systemOf(env, playerId, cashierPort).newsAtGateway('btcpay', orderId, invoiceId, at);
};

/** Undefined when the gateway gives no answer. */
const orderOf = (
  btcpay: BtcpaySettings,
  invoiceId: string | null,
  payoutId: string | null,
): Promise<string | null | undefined> =>
  (invoiceId === null ? orderBehind(btcpay, 'payouts', payoutId!) : orderBehind(btcpay, 'invoices', invoiceId)).catch(
    () => undefined,
  );
