/** The commands of the model test, and how each is put to the real stores and to the model. Runs inside workerd. */
import fc from 'fast-check';
import type { Outcome } from '../../casino-api/src/outcome';
import type { PlayerMoney } from '../../casino-api/src/player/player-money';
import { derivedId } from '../../casino-api/src/player/stored-answers';
import type { MoneyModel } from './money-model';

const key = fc.constantFrom('a', 'b', 'c', 'd');
// Mostly one amount a key, so that most repeats are true repeats and some are not.
const amount = fc.constantFrom(50_00, 50_00, 50_00, 50_00, 125_00);
const small = fc.constantFrom(1, 15_00, 15_00, 15_00, 90_00);
const roundId = fc.constantFrom('r1', 'r2', 'r3');
const betId = fc.constantFrom('b1', 'b2', 'b3', 'b4');

const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deposit' as const), key, amount }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('notify' as const), key, isWrong: fc.constantFrom(false, false, false, false, false, true), outcome: fc.constantFrom('succeeded' as const, 'succeeded' as const, 'failed' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('withdraw' as const), key, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), seen: fc.array(key, { minLength: 1, maxLength: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('step' as const), key, step: fc.constantFrom('approve' as const, 'pay' as const, 'reject' as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('bet' as const), roundId, id: betId, amount: small }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('win' as const), roundId, id: fc.constantFrom('w1', 'w2', 'w3'), amount: fc.constantFrom(0, 40_00, 40_00, 300_00), closes: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rollback' as const), roundId, id: fc.constantFrom('x1', 'x2', 'x3'), betId }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('play' as const), key, stakeIndex: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('freeze' as const), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('complete' as const), on: fc.boolean() }) },
);
const funding = [
  { do: 'deposit' as const, key: 'a' as const, amount: 500_00 },
  { do: 'notify' as const, key: 'a' as const, isWrong: false, outcome: 'succeeded' as const },
];

/** Three lists in four begin with money on the account, else most of them would only meet refusals. */
export const commands = fc
  .tuple(fc.constantFrom(true, true, true, false), fc.array(command, { minLength: 1, maxLength: 60, size: 'max' }))
  .map(([isFunded, list]) => (isFunded ? [...funding, ...list] : list));
export type Command = typeof commands extends fc.Arbitrary<(infer C)[]> ? C : never;

/** The game whose rounds are played, and stakes it offers. */
export interface Table {
  gameid: string;
  stakes: readonly number[];
}

export const playerId = 'model-player';
const game = { provider: 'outside', gameid: 'outside-game', gametitle: 'Outside', mode: 'real' as const };
const codeOf = (outcome: Outcome<unknown>): string => (outcome.ok ? 'ok' : outcome.code);
const depositId = (key: string) => `${playerId}.${derivedId(playerId, `deposit:${key}`)}`;
const withdrawalId = (key: string) => derivedId(playerId, `withdraw:${key}`);

/** What each of the two answered, in words that can be compared. */
export interface Answers {
  real: string;
  model: string;
}

export function carryOut(command: Command, money: PlayerMoney, model: MoneyModel, table: Table, at: number): Answers {
  const { cashier, wallet } = money;
  switch (command.do) {
    case 'deposit':
      return {
        real: codeOf(cashier.deposit({ method: 'card', amount: command.amount, requestId: command.key }, at)),
        model: model.deposit(command.key, command.amount),
      };
    case 'notify': {
      const { outcome } = command;
      const amount = (model.deposits.get(command.key)?.amount ?? 0) + (command.isWrong ? 1 : 0);
      const notification = { paymentId: command.key, orderId: depositId(command.key), amount, currency: 'EUR' as const, outcome, at };
      return { real: codeOf(cashier.settleDeposit('card', notification, at)), model: model.notify(command.key, outcome, amount) };
    }
    case 'withdraw':
      return {
        real: codeOf(cashier.withdraw({ method: 'card', amount: command.amount, requestId: command.key }, at)),
        model: model.withdraw(command.key, command.amount),
      };
    case 'cancel':
      return { real: codeOf(cashier.cancelPending(command.seen.map(withdrawalId), at)), model: model.cancel(command.seen) };
    case 'step':
      return { real: codeOf(cashier.take(withdrawalId(command.key), command.step, at)), model: model.step(command.key, command.step) };
    case 'bet':
      return {
        real: codeOf(wallet.bet({ ...game, roundId: command.roundId, transactionId: command.id, amount: command.amount }, at)),
        model: model.bet(command.roundId, command.id, command.amount),
      };
    case 'win':
      return {
        real: codeOf(wallet.win({ ...game, roundId: command.roundId, transactionId: command.id, amount: command.amount, closes: command.closes }, at)),
        model: model.win(command.roundId, command.id, command.amount, command.closes),
      };
    case 'rollback':
      return {
        real: codeOf(wallet.rollback({ ...game, roundId: command.roundId, transactionId: command.id, betTransactionId: command.betId }, at)),
        model: model.rollback(command.roundId, command.id, command.betId),
      };
    case 'play':
      return play(command, money, model, table, at);
    case 'freeze':
      model.isFrozen = command.on;
      return { real: 'ok', model: 'ok' };
    case 'complete':
      model.isComplete = command.on;
      return { real: 'ok', model: 'ok' };
  }
}

/** The game decides the payout, so the model takes it from the receipt and is asked only whether the round may happen. */
function play({ key, stakeIndex }: { key: string; stakeIndex: number }, { rounds, history }: PlayerMoney, model: MoneyModel, { gameid, stakes }: Table, at: number): Answers {
  const stake = stakes[stakeIndex]!;
  const all = { limit: 100, offset: 0 };
  const before = history.rounds(all).total;
  const outcome = rounds.play({ gameid, gametitle: gameid, mode: 'real', stake, requestId: key }, at);
  const isNew = history.rounds(all).total > before;
  const answer = model.mayPlay(key, stake);
  if (outcome.ok && isNew) model.played(outcome.data.stake, outcome.data.payout);
  return { real: codeOf(outcome), model: answer };
}
