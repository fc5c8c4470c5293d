import { seconds } from 'contract/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  claimedPeriod,
  claimRefusal,
  closedPeriodPays,
  edgeOf,
  instantAfter,
  instantOf,
  instantParts,
  instantPayable,
  isOffered,
  lossCashbackOf,
  moneyRewardOf,
} from './cashback';
import { declaredTerms } from './terms';

const { weekly: aWeek, monthly: aMonth } = declaredTerms;

describe('instant cashback', () => {
  it.each([
    [9_800, 200],
    [9_601, 399],
    [9_600, 400],
    [9_599, 400],
    [9_000, 400],
    [10_000, 0],
    [10_050, 0],
    [null, 300],
  ])('of a return of %s goes by an edge of %i', (rtp, edge) => {
    expect(edgeOf(rtp)).toBe(edge);
  });

  it('is 20 % of the edge on the cash stake', () => {
    expect(instantPayable(instantOf(100_00, 9_600))).toBe(80);
    expect(instantPayable(instantOf(100_00, null))).toBe(60);
    expect(instantPayable(instantOf(124, 9_600))).toBe(0);
    expect(instantPayable(instantOf(125, 9_600))).toBe(1);
  });

  it('pays the same sum over any rounds and claims, to less than one cent', () => {
    const round = fc.record({
      stake: fc.integer({ min: 0, max: 1e8 }),
      rtp: fc.option(fc.integer({ min: 8_500, max: 10_100 })),
      claims: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(round, { maxLength: 60 }), (rounds) => {
        let [pot, paid, exact] = [0, 0, 0n];
        for (const { stake, rtp, claims } of rounds) {
          pot += instantOf(stake, rtp);
          exact += BigInt(stake) * BigInt(edgeOf(rtp));
          if (!claims) continue;
          const amount = instantPayable(pot);
          pot = instantAfter(pot, amount);
          paid += amount;
        }
        expect(paid + instantPayable(pot)).toBe(Number(exact / 50_000n));
      }),
    );
  });

  it('owes nothing when a taken-back round leaves the pot below zero', () => {
    expect(instantPayable(-instantParts)).toBe(0);
  });
});

describe('weekly and monthly cashback', () => {
  it.each([
    [0, 0, 0],
    [-500_00, 0, 0],
    [19, 0, 0],
    [20, 1, 0],
    [34, 1, 1],
    [1_000_00, 50_00, 30_00],
  ])('of a net loss of %i are %i and %i', (loss, weekly, monthly) => {
    expect([lossCashbackOf(aWeek, loss), lossCashbackOf(aMonth, loss)]).toEqual([weekly, monthly]);
  });

  it.each([
    [0, true, false],
    [30, true, false],
    [31, true, true],
    [60, true, true],
  ])('level %i: daily %s, the others %s', (level, daily, others) => {
    expect([isOffered('daily', level), isOffered('weekly', level), isOffered('monthly', level)]).toEqual([
      daily,
      others,
      others,
    ]);
  });

  it.each([
    [40, 0, 0],
    [41, 50_00, 0],
    [50, 50_00, 0],
    [51, 50_00, 250_00],
  ])('level %i is rewarded with %i a week and %i a month', (level, weekly, monthly) => {
    expect([moneyRewardOf('weekly', aWeek, level, 'EUR'), moneyRewardOf('monthly', aMonth, level, 'EUR')]).toEqual([
      weekly,
      monthly,
    ]);
    expect(moneyRewardOf('weekly', aWeek, level, 'NOK')).toBe(weekly * 10);
  });

  it.each([
    [30, true, 1_000_00, 0, 0],
    [31, true, 1_000_00, 50_00, 0],
    [41, true, 1_000_00, 100_00, 50_00],
    [41, true, -1, 50_00, 50_00],
    [60, false, 1_000_00, 0, 0],
    [0, true, 1_000_00, 0, 0],
  ])(
    'a week that closed at level %i, played in: %s, with a loss of %i, pays %i, of which %i are the reward',
    (level, hasPlayed, netLoss, pays, reward) => {
      expect(
        closedPeriodPays('weekly', aWeek, { level, hasPlayed, netLoss, instant: 1_000_00 * instantParts }, 'EUR'),
      ).toEqual({ pays, reward });
    },
  );

  it.each([
    // One loss at long odds: 5 % of it would be more than the house's edge of 1.06 %.
    [31, 500_00, instantOf(500_00, 9_894), 1_06, 0],
    // Gold's 50 EUR come with stakes that earn as much: 6,250 EUR at 4 %.
    [41, -1, instantOf(6_249_99, 9_600), 49_99, 49_99],
    [41, -1, instantOf(6_250_00, 9_600), 50_00, 50_00],
    [41, 1_000_00, instantOf(6_250_00, 9_600), 50_00, 50_00],
    [41, 1_000_00, instantOf(12_500_00, 9_600), 100_00, 50_00],
    [41, 1_000_00, -1, 0, 0],
  ])(
    'at level %i with a loss of %i never come to more than the instant cashback on the same stakes',
    (level, netLoss, instant, pays, reward) => {
      expect(closedPeriodPays('weekly', aWeek, { level, hasPlayed: true, netLoss, instant }, 'EUR')).toEqual({
        pays,
        reward,
      });
    },
  );

  it('are exact at every percentage that can be set', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 1e12 }), (tenths, loss) => {
        const exact = (BigInt(loss) * BigInt(tenths)) / 1_000n;
        expect(lossCashbackOf({ percent: tenths / 10 }, loss)).toBe(Number(exact));
      }),
    );
  });

  it('never come to more than the instant cashback on the same stakes, whatever operators set', () => {
    const terms = fc.record({
      percent: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
      reward: fc.integer({ min: 1, max: 10_000_00 }),
    });
    const end = fc.record({
      level: fc.integer({ min: 0, max: 60 }),
      hasPlayed: fc.boolean(),
      netLoss: fc.integer({ min: -1e9, max: 1e9 }),
      instant: fc.integer({ min: -1e9, max: 1e12 }),
    });
    fc.assert(
      fc.property(fc.constantFrom('weekly', 'monthly'), terms, end, (kind, set, period) => {
        const { pays, reward } = closedPeriodPays(kind, set, period, 'NOK');
        expect(pays).toBeLessThanOrEqual(instantPayable(period.instant));
        expect(reward).toBeLessThanOrEqual(pays);
      }),
    );
  });

  it.each([
    ['daily', '2026-11-20T00:00:00Z', '2026-11-19', '2026-11-20'],
    ['weekly', '2026-11-23T00:00:00Z', '2026-W46', '2026-W47'],
    ['monthly', '2026-12-01T00:00:00Z', '2026-10', '2026-11'],
  ] as const)('the %s claim of %s is another one than a second before', (kind, border, before, after) => {
    const keys = [-1 * seconds, 0, 1 * seconds].map((offset) => claimedPeriod(kind, Date.parse(border) + offset).key);
    expect(keys).toEqual([before, after, after]);
  });
});

describe('a claim', () => {
  const good = { offered: true, frozen: false, alreadyClaimed: false, available: 1 };
  it.each([
    [{}, null],
    [{ frozen: true, offered: false, alreadyClaimed: true, available: 0 }, 'account_frozen'],
    [{ offered: false, alreadyClaimed: true }, 'cashback_not_offered'],
    [{ alreadyClaimed: true, available: 0 }, 'cashback_already_claimed'],
    [{ available: 0 }, 'nothing_to_claim'],
  ])('with %o comes to %s', (over, code) => {
    expect(claimRefusal({ ...good, ...over })).toEqual(
      code === null ? null : expect.objectContaining({ ok: false, code }),
    );
  });
});
