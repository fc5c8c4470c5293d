import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from 'contract/constants';
import { currencies, currencyCodes } from 'contract/money';
import { sampleOffers } from './sample-offers';
import { bonusFor, boundState, grantFor, offersFor, type DepositSituation } from './deposit-offers';

const rules = sampleOffers(0);
const someone: DepositSituation = {
  withheld: false,
  hasDeposited: false,
  tier: null,
  currency: 'EUR',
  wageringCap: null,
  isGiven: () => false,
};
const idsFor = (change: Partial<DepositSituation>, at = 0) =>
  offersFor({ ...someone, ...change }, at, rules).map(({ id }) => id);

describe('offers of a deposit', () => {
  it('are the welcome with the first deposit, the weekly one with later ones, and none where nothing is offered', () => {
    expect(idsFor({})).toEqual(['welcome']);
    expect(idsFor({ hasDeposited: true })).toEqual(['reload']);
    expect(idsFor({ withheld: true })).toEqual([]);
  });

  it('are those that say how long their bonus may be played, with a deposit', () => {
    const [welcome] = rules;
    const changed = [{ ...welcome!, validFor: null }, { ...welcome!, deposit: null }, welcome!];
    expect(offersFor(someone, 0, changed)).toHaveLength(1);
  });

  it('are given once: the welcome for good, the weekly one anew with each ISO week', () => {
    const sunday = Date.UTC(2026, 10, 22, 23, 59, 59, 999);
    const given = new Set([
      'deposit:welcome',
      ...offersFor({ ...someone, hasDeposited: true }, sunday, rules).map(({ key }) => key),
    ]);
    const isGiven = (key: string) => given.has(key);
    expect(idsFor({ isGiven })).toEqual([]);
    expect(idsFor({ hasDeposited: true, isGiven }, sunday)).toEqual([]);
    expect(idsFor({ hasDeposited: true, isGiven }, sunday - 6 * days)).toEqual([]);
    expect(idsFor({ hasDeposited: true, isGiven }, sunday + 1)).toEqual(['reload']);
  });

  it('are worth the same in every currency, and ask for no more wagering than the licence allows', () => {
    for (const currency of currencyCodes) {
      expect(offersFor({ ...someone, currency }, 0, rules)[0]).toMatchObject({
        most: 100_00 * currencies[currency].perEuro,
        minimum: 20_00 * currencies[currency].perEuro,
        multiplier: 30,
      });
    }
    expect(offersFor({ ...someone, wageringCap: 10 }, 0, rules)[0]?.multiplier).toBe(10);
  });
});

describe('what an offer adds to a deposit', () => {
  const welcome = () => offersFor(someone, 0, rules)[0]!;
  it.each([
    [20_00, 20_00],
    [99_99, 99_99],
    [100_00, 100_00],
    [100_01, 100_00],
    [5_000_00, 100_00],
  ])('%i brings %i at 100 %% up to 100.00', (amount, bonus) => expect(bonusFor(welcome(), amount)).toBe(bonus));

  it('cuts halves of a cent', () => expect(bonusFor({ percent: 50, most: 50_00 }, 20_01)).toBe(10_00));

  it('is a whole amount, never above the percentage nor the most, and grows with the deposit', () => {
    const amount = fc.integer({ min: 1, max: 5_000_000_00 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 1_000_00 }),
        amount,
        amount,
        (percent, most, one, other) => {
          const given = bonusFor({ percent, most }, one);
          expect(Number.isSafeInteger(given)).toBe(true);
          expect(given).toBeLessThanOrEqual(most);
          expect(given * 100).toBeLessThanOrEqual(one * percent);
          // Not a cent short of what was promised.
          if (given < most) expect((given + 1) * 100).toBeGreaterThan(one * percent);
          if (one <= other) expect(bonusFor({ percent, most }, other)).toBeGreaterThanOrEqual(given);
        },
      ),
    );
  });

  it('keeps the terms of the moment', () => {
    expect(grantFor(welcome(), 50_00)).toMatchObject({
      key: 'deposit:welcome',
      amount: 50_00,
      multiplier: 30,
      validFor: 30 * days,
      freeSpins: null,
    });
  });
});

it('a bound bonus waits with its deposit, goes with it, and comes with its credit', () => {
  expect(boundState('pending', null)).toBe('waiting');
  expect(boundState('unallocated', null)).toBe('waiting');
  expect(boundState('declined', null)).toBe('cancelled');
  expect(boundState('credited', 'b')).toBe('given');
  expect(boundState('credited', null)).toBe('cancelled');
});

it('an offer is there in its window alone', () => {
  const [late] = rules.filter(({ url }) => url === 'winter-lights');
  const ids = (at: number) => offersFor(someone, at, [late!]).map(({ id }) => id);
  expect([late!.from! - 1, late!.from!, late!.until! - 1, late!.until!].map((at) => ids(at).length)).toEqual([
    0, 1, 1, 0,
  ]);
});
