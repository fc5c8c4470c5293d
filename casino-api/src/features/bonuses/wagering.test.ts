import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conclusionOf,
  highestStakeIn,
  homeOf,
  isInPlay,
  pointsNeeded,
  pointsOf,
  usualMultiplier,
  type BonusState,
  type Wagering,
} from './wagering';

const active: Wagering = {
  state: 'active',
  amount: 10_00,
  multiplier: usualMultiplier,
  pointsGained: 0,
  openBets: 0,
  freeSpinsLeft: 0,
  expiresAt: 1_000,
};
const states: BonusState[] = ['queued', 'active', 'completed', 'forfeited', 'expired'];
const anyWagering: fc.Arbitrary<Wagering> = fc.record({
  state: fc.constantFrom(...states),
  amount: fc.integer({ min: 0, max: 1_000 }),
  multiplier: fc.integer({ min: 0, max: 50 }),
  pointsGained: fc.integer({ min: 0, max: 50_000 }),
  openBets: fc.integer({ min: 0, max: 2 }),
  freeSpinsLeft: fc.integer({ min: 0, max: 2 }),
  expiresAt: fc.option(fc.integer({ min: 0, max: 100 })),
});

describe('points', () => {
  it('needed are thirty times the amount', () =>
    expect(pointsNeeded({ amount: 10_00, multiplier: usualMultiplier })).toBe(300_00));

  it.each([
    [100, 100, 100],
    [101, 20, 20],
    [104, 20, 20],
    [105, 20, 21],
    [4, 20, 0],
    [100, 0, 0],
  ])('for a stake of %i at %i percent are %i', (stake, percent, points) => {
    expect(pointsOf(stake, percent)).toBe(points);
  });

  it('are whole and never more than the stake', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), fc.integer({ min: 0, max: 100 }), (stake, percent) => {
        const points = pointsOf(stake, percent);
        expect(Number.isSafeInteger(points)).toBe(true);
        expect(BigInt(points)).toBe((BigInt(stake) * BigInt(percent)) / 100n);
      }),
    );
  });
});

describe('a bonus ends', () => {
  it('completed with the last point, not before', () => {
    expect(conclusionOf({ ...active, pointsGained: 299_99 }, 0)).toBeNull();
    expect(conclusionOf({ ...active, pointsGained: 300_00 }, 0)).toBe('completed');
  });

  it('expired with the moment of its expiry, not before', () => {
    expect([998, 999, 1_000, 1_001].map((at) => conclusionOf(active, at))).toEqual([null, null, 'expired', 'expired']);
    expect(conclusionOf({ ...active, expiresAt: null }, Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  it('never while it waits in the queue', () => {
    expect(conclusionOf({ ...active, state: 'queued' }, Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  it('not while bets are open, and then completed where both were due', () => {
    const due = { ...active, pointsGained: 300_00, openBets: 1 };
    expect(conclusionOf(due, 2_000)).toBeNull();
    expect(conclusionOf({ ...due, openBets: 0 }, 2_000)).toBe('completed');
  });

  it('never completed with free spins left, nor before it was started', () => {
    expect(conclusionOf({ ...active, pointsGained: 300_00, freeSpinsLeft: 1 }, 0)).toBeNull();
    expect(conclusionOf({ ...active, pointsGained: 300_00, state: 'queued' }, 0)).toBeNull();
  });

  it('once', () => {
    fc.assert(
      fc.property(anyWagering, fc.integer({ min: 0, max: 200 }), (bonus, at) => {
        const end = conclusionOf(bonus, at);
        if (end) expect(conclusionOf({ ...bonus, state: end }, at + 1)).toBeNull();
        if (bonus.openBets > 0) expect(end).toBeNull();
        if (end === 'completed') expect(bonus.pointsGained).toBeGreaterThanOrEqual(pointsNeeded(bonus));
        // Nothing that ends by itself was still to be played with.
        if (end === 'expired') expect(isInPlay(bonus, at)).toBe(false);
      }),
    );
  });
});

it('is in play while active and before its expiry', () => {
  expect([999, 1_000].map((at) => isInPlay(active, at))).toEqual([true, false]);
  expect(states.filter((state) => isInPlay({ state, expiresAt: null }, 0))).toEqual(['active']);
});

it('has late money where its end left it', () => {
  expect(states.map(homeOf)).toEqual(['bonus', 'bonus', 'cash', 'promotions', 'promotions']);
});

it('has a highest stake of 5 EUR or its equivalent', () => {
  expect([highestStakeIn('EUR'), highestStakeIn('PLN'), highestStakeIn('NOK')]).toEqual([5_00, 25_00, 50_00]);
});
