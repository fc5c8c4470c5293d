import * as contract from 'contract/cashier';
import type { Language } from 'contract/constants';
import type { z } from 'zod';
import { cardFaults } from '../domain/card';
import { orderOwner } from '../domain/order-ids';
import { done, refused, type Outcome } from '../outcome';
import type { MethodBorders } from '../player/cashier';
import { playerCalls } from '../player/player-calls';
import { cardSandbox } from '../providers/card-sandbox';
import { cryptoSandbox } from '../providers/crypto-sandbox';
import { playerOf, type PlayerAsk } from './ask';
import { methodName, methodTexts } from './cashier-texts';
import { mount, type Handler, type Mounts } from './mount';
import { signedNotification } from './signed-notification';

export function cashierRoutes(mounts: Mounts): void {
  mount(mounts, contract.cashierMethods, methods);
  mount(mounts, contract.deposit, deposit, { barredTerritory: 'refused' });
  mount(mounts, contract.getDeposit, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.getDeposit(by, ask.params.id);
  });
  mount(mounts, contract.withdraw, (ask) => {
    const { calls, by } = playerOf(ask);
    return calls.withdraw(by, ask.body);
  });
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

const methods: Handler<typeof contract.cashierMethods> = async (ask) => {
  const { calls, by } = playerOf(ask);
  const outcome = await calls.cashier(by);
  if (!outcome.ok) return outcome;
  const { deposit: into, withdraw: out, ...rest } = outcome.data;
  return done({ ...rest, deposit: into.map((method) => described(method, 'depositTime', ask.language)), withdraw: out.map((method) => described(method, 'withdrawTime', ask.language)) });
};

const described = (method: MethodBorders, time: 'depositTime' | 'withdrawTime', language: Language): contract.CashierMethod => ({
  ...method,
  name: methodName(method.id, language),
  time: methodTexts[method.id]?.[time][language] ?? '',
  fee: methodTexts[method.id]?.fee[language] ?? '',
});

/** The order is kept before the provider is asked, and asking again for one order makes one payment: a repeated post is safe at any point. */
const deposit: Handler<typeof contract.deposit> = async (ask) => {
  const { env, at, body } = ask;
  if (body.method === 'crypto') return depositByCrypto(ask, body);
  const { card, ...request } = body;
  const faults = cardFaults(card, at);
  if (faults.length > 0) return refused('invalid_card', { errors: faults.map((field) => ({ field: `card.${field}`, code: 'invalid_card' })) });
  const { calls, by } = playerOf(ask);
  const opened = await calls.deposit(by, request);
  if (!opened.ok || opened.data.state !== 'pending') return opened;
  const { id, amount, currency, requestedAt } = opened.data;
  await cardSandbox(env).createPayment({ orderId: id, amount, currency, at: requestedAt }, card);
  return opened;
};

async function depositByCrypto(ask: PlayerAsk, request: z.output<typeof contract.CryptoDeposit>): Promise<Outcome<contract.Deposit>> {
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
