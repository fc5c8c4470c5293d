/** The commands of the model test, and how each is put to the real stores and to the model. Runs inside workerd. */
import { perLanguage } from 'contract/per-language';
import { days } from 'contract/constants';
import fc from 'fast-check';
import { houseContribution } from '../../casino-api/src/features/bonuses/contribution';
import type { Outcome } from '../../casino-api/src/kernel/outcome';
import type { PlayerMoney } from './player-money';
import { derivedId } from '../../casino-api/src/ledger/stored-answers';
import type { ModelGrant } from './bonus-model';
import type { MoneyModel } from './money-model';

const key = fc.constantFrom('a', 'b', 'c', 'd');
// Mostly one amount a key, so that most repeats are true repeats and some are not.
const amount = fc.constantFrom(50_00, 50_00, 50_00, 50_00, 125_00);
const small = fc.constantFrom(1, 3_00, 3_00, 4_99, 15_00, 15_00, 15_00, 90_00);
const bonusKey = fc.constantFrom('quick', 'brief', 'spins');
const roundId = fc.constantFrom('r1', 'r2', 'r3');
const betId = fc.constantFrom('b1', 'b2', 'b3', 'b4');

const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deposit' as const), key, amount }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('notify' as const),
      key,
      isWrong: fc.constantFrom(false, false, false, false, false, true),
      outcome: fc.constantFrom('succeeded' as const, 'succeeded' as const, 'failed' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('withdraw' as const), key, amount }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), seen: fc.array(key, { minLength: 1, maxLength: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      key,
      step: fc.constantFrom('approve' as const, 'pay' as const, 'reject' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('bet' as const), roundId, id: betId, amount: small }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('win' as const),
      roundId,
      id: fc.constantFrom('w1', 'w2', 'w3'),
      amount: fc.constantFrom(0, 40_00, 40_00, 300_00),
      closes: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('rollback' as const),
      roundId,
      id: fc.constantFrom('x1', 'x2', 'x3'),
      betId,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('play' as const), key, stakeIndex: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('grant' as const), key: bonusKey }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('start' as const), key: bonusKey }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forfeit' as const), key: bonusKey }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('spin' as const), key, of: bonusKey }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('prize' as const), key, amount: small }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('freeze' as const), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('complete' as const), on: fc.boolean() }) },
);
const credited = (amount: 500_00 | 50_00) => [
  { do: 'deposit' as const, key: 'a' as const, amount },
  { do: 'notify' as const, key: 'a' as const, isWrong: false, outcome: 'succeeded' as const },
];
/** Nearly all cash is lost, so that the next stakes are paid by cash and bonus, then by the bonus alone. */
const short = [
  ...credited(50_00),
  { do: 'bet' as const, roundId: 'r0' as const, id: 'b0' as const, amount: 48_51 },
  { do: 'win' as const, roundId: 'r0' as const, id: 'w0' as const, amount: 0, closes: true },
];
const withBonus = (bonus: 'quick' | 'brief' | 'spins') => [
  ...short,
  { do: 'grant' as const, key: bonus },
  { do: 'start' as const, key: bonus },
];
/** A bonus played to its end by a round that it paid for in part, which may still be taken back or win more. */
const completed = [
  ...withBonus('quick'),
  { do: 'bet' as const, roundId: 'r1' as const, id: 'b1' as const, amount: 3_00 },
  { do: 'win' as const, roundId: 'r1' as const, id: 'w1' as const, amount: 40_00, closes: true },
];

/** How a list begins: most of those on empty books would only meet refusals. */
const beginnings = fc.constantFrom(
  [],
  credited(500_00),
  credited(500_00),
  withBonus('quick'),
  withBonus('brief'),
  withBonus('spins'),
  completed,
);

export const commands = fc
  .tuple(beginnings, fc.array(command, { minLength: 1, maxLength: 60, size: 'max' }))
  .map(([beginning, list]) => [...beginning, ...list]);
export type Command = typeof commands extends fc.Arbitrary<(infer C)[]> ? C : never;

/** The game whose rounds are played, and stakes it offers. */
export interface Table {
  gameid: string;
  stakes: readonly number[];
}

export const playerId = 'model-player';
const game = { provider: 'outside', gameid: 'outside-game', gametitle: 'Outside', mode: 'real' as const };
/** So many commands a UTC day, evenly: a list of them goes on for days, as statements do. */
export const commandsADay = 5;
export const betweenCommands = days / commandsADay;
const grants: Record<'quick' | 'brief' | 'spins', ModelGrant> = {
  quick: { amount: 3_00, multiplier: 1, spins: 0, validFor: null },
  brief: { amount: 20_00, multiplier: 30, spins: 0, validFor: 17 * betweenCommands },
  spins: { amount: 0, multiplier: 2, spins: 2, validFor: 40 * betweenCommands },
};
export const bonusId = (key: string) => derivedId(playerId, `bonus:${key}`);
const names = perLanguage(() => '');
const codeOf = (outcome: Outcome<unknown>): string => (outcome.ok ? 'ok' : outcome.code);
const depositId = (key: string) => `${playerId}.${derivedId(playerId, `deposit:${key}`)}`;
const withdrawalId = (key: string) => derivedId(playerId, `withdraw:${key}`);

/** What each of the two answered, in words that can be compared. */
export interface Answers {
  real: string;
  model: string;
}

export function carryOut(command: Command, money: PlayerMoney, model: MoneyModel, table: Table, at: number): Answers {
  const { deposits, withdrawals, wallet } = money;
  switch (command.do) {
    case 'deposit':
      return {
        real: codeOf(deposits.open({ method: 'card', amount: command.amount, requestId: command.key }, [], at)),
        model: model.deposit(command.key, command.amount),
      };
    case 'notify': {
      const { outcome } = command;
      const amount = (model.deposits.get(command.key)?.amount ?? 0) + (command.isWrong ? 1 : 0);
      const notification = {
        paymentId: command.key,
        orderId: depositId(command.key),
        amount,
        currency: 'EUR' as const,
        outcome,
        at,
      };
      return {
        real: codeOf(deposits.settle('card', notification, at)),
        model: model.notify(command.key, outcome, amount),
      };
    }
    case 'withdraw':
      return {
        real: codeOf(withdrawals.request({ method: 'card', amount: command.amount, requestId: command.key }, at)),
        model: model.withdraw(command.key, command.amount),
      };
    case 'cancel':
      return {
        real: codeOf(withdrawals.cancelPending(command.seen.map(withdrawalId), at)),
        model: model.cancel(command.seen),
      };
    case 'step':
      return {
        real: codeOf(withdrawals.take(withdrawalId(command.key), command.step, at)),
        model: model.step(command.key, command.step),
      };
    case 'bet':
      return {
        real: codeOf(
          wallet.bet(
            { ...game, roundId: command.roundId, transactionId: command.id, amount: command.amount, category: 'slots' },
            at,
          ),
        ),
        model: model.bet(command.roundId, command.id, command.amount, at),
      };
    case 'win':
      return {
        real: codeOf(
          wallet.win(
            {
              ...game,
              roundId: command.roundId,
              transactionId: command.id,
              amount: command.amount,
              closes: command.closes,
            },
            at,
          ),
        ),
        model: model.win(command.roundId, command.id, command.amount, command.closes),
      };
    case 'rollback':
      return {
        real: codeOf(
          wallet.rollback(
            { ...game, roundId: command.roundId, transactionId: command.id, betTransactionId: command.betId },
            at,
          ),
        ),
        model: model.rollback(command.roundId, command.id, command.betId),
      };
    case 'play':
      return play({ ...command, stake: table.stakes[command.stakeIndex]!, of: null }, money, model, table, at);
    case 'spin':
      return play({ ...command, stake: table.stakes[0]! }, money, model, table, at);
    case 'grant': {
      const { amount, multiplier, spins: count, validFor } = grants[command.key];
      const freeSpins = count > 0 ? { gameid: table.gameid, count, value: table.stakes[0]! } : null;
      money.bonuses.grant(
        { key: command.key, names, amount, multiplier, freeSpins, validFor, contribution: houseContribution },
        at,
      );
      model.bonuses.grant(command.key, grants[command.key]);
      return { real: 'ok', model: 'ok' };
    }
    case 'start':
      return {
        real: codeOf(money.bonuses.start(bonusId(command.key), at)),
        model: model.bonuses.start(command.key, model.isFrozen, at),
      };
    case 'forfeit':
      return {
        real: codeOf(money.bonuses.forfeit(bonusId(command.key), at)),
        model: model.bonuses.forfeit(command.key),
      };
    case 'prize': {
      // What a frozen player wins waits until some call pays what is due; which one does is not the model's affair.
      if (model.isFrozen) return { real: 'waits', model: 'waits' };
      money.loyalty.awardRacePrize(
        { raceId: command.key, title: command.key, place: 1, cash: command.amount },
        at,
        () => undefined,
      );
      model.prize(command.key, command.amount);
      return { real: 'ok', model: 'ok' };
    }
    case 'freeze':
      model.isFrozen = command.on;
      return { real: 'ok', model: 'ok' };
    case 'complete':
      model.isComplete = command.on;
      return { real: 'ok', model: 'ok' };
  }
}

/** The game decides the payout, so the model takes it from the receipt and is asked only whether the round may happen. `of`: a bonus's free spin. */
function play(
  { key, stake, of }: { key: string; stake: number; of: string | null },
  { rounds, history }: PlayerMoney,
  model: MoneyModel,
  { gameid }: Table,
  at: number,
): Answers {
  const all = { limit: 100, offset: 0 };
  const before = history.rounds(all).total;
  const outcome = rounds.play(
    {
      gameid,
      gametitle: gameid,
      mode: 'real',
      stake,
      requestId: key,
      category: 'slots',
      bonusId: of === null ? undefined : bonusId(of),
    },
    at,
  );
  const isNew = history.rounds(all).total > before;
  const answer = model.mayPlay(key, stake, of, at);
  if (outcome.ok && isNew) model.played(stake, outcome.data.payout, of, at);
  return { real: codeOf(outcome), model: answer };
}
