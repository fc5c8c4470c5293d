import { describe, expect, it } from 'vitest';
import type { StakedOn } from '../catalogue/game-facts';
import { givenBack, netEdge, rewardTiers } from './net-edge';

const slot: StakedOn = { category: 'slots', rtp: 9_600, challenges: 0 };

describe('what a stake brings back besides the return', () => {
  it('is instant cashback and level rewards, and from Silver on as much again for the week and the month', () => {
    // A fifth of an edge of 4 %: 0.8 %. The best levels next: 21 EUR for 4,000, 31 for 5,000, 36 for 10,000, 100 for 100,000, 160 for 1,000,000.
    expect(rewardTiers.map((tier) => Number(givenBack(slot, tier).toFixed(2)))).toEqual([
      80 + 52.5,
      80 + 62,
      240 + 36,
      240 + 10,
      240 + 1.6,
    ]);
  });

  it('counts levels by the weight of the category, and what challenges bring', () => {
    expect(givenBack({ ...slot, category: 'livecasino' }, null)).toBeCloseTo(80 + 10.5);
    expect(givenBack({ ...slot, category: 'sportsbook' }, null)).toBeCloseTo(80 + 10.5);
    expect(givenBack({ ...slot, challenges: 60 }, null)).toBeCloseTo(80 + 52.5 + 60);
  });

  it('goes by an edge of 3 % where the return is not known', () => {
    expect(netEdge({ ...slot, rtp: null }, null)).toBeCloseTo(300 - 60 - 52.5);
  });

  it('leaves less than the edge, and nothing where the edge is small', () => {
    expect(netEdge(slot, null)).toBeCloseTo(399 - 132.5);
    expect(netEdge({ ...slot, rtp: 9_950 }, 'Silver')).toBeLessThan(0);
  });
});
