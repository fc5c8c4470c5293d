import { describe, expect, it } from 'vitest';
import { afterEvent, unknownRound, type Round, type RoundEvent } from './rounds';
import { worthOf } from './settlement';

const after = (...events: RoundEvent[]): Round =>
  events.reduce<Round>((round, event) => {
    const step = afterEvent(round, event);
    return step.refused ? round : step.round;
  }, unknownRound);

const nothing = { isSettled: false, cashStake: 0, bonusStake: 0, payout: 0, cashPayout: 0 };
const bet: RoundEvent = { kind: 'bet', id: 'b', amount: 100, bonus: { id: 'one', amount: 25 } };
const more: RoundEvent = { kind: 'bet', id: 'c', amount: 300 };
const win: RoundEvent = { kind: 'win', id: 'w', amount: 1_600, closes: true };

describe('what a round counts for', () => {
  it('is its stake and payout once it is settled, cash and bonus money apart', () => {
    // A sixteenth of the stake was a bonus's, so a sixteenth of the win is.
    expect(worthOf(after(bet, more, win))).toEqual({
      isSettled: true,
      cashStake: 375,
      bonusStake: 25,
      payout: 1_600,
      cashPayout: 1_500,
    });
  });

  it('is nothing while it is open, once it is taken back, and once it is void', () => {
    expect(worthOf(after(bet, { ...win, closes: false }))).toEqual(nothing);
    expect(worthOf(after(bet, win, { kind: 'rollback', betId: 'b' }))).toEqual(nothing);
    expect(worthOf(after(bet, win, { kind: 'void' }))).toEqual(nothing);
  });

  it('counts no bonus’s part of a win that is not paid, whatever its books say of it', () => {
    const books = after(bet, { ...win, amount: 400 });
    const unpaid = { id: 'v', amount: 100, state: 'unpaid', bonus: { id: 'one', amount: 25 } } as const;
    expect(worthOf({ ...books, wins: [...books.wins, unpaid] })).toMatchObject({ payout: 400, cashPayout: 300 });
  });

  it('leaves out a bet that was taken back and a win that an operator has voided', () => {
    expect(worthOf(after(bet, more, { kind: 'rollback', betId: 'b' }, win))).toEqual({
      isSettled: true,
      cashStake: 300,
      bonusStake: 0,
      payout: 1_600,
      cashPayout: 1_600,
    });
    const held = after({ ...bet, limits: { multiple: null, ceiling: 1_000 } }, win);
    expect(worthOf(held)).toMatchObject({ isSettled: true, payout: 0, cashPayout: 0 });
    expect(
      worthOf(after({ ...bet, limits: { multiple: null, ceiling: 1_000 } }, win, { ...win, id: 'v', amount: 400 })),
    ).toMatchObject({
      payout: 400,
      cashPayout: 300,
    });
  });
});
