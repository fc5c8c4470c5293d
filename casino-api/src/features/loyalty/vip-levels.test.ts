import { vipLevels } from 'contract/vip-ladder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBenefit, isVip, levelAfter, levelFor, levelsCrossed, standingOf, tierOf } from './vip-levels';

describe('the level of cash points', () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [15, 1],
    [16, 2],
    [1_839, 19],
    [1_840, 20],
    [1_999, 20],
    [2_000, 21],
    [479_999, 59],
    [480_000, 60],
    [1e9, 60],
  ])('%i is %i', (points, level) => {
    expect(levelFor(points)).toBe(level);
  });

  it('turns at each rung exactly', () => {
    for (const { level, requiredCP } of vipLevels) {
      expect([levelFor(requiredCP - 1), levelFor(requiredCP)]).toEqual([level - 1, level]);
    }
  });

  it('never falls, whatever happens to the points', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600_000 }), { maxLength: 40 }), (points) => {
        let level = 0;
        for (const now of points) {
          const next = levelAfter(level, now);
          expect(next).toBeGreaterThanOrEqual(level);
          expect(next).toBeGreaterThanOrEqual(levelFor(now));
          level = next;
        }
        expect(level).toBe(levelFor(Math.max(0, ...points)));
      }),
    );
  });

  it('pays each rung once, however many are crossed at a time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600_000 }), { maxLength: 20 }), (points) => {
        let level = 0;
        const paid: number[] = [];
        for (const now of points) {
          const next = levelAfter(level, now);
          paid.push(...levelsCrossed(level, next).map((rung) => rung.level));
          level = next;
        }
        expect(paid).toEqual(vipLevels.slice(0, level).map((rung) => rung.level));
      }),
    );
  });
});

describe('tiers', () => {
  it.each([
    [0, null],
    [20, null],
    [21, 'Bronze'],
    [30, 'Bronze'],
    [31, 'Silver'],
    [40, 'Silver'],
    [41, 'Gold'],
    [50, 'Gold'],
    [51, 'Platinum'],
    [60, 'Platinum'],
  ])('level %i is %s', (level, tier) => {
    expect(tierOf(level)).toBe(tier);
    expect(isVip(level)).toBe(level >= 21);
  });

  it.each([
    [30, false, false, false],
    [31, true, false, false],
    [41, true, true, false],
    [51, true, true, true],
  ])(
    'level %i: weekly cashback %s, weekly reward %s, monthly reward %s',
    (level, weekly, weeklyReward, monthlyReward) => {
      expect([
        hasBenefit(level, 'weeklyCashback'),
        hasBenefit(level, 'weeklyMoneyReward'),
        hasBenefit(level, 'monthlyMoneyReward'),
      ]).toEqual([weekly, weeklyReward, monthlyReward]);
    },
  );
});

describe('the lookup', () => {
  it('has no current level below the first, and no next one at the top', () => {
    expect(standingOf(0, 9)).toEqual({ current: null, next: { category: null, level: 1, requiredPoints: 10 } });
    expect(standingOf(20, 1_999)).toEqual({
      current: { category: null, level: 20, points: 1_999 },
      next: { category: 'Bronze', level: 21, requiredPoints: 2_000 },
    });
    expect(standingOf(60, 480_000)).toEqual({
      current: { category: 'Platinum', level: 60, points: 480_000 },
      next: null,
    });
  });
});
