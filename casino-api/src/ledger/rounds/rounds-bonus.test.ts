/** What a bonus's money does in a round: who paid the stake decides who gets what comes of it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  fundingOf,
  unknownRound,
  type BetEntry,
  type Round,
  type RoundEvent,
  type RoundMove,
} from './rounds';

const bet = (bonus?: BetEntry['bonus'], amount = 100, id = 'b'): RoundEvent => ({ kind: 'bet', id, amount, bonus });
const win = (amount = 250, id = 'w'): RoundEvent => ({ kind: 'win', id, amount, closes: false });
const rollback = (betId = 'b'): RoundEvent => ({ kind: 'rollback', betId });
const part = (amount: number, id = 'x') => ({ id, amount });

function play(...events: RoundEvent[]): { round: Round; moves: RoundMove[]; bonus: number; net: number } {
  let round = unknownRound;
  const moves: RoundMove[] = [];
  for (const event of events) {
    const step = afterEvent(round, event);
    if (step.refused) continue;
    round = step.round;
    moves.push(...step.moves);
  }
  return {
    round,
    moves,
    bonus: moves.reduce((sum, move) => sum + (move.bonus?.amount ?? 0), 0),
    net: moves.reduce((sum, { amount }) => sum + amount, 0),
  };
}

describe('a stake that a bonus paid in part', () => {
  it('is taken, won on and given back by its parts', () => {
    expect(play(bet(part(75)), win(), rollback()).moves).toEqual([
      { kind: 'bet', entryId: 'b', amount: -100, bonus: part(-75) },
      { kind: 'win', entryId: 'w', amount: 250, bonus: part(187) },
      { kind: 'rollback', entryId: 'b', amount: 100, bonus: part(75) },
      { kind: 'rollback', entryId: 'w', amount: -250, bonus: part(-187) },
    ]);
  });

  it('splits a win that came before it', () => {
    expect(play(win(), bet(part(75))).moves[1]).toEqual({ kind: 'win', entryId: 'w', amount: 250, bonus: part(187) });
  });

  it('is told apart from the cash of the standing bets', () => {
    const { round } = play(bet(part(75)), bet(undefined, 40, 'c'), bet(part(10), 20, 'd'), rollback('d'));
    expect(fundingOf(round)).toEqual({ cash: 65, bonus: 75 });
  });

  it('shares a win with the round’s other bets, as they stood when it came', () => {
    const { round } = play(bet(part(100)), win(300, 'first'), bet(undefined, 100, 'c'), win(300, 'second'));
    expect(round.wins.map(({ bonus }) => bonus)).toEqual([part(300), part(150)]);
  });

  it('of another bonus that was given back has no part in what comes after', () => {
    const { round } = play(
      bet(part(100, 'old')),
      bet(undefined, 50, 'c'),
      rollback(),
      bet(part(50, 'new'), 50, 'd'),
      win(100),
    );
    expect(round.wins[0]!.bonus).toEqual(part(50, 'new'));
  });
});

describe('a stake that cash paid while a bonus was active', () => {
  it('belongs to the bonus and moves none of its money', () => {
    const { round, moves } = play(bet(part(0)), win());
    expect(round.bets[0]!.bonus).toEqual(part(0));
    expect(moves).toEqual([
      { kind: 'bet', entryId: 'b', amount: -100 },
      { kind: 'win', entryId: 'w', amount: 250 },
    ]);
  });
});

describe('a free spin', () => {
  it('wins for its bonus alone', () => {
    const { moves } = play(bet({ ...part(0), isFree: true }, 0), win(60));
    expect(moves[1]).toEqual({ kind: 'win', entryId: 'w', amount: 60, bonus: part(60) });
  });
});

describe('any events in any order', () => {
  const event = fc.oneof(
    fc
      .record({
        id: fc.constantFrom('b1', 'b2', 'b3'),
        amount: fc.integer({ min: 1, max: 500 }),
        share: fc.integer({ min: 0, max: 100 }),
        isBonus: fc.boolean(),
      })
      .map(({ id, amount, share, isBonus }) =>
        bet(isBonus ? part(Math.floor((amount * share) / 100)) : undefined, amount, id),
      ),
    fc.record({
      kind: fc.constant('win' as const),
      id: fc.constantFrom('w1', 'w2', 'w3'),
      amount: fc.integer({ min: 0, max: 5_000 }),
      closes: fc.boolean(),
    }),
    fc.constantFrom('b1', 'b2', 'b3').map(rollback),
  );

  it('move a bonus’s money only with the whole, in the same direction, and leave it what it was when all is taken back', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const { moves } = play(...events);
        for (const { amount, bonus } of moves) {
          expect(Math.abs(bonus?.amount ?? 0)).toBeLessThanOrEqual(Math.abs(amount));
          expect(Math.sign(bonus?.amount ?? amount)).toBe(Math.sign(amount));
        }
        const undone = play(...events, { kind: 'void' });
        expect([undone.net, undone.bonus]).toEqual([0, 0]);
      }),
      { numRuns: 2_000 },
    );
  });
});
