import * as contract from 'contract/cashier';
import type { Language } from 'contract/constants';
import type { z } from 'zod';
import { cardFaults } from './methods/card/card';
import { depositOffers, type OfferRule, type PlayersOffer } from '../bonuses';
import type { CashierMethodId } from './cashier-methods';
import { orderOwner } from './order-ids';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { MethodBorders } from './cashier';
import type { MoneyRequest } from './cashier-standing';
import type { NamedDeposit } from './deposits';
import { cardSandbox } from '../../sandbox/payments/card';
import { cryptoSandbox } from '../../sandbox/payments/crypto';
import { chainsOnOffer, gatewayOf, isOffered } from './gateways/configured';
import { playerOf, type CallContext } from '../../kernel/http/request';
import { isOut, methodOutages } from './outages';
import { isWithdrawalReason } from '../desk';
import { methodName, methodTexts } from './method-texts';
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
    const closed = await isClosed(context, context.body.method);
    return playerOf(context, cashierPort).withdraw({ ...context.body, closed });
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
  const [rules, out] = await Promise.all([depositOffers(context.env.DB, context.at), methodOutages(context.env.DB)]);
  const outcome = await playerOf(context, cashierPort).cashier(rules);
  if (!outcome.ok) return outcome;
  const isOn = (method: string): boolean =>
    isOffered(context.settings, method) && !out.some((outage) => outage.method === method);
  const { deposit: into, withdraw: from, offers, ...rest } = outcome.data;
  const shown = (listed: readonly MethodBorders[], time: 'depositTime' | 'withdrawTime') =>
    listed.filter(({ id }) => isOn(id)).map((method) => described(method, time, context));
  return done({
    ...rest,
    deposit: shown(into, 'depositTime'),
    withdraw: shown(from, 'withdrawTime'),
    offers: offers.map((offer) => offerIn(offer, context.language)),
    outages: out
      .filter(({ method }) => into.some(({ id }) => id === method))
      .map(({ method }) => outageOf(method, context.language)),
  });
};

const offerIn = ({ names, multiplier, key: _, ...offer }: PlayersOffer, language: Language): contract.DepositOffer => ({
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
const isClosed = async (
  { env, settings }: Pick<CallContext, 'env' | 'settings'>,
  method: CashierMethodId,
): Promise<boolean> => !isOffered(settings, method) || (await isOut(env.DB, method));

const described = (
  method: MethodBorders,
  time: 'depositTime' | 'withdrawTime',
  { language, settings }: Pick<CallContext, 'language' | 'settings'>,
): contract.CashierMethod => ({
  ...method,
  hosted: gatewayOf(settings, method.id) === 'checkout',
  chains: method.id === 'crypto' ? chainsOnOffer(settings) : [],
  name: methodName(method.id, language),
  time: methodTexts(method.id, language)?.[time] ?? '',
  fee: methodTexts(method.id, language)?.fee ?? '',
});

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
  const [isMethodClosed, offers] = await Promise.all([
    isClosed(context, body.method),
    body.bonus === undefined ? [] : depositOffers(env.DB, at),
  ]);
  if (isMethodClosed || (body.method === 'crypto' && !chainsOnOffer(settings).includes(body.chain)))
    return playerOf(context, cashierPort).deposit({ ...orderOf(body), closed: true }, offers);
  if (body.method === 'crypto') return depositByCrypto(context, body, offers);
  const gateway = gatewayOf(settings, 'card');
  if (gateway) return playerOf(context, cashierPort).depositAtGateway(gateway, orderOf(body), offers, context.language);
  const { card } = body;
  if (!card) return refused('invalid_card', { errors: [{ field: 'card', code: 'invalid_card' }] });
  const faults = cardFaults(card, at);
  if (faults.length > 0)
    return refused('invalid_card', {
      errors: faults.map((field) => ({ field: `card.${field}`, code: 'invalid_card' })),
    });
  const opened = await playerOf(context, cashierPort).deposit(orderOf(body), offers);
  if (!opened.ok || opened.data.state !== 'pending') return opened;
  const { id, amount, currency, requestedAt } = opened.data;
  const challenge = await cardSandbox(env).createPayment({ orderId: id, amount, currency, at: requestedAt }, card);
  return challenge === null
    ? opened
    : playerOf(context, cashierPort).keepChallenge(
        id,
        `${settings.SITE_ORIGIN}${challenge}?language=${context.language}`,
      );
}

/** What the player's object is told of a deposit: nothing of the card. */
const orderOf = (body: DepositContext['body']): MoneyRequest => {
  const { method, amount, requestId, bonus } = body;
  return { method, amount, requestId, bonus, chain: body.method === 'crypto' ? body.chain : undefined };
};

/** A gateway is asked by the player's object, which asks on when this answer has to go without the gateway's. */
async function depositByCrypto(
  context: DepositContext,
  body: z.output<typeof contract.CryptoDeposit>,
  offers: readonly OfferRule[],
): Promise<Outcome<NamedDeposit>> {
  const gateway = gatewayOf(context.settings, 'crypto');
  if (gateway) return playerOf(context, cashierPort).depositAtGateway(gateway, orderOf(body), offers, context.language);
  const opened = await playerOf(context, cashierPort).deposit(orderOf(body), offers);
  if (!opened.ok || opened.data.state !== 'pending' || opened.data.crypto) return opened;
  const { id, amount, currency, requestedAt } = opened.data;
  const address = await cryptoSandbox(context.env).addressFor(
    { orderId: id, amount, currency, at: requestedAt },
    body.chain,
  );
  return playerOf(context, cashierPort).keepAddress(id, address);
}

const notify: Handler<typeof contract.notify> = async ({ env, at, params, body }) => {
  if (params.provider !== 'card') return refused('not_found');
  const playerId = orderOwner(body.orderId);
  return playerId
    ? systemOf(env, playerId, cashierPort).settleDeposit(params.provider, body, at)
    : refused('not_found');
};
