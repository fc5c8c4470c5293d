import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundStake, splitWin } from './bonus-funding';

const amount = fc.integer({ min: 0, max: 1e13 });

describe('a stake', () => {
  it.each([
    [100, { cash: 500, bonus: 500 }, { cash: 100, bonus: 0 }],
    [100, { cash: 100, bonus: 0 }, { cash: 100, bonus: 0 }],
    [100, { cash: 30, bonus: 70 }, { cash: 30, bonus: 70 }],
    [100, { cash: 0, bonus: 100 }, { cash: 0, bonus: 100 }],
    [100, { cash: 30, bonus: 69 }, null],
    [0, { cash: 0, bonus: 0 }, { cash: 0, bonus: 0 }],
  ])('of %i with %o is funded by %o', (stake, held, funding) => {
    expect(fundStake(stake, held)).toEqual(funding);
  });

  it('is funded exactly, by cash as far as it goes, and only by what is there', () => {
    fc.assert(
      fc.property(amount, amount, amount, (stake, cash, bonus) => {
        const funding = fundStake(stake, { cash, bonus });
        if (!funding) {
          expect(cash + bonus).toBeLessThan(stake);
          return;
        }
        expect(funding.cash + funding.bonus).toBe(stake);
        expect(funding.cash).toBeLessThanOrEqual(cash);
        expect(funding.bonus).toBeLessThanOrEqual(bonus);
        expect(funding.bonus === 0 || funding.cash === cash).toBe(true);
      }),
    );
  });
});

describe('a win', () => {
  it.each([
    [300, { cash: 100, bonus: 0 }, { cash: 300, bonus: 0 }],
    [300, { cash: 0, bonus: 100 }, { cash: 0, bonus: 300 }],
    [300, { cash: 25, bonus: 75 }, { cash: 75, bonus: 225 }],
    [100, { cash: 1, bonus: 2 }, { cash: 34, bonus: 66 }],
    [1, { cash: 1, bonus: 99 }, { cash: 1, bonus: 0 }],
    [50, { cash: 0, bonus: 0 }, { cash: 50, bonus: 0 }],
    [0, { cash: 10, bonus: 10 }, { cash: 0, bonus: 0 }],
  ])('of %i on a stake of %o is split into %o', (payout, staked, split) => {
    expect(splitWin(payout, staked)).toEqual(split);
  });

  it('is split without losing a unit, in the stake’s proportion to the unit, the remainder to cash', () => {
    fc.assert(
      fc.property(amount, amount, amount, (payout, cash, bonus) => {
        const split = splitWin(payout, { cash, bonus });
        expect(split.cash + split.bonus).toBe(payout);
        expect(Math.min(split.cash, split.bonus)).toBeGreaterThanOrEqual(0);
        const stake = BigInt(cash) + BigInt(bonus);
        if (stake === 0n) return;
        const rest = BigInt(payout) * BigInt(bonus) - BigInt(split.bonus) * stake;
        expect(rest >= 0n && rest < stake).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives the bonus back all that it staked when a round pays the stake', () => {
    fc.assert(
      fc.property(amount, amount, (cash, bonus) => {
        expect(splitWin(cash + bonus, { cash, bonus })).toEqual({ cash, bonus });
      }),
    );
  });
});
