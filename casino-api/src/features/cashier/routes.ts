import * as contract from 'contract/cashier';
import type { Language } from 'contract/constants';
import { cardFaults } from './methods/card/card';
import { depositOffers, offerCost, type PlayersOffer, withinBudget } from '../bonuses';
import {
  cashierMethod,
  flowOf,
  gatewayOf,
  isOffered,
  paymentMethods,
  providerOf,
  type Direction,
} from './cashier-methods';
import { readFields } from './method-fields';
import { orderOwner } from './order-ids';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { MethodBorders } from './cashier';
import type { MoneyRequest } from './cashier-standing';
import type { NamedDeposit } from './deposits';
import { paymentSandboxOf } from './payment-provider';
import { playerOf, type CallContext } from '../../kernel/http/request';
import { type MethodStanding, methodStanding } from './method-standing';
import { isWithdrawalReason } from '../desk';
import { fieldsIn, methodName, methodTexts } from './method-texts';
import { apiTexts } from 'locales/api';
import { outageText } from './texts';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { signedNotification } from '../../kernel/http/signed-notification';
import { systemOf } from '../../kernel/player-client';
import { cashierPort } from './feature';

export function cashierRoutes(mounts: Mounts): void {
  mount(mounts, contract.cashierMethods, methods);
  mount(mounts, contract.deposit, deposit, { barredTerritory: 'refused' });
  mount(mounts, contract.getDeposit, async (context) =>
    spoken(await playerOf(context, cashierPort).getDeposit(context.params.id), context.language),
  );
  mount(mounts, contract.decideUnallocated, async (context) =>
    spoken(
      await playerOf(context, cashierPort).sayUnallocated(
        context.params.id,
        context.body.decision,
        context.body.requestId,
      ),
      context.language,
    ),
  );
  mount(mounts, contract.withdraw, async (context) => {
    const { method, fields } = context.body;
    const given = readFields(cashierMethod(method)?.withdraw?.fields, fields);
    if (!given.ok) return given;
    const standing = await methodStanding(context.env.DB);
    return playerOf(context, cashierPort).withdraw({
      ...{ ...context.body, ...given.data, limits: standing.limits },
      closed: isClosed(context, method, standing),
    });
  });
  mount(mounts, contract.cashierRequest, async (context) => {
    const outcome = await playerOf(context, cashierPort).cashierRequest(context.params.requestId);
    if (!outcome.ok) return outcome;
    const { deposit: found, withdrawal } = outcome.data;
    return done({ withdrawal, deposit: found && named(found, context.language) });
  });
  mount(mounts, contract.withdrawals, tracked);
  mount(mounts, contract.renewWithdrawalLink, (context) =>
    playerOf(context, cashierPort).renewWithdrawalLink(context.params.id),
  );
  mount(mounts, contract.pendingWithdrawals, (context) => playerOf(context, cashierPort).pendingWithdrawals());
  mount(mounts, contract.cancelPendingWithdrawals, (context) =>
    playerOf(context, cashierPort).cancelPendingWithdrawals(context.body.trans_ids),
  );
  mount(mounts, contract.lockPendingWithdrawals, (context) =>
    playerOf(context, cashierPort).lockPendingWithdrawals(context.body.trans_ids),
  );
  mount(mounts, contract.notify, notify, signedNotification);
}

const tracked: Handler<typeof contract.withdrawals> = async (context) => {
  const outcome = await playerOf(context, cashierPort).withdrawals();
  if (!outcome.ok) return outcome;
  const { withdrawals, ...rest } = outcome.data;
  const inWords = (reason: string | null) =>
    reason !== null && isWithdrawalReason(reason) ? apiTexts(context.language).terms.withdrawal[reason] : null;
  return done({
    ...rest,
    withdrawals: withdrawals.map((withdrawal) => ({ ...withdrawal, reason: inWords(withdrawal.reason) })),
  });
};

const methods: Handler<typeof contract.cashierMethods> = async (context) => {
  const [rules, { outages: out, limits }] = await Promise.all([
    depositOffers(context.env.DB, context.at),
    methodStanding(context.env.DB),
  ]);
  const outcome = await playerOf(context, cashierPort).cashier(rules, limits);
  if (!outcome.ok) return outcome;
  const isOn = (method: string): boolean =>
    isOffered(context.env, method) && !out.some((outage) => outage.method === method);
  const { deposit: into, withdraw: from, offers, ...rest } = outcome.data;
  const shown = (listed: readonly MethodBorders[], direction: Direction) =>
    listed.filter(({ id }) => isOn(id)).map((method) => described(method, direction, context));
  return done({
    ...rest,
    deposit: shown(into, 'deposit'),
    withdraw: shown(from, 'withdraw'),
    offers: offers.map((offer) => offerIn(offer, context.language)),
    outages: out
      .filter(({ method }) => into.some(({ id }) => id === method))
      .map(({ method }) => outageOf(method, context.language)),
  });
};

const offerIn = (
  { names, multiplier, key: _, games: __, ...offer }: PlayersOffer,
  language: Language,
): contract.DepositOffer => ({
  ...offer,
  name: names[language],
  wageringRequirement: multiplier,
});

const outageOf = (id: string, language: Language) => ({
  id,
  name: methodName(id, language),
  text: outageText(id, language),
});

/** Whether a method takes no money now: no gateway in production, or turned off at the till. */
const isClosed = ({ env }: Pick<CallContext, 'env'>, method: string, { outages }: MethodStanding): boolean =>
  !isOffered(env, method) || outages.some((outage) => outage.method === method);

/** How a method is paid now: with a gateway, a card is typed in at the gateway's page. */
const flowNow = (settings: CallContext['settings'], id: string): contract.MethodFlow => {
  const flow = flowOf(id);
  return flow === 'card' && gatewayOf(settings, id) ? 'hosted' : flow;
};

const described = (
  method: MethodBorders,
  direction: Direction,
  { language, settings }: Pick<CallContext, 'language' | 'settings'>,
): contract.CashierMethod => {
  const { id } = method;
  const [rule, texts] = [cashierMethod(id), methodTexts(id, language)];
  const { noFee, hosted } = apiTexts(language).payments;
  const flow = flowNow(settings, id);
  return {
    ...method,
    flow,
    note: direction === 'deposit' && flow === 'hosted' ? (texts?.hosted ?? hosted) : '',
    fields: fieldsIn(id, rule?.[direction]?.fields, language),
    chains: rule?.chains?.(settings) ?? [],
    name: methodName(id, language),
    time: texts?.[direction === 'deposit' ? 'depositTime' : 'withdrawTime'] ?? '',
    fee: noFee,
  };
};

const named = ({ bonus, ...deposit }: NamedDeposit, language: Language): contract.Deposit => {
  if (!bonus) return { ...deposit, bonus };
  const { names, ...rest } = bonus;
  return { ...deposit, bonus: { ...rest, name: names[language] } };
};

const spoken = (outcome: Outcome<NamedDeposit>, language: Language): Outcome<contract.Deposit> =>
  outcome.ok ? done(named(outcome.data, language)) : outcome;

const deposit: Handler<typeof contract.deposit> = async (context) =>
  spoken(await openDeposit(context), context.language);

type DepositContext = Parameters<typeof deposit>[0];

/** The order is kept before the provider is asked, and asking again for one order makes one payment: a repeated post is safe at any point. */
async function openDeposit(context: DepositContext): Promise<Outcome<NamedDeposit>> {
  const { env, at, body, settings } = context;
  const rule = cashierMethod(body.method);
  const given = readFields(rule?.deposit?.fields, body.fields);
  if (!given.ok) return given;
  const isCoins = rule?.flow === 'coins';
  if (isCoins && !body.chain)
    return refused('invalid_request', { errors: [{ field: 'chain', code: 'invalid_enum_value' }] });
  const { method, amount, requestId, bonus } = body;
  const [standing, offers] = await Promise.all([
    methodStanding(env.DB),
    bonus === undefined ? [] : depositOffers(env.DB, at),
  ]);
  // What the player's object is told of a deposit: nothing of the card.
  const order: MoneyRequest = {
    method,
    amount,
    requestId,
    bonus,
    limits: standing.limits,
    chain: isCoins ? body.chain : undefined,
    ...given.data,
  };
  const player = playerOf(context, cashierPort);
  const chains = rule?.chains?.(settings);
  if (isClosed(context, method, standing) || (body.chain && chains && !chains.includes(body.chain)))
    return player.deposit({ ...order, closed: true }, offers);
  // A gateway is asked by the player's object, which asks on when this answer has to go without the gateway's.
  const gateway = gatewayOf(settings, method);
  const chosen = offers.find(({ url }) => url === bonus);
  const cost = chosen ? offerCost(chosen, context.sessions.player?.playerId ?? '', at) : null;
  if (gateway)
    return withinBudget(env.DB, cost, at, (isLeft) =>
      player.depositAtGateway(gateway.name, order, isLeft ? offers : [], context.language),
    );
  const { card } = body;
  if (rule?.flow === 'card') {
    const faults = card ? cardFaults(card, at).map((field) => `card.${field}`) : ['card'];
    if (faults.length > 0)
      return refused('invalid_card', { errors: faults.map((field) => ({ field, code: 'invalid_card' })) });
  }
  const opened = await withinBudget(env.DB, cost, at, (isLeft) => player.deposit(order, isLeft ? offers : []));
  return opened.ok && opened.data.state === 'pending' ? payInSandbox(context, opened.data) : opened;
}

/** Has the embedded sandbox paid an order, by whatever flow its method has. */
async function payInSandbox(context: DepositContext, opened: NamedDeposit): Promise<Outcome<NamedDeposit>> {
  const { env, settings, body, language } = context;
  const { id, method, flow, amount, currency, requestedAt: at } = opened;
  const order = { orderId: id, amount, currency, at };
  const player = playerOf(context, cashierPort);
  const sandbox = paymentSandboxOf(env);
  if (flow === 'coins') {
    if (opened.crypto || !body.chain) return done(opened);
    return player.keepAddress(id, await sandbox.crypto.addressFor(order, body.chain));
  }
  const page =
    flow === 'hosted'
      ? await sandbox.hostedPage(providerOf(method), order)
      : body.card
        ? await sandbox.card.createPayment(order, body.card)
        : null;
  return page === null ? done(opened) : player.keepChallenge(id, `${settings.SITE_ORIGIN}${page}?language=${language}`);
}

/** Of a provider that tells how a payment ended in the house's own words. */
const notify: Handler<typeof contract.notify> = async ({ env, at, params, body }) => {
  const isOurs = paymentMethods.some(
    ({ provider, flow }) => provider === params.provider && (flow === 'card' || flow === 'hosted'),
  );
  const playerId = isOurs ? orderOwner(body.orderId) : null;
  return playerId
    ? systemOf(env, playerId, cashierPort).settleDeposit(params.provider, body, at)
    : refused('not_found');
};
