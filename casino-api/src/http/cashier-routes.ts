import * as contract from 'contract/cashier';
import type { Language } from 'contract/constants';
import type { z } from 'zod';
import { cardFaults } from '../domain/card';
import type { CashierMethodId } from '../domain/cashier-methods';
import { orderOwner } from '../domain/order-ids';
import { done, refused, type Outcome } from '../outcome';
import type { MethodBorders } from '../player/cashier';
import type { MoneyRequest } from '../player/cashier-standing';
import { playerCalls } from '../player/player-calls';
import { cardSandbox } from '../providers/card-sandbox';
import { cryptoSandbox } from '../providers/crypto-sandbox';
import { chainsOnOffer, gatewayOf, isOffered } from '../providers/gateways/configured';
import type { GatewayName } from '../providers/gateways/gateway';
import { playerOf, type Ask } from './ask';
import { isOut, methodOutages } from '../till/outages';
import { isWithdrawalReason, withdrawalReasonTexts } from '../till/reasons';
import { methodName, methodTexts, outageText } from './cashier-texts';
import { mount, type Handler, type Mounts } from './mount';
import { signedNotification } from './signed-notification';

export function cashierRoutes(mounts: Mounts): void {
  mount(mounts, contract.cashierMethods, methods);
  mount(mounts, contract.deposit, deposit, { barredTerritory: 'refused' });
  mount(mounts, contract.getDeposit, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.getDeposit(by, ask.params.id);
  });
  mount(mounts, contract.withdraw, async (ask) => {
    if (await isClosed(ask, ask.body.method)) return refused('method_unavailable');
    const { calls, by } = playerOf(ask);
    return calls.withdraw(by, ask.body);
  });
  mount(mounts, contract.cashierRequest, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.cashierRequest(by, ask.params.requestId);
  });
  mount(mounts, contract.withdrawals, tracked);
  mount(mounts, contract.pendingWithdrawals, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.pendingWithdrawals(by);
  });
  mount(mounts, contract.cancelPendingWithdrawals, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.cancelPendingWithdrawals(by, ask.body.trans_ids);
  });
  mount(mounts, contract.lockPendingWithdrawals, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.lockPendingWithdrawals(by, ask.body.trans_ids);
  });
  mount(mounts, contract.notify, notify, signedNotification);
}

const tracked: Handler<typeof contract.withdrawals> = async (ask) => {
  const { calls, by } = playerOf(ask);
  const outcome = await calls.withdrawals(by);
  if (!outcome.ok) return outcome;
  const { withdrawals, ...rest } = outcome.data;
  const inWords = (reason: string | null) => (reason !== null && isWithdrawalReason(reason) ? withdrawalReasonTexts[reason][ask.language] : null);
  return done({ ...rest, withdrawals: withdrawals.map((withdrawal) => ({ ...withdrawal, reason: inWords(withdrawal.reason) })) });
};

const methods: Handler<typeof contract.cashierMethods> = async (ask) => {
  const { calls, by } = playerOf(ask);
  const [outcome, out] = await Promise.all([calls.cashier(by), methodOutages(ask.env.DB)]);
  if (!outcome.ok) return outcome;
  const isOn = (method: string): boolean => isOffered(ask.settings, method) && !out.some((outage) => outage.method === method);
  const { deposit: into, withdraw: from, ...rest } = outcome.data;
  const shown = (listed: readonly MethodBorders[], time: 'depositTime' | 'withdrawTime') => listed.filter(({ id }) => isOn(id)).map((method) => described(method, time, ask));
  return done({ ...rest, deposit: shown(into, 'depositTime'), withdraw: shown(from, 'withdrawTime'), outages: out.filter(({ method }) => into.some(({ id }) => id === method)).map(({ method }) => outageOf(method, ask.language)) });
};

const outageOf = (id: string, language: Language) => ({ id, name: methodName(id, language), text: outageText(id, language) });

/** Whether a method takes no money now: no gateway in production, or turned off at the till. */
const isClosed = async ({ env, settings }: Pick<Ask, 'env' | 'settings'>, method: CashierMethodId): Promise<boolean> => !isOffered(settings, method) || (await isOut(env.DB, method));

const described = (method: MethodBorders, time: 'depositTime' | 'withdrawTime', { language, settings }: Pick<Ask, 'language' | 'settings'>): contract.CashierMethod => ({
  ...method,
  hosted: gatewayOf(settings, method.id) === 'checkout',
  chains: method.id === 'crypto' ? chainsOnOffer(settings) : [],
  name: methodName(method.id, language),
  time: methodTexts[method.id]?.[time][language] ?? '',
  fee: methodTexts[method.id]?.fee[language] ?? '',
});

/** The order is kept before the provider is asked, and asking again for one order makes one payment: a repeated post is safe at any point. */
const deposit: Handler<typeof contract.deposit> = async (ask) => {
  const { env, at, body, settings } = ask;
  if (await isClosed(ask, body.method)) return refused('method_unavailable');
  if (body.method === 'crypto') return depositByCrypto(ask, body);
  const { card, ...request } = body;
  const gateway = gatewayOf(settings, 'card');
  if (gateway) return depositAtGateway(ask, gateway, request);
  if (!card) return refused('invalid_card', { errors: [{ field: 'card', code: 'invalid_card' }] });
  const faults = cardFaults(card, at);
  if (faults.length > 0) return refused('invalid_card', { errors: faults.map((field) => ({ field: `card.${field}`, code: 'invalid_card' })) });
  const { calls, by } = playerOf(ask);
  const opened = await calls.deposit(by, request);
  if (!opened.ok || opened.data.state !== 'pending') return opened;
  const { id, amount, currency, requestedAt } = opened.data;
  const challenge = await cardSandbox(env).createPayment({ orderId: id, amount, currency, at: requestedAt }, card);
  return challenge === null ? opened : calls.keepChallenge(by, id, `${settings.SITE_ORIGIN}${challenge}?language=${ask.language}`);
};

type DepositAsk = Parameters<typeof deposit>[0];

/** The gateway is asked by the player's object, which asks on when this answer has to go without the gateway's. */
function depositAtGateway(ask: DepositAsk, gateway: GatewayName, request: MoneyRequest): Promise<Outcome<contract.Deposit>> {
  const { calls, by } = playerOf(ask);
  return calls.depositAtGateway(by, gateway, request, ask.language);
}

async function depositByCrypto(ask: DepositAsk, request: z.output<typeof contract.CryptoDeposit>): Promise<Outcome<contract.Deposit>> {
  if (!chainsOnOffer(ask.settings).includes(request.chain)) return refused('method_unavailable');
  const gateway = gatewayOf(ask.settings, 'crypto');
  if (gateway) return depositAtGateway(ask, gateway, request);
  const { calls, by } = playerOf(ask);
  const opened = await calls.deposit(by, request);
  if (!opened.ok || opened.data.state !== 'pending' || opened.data.crypto) return opened;
  const { id, amount, currency, requestedAt } = opened.data;
  const address = await cryptoSandbox(ask.env).addressFor({ orderId: id, amount, currency, at: requestedAt }, request.chain);
  return calls.keepAddress(by, id, address);
}

const notify: Handler<typeof contract.notify> = async ({ env, at, params, body }) => {
  if (params.provider !== 'card') return refused('not_found');
  const playerId = orderOwner(body.orderId);
  return playerId ? playerCalls(env, playerId).settleDeposit(params.provider, body, at) : refused('not_found');
};
