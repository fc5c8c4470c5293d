import { describe, expect, it } from 'vitest';
import { returnBand, type ReturnSums } from './return-band';

/** A game that pays `prize` with a chance of `over` in 10,000, each outcome exactly as often as it should, over 10,000 × `times` rounds of 100. */
function sums(prize: number, over: number, times: number): ReturnSums {
  const rounds = 10_000 * times;
  const wins = over * times;
  return {
    rounds,
    staked: rounds * 100,
    paid: wins * prize,
    stakedSquared: rounds * 100 ** 2,
    stakedPaid: wins * 100 * prize,
    paidSquared: wins * prize ** 2,
  };
}

describe('the band of an actual return', () => {
  it('holds a game that pays as stated', () => {
    expect(returnBand(sums(192, 5_000, 1), 0.96)).toMatchObject({ actual: 0.96, verdict: 'inside' });
  });

  it('is as wide as chance: 3.29 standard errors of the mean of one round', () => {
    const { low, high } = returnBand(sums(192, 5_000, 1), 0.96)!;
    expect((high - low) / 2).toBeCloseTo((3.29 * 0.96) / Math.sqrt(10_000), 6);
  });

  it('narrows with the rounds and shows a game that pays half a percent less than it says', () => {
    expect(returnBand(sums(191, 5_000, 1), 0.96)!.verdict).toBe('inside');
    expect(returnBand(sums(191, 5_000, 100), 0.96)!.verdict).toBe('outside');
    expect(returnBand(sums(193, 5_000, 100), 0.96)!.verdict).toBe('outside');
  });

  it('is wide where one prize pays nearly all', () => {
    const { low, high } = returnBand(sums(9_600 * 100, 1, 10), 0.96)!;
    expect(low).toBe(0);
    expect(high).toBeGreaterThan(1.9);
  });

  it('is not judged by too few rounds, and is none before the first stake', () => {
    expect(returnBand({ ...sums(192, 5_000, 1), rounds: 999 }, 0.5)!.verdict).toBe('too-few');
    expect(
      returnBand({ rounds: 0, staked: 0, paid: 0, stakedSquared: 0, stakedPaid: 0, paidSquared: 0 }, 0.96),
    ).toBeNull();
  });
});
