import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jackpotOf, jackpots } from './jackpot-terms';
import { afterHit, afterStakes, broughtBy, fineness, newPool, prizeOf, type Pool } from './jackpot-pool';

const terms = jackpotOf('whalesong-bay');

describe('a pool', () => {
  it('starts with its seed, which the house has advanced', () => {
    expect(newPool(terms)).toEqual({ pool: 500_00 * fineness, reserve: -500_00 * fineness, fed: 0, paid: 0 });
    expect(prizeOf(newPool(terms))).toBe(500_00);
  });

  it('takes a hundredth of each stake, and half as much toward its next seed', () => {
    const after = afterStakes(newPool(terms), 100_00, terms);
    expect(prizeOf(after)).toBe(501_00);
    expect(after).toMatchObject({ reserve: (-500_00 + 50) * fineness, fed: 150 * fineness });
  });

  it('keeps the fraction of a minor unit for who comes next', () => {
    const { after, prize } = afterHit(afterStakes(newPool(terms), 1, terms), terms);
    expect(prize).toBe(500_00);
    expect(after.pool).toBe(500_00 * fineness + 100);
  });

  it('pays out or still holds exactly what stakes have brought, whatever happens', () => {
    const event = fc.oneof(
      fc.nat({ max: 1e9 }).map((staked) => (pool: Pool) => afterStakes(pool, staked, terms)),
      fc.constant((pool: Pool) => afterHit(pool, terms).after),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { pool, reserve, fed, paid } = events.reduce((state, happens) => happens(state), newPool(terms));
        expect(pool + reserve + paid).toBe(fed);
        expect(pool).toBeGreaterThanOrEqual(terms.seed * fineness);
      }),
    );
  });
});

it.each(['nine-comets', 'toString'])('%s has no jackpot, and says so', (gameid) =>
  expect(() => jackpotOf(gameid)).toThrow(`${gameid} has no jackpot.`),
);

describe.each(Object.entries(jackpots))(
  'the terms of %s',
  (_gameid, { stakedPerHit, seed, poolShare, seedShare, funPrize }) => {
    it('pay for one seed with what is staked between two wins on average', () =>
      expect(stakedPerHit * seedShare).toBe(seed * fineness));

    it('return their shares: the chance of each euro times what the pool then holds on average', () => {
      expect(funPrize * fineness).toBe(broughtBy(stakedPerHit, { stakedPerHit, seed, poolShare, seedShare, funPrize }));
      expect(poolShare).toBe(100);
    });

    it('keep every sum inside the exact integers for a thousand wins', () =>
      expect(Number.isSafeInteger(1_000 * stakedPerHit * (poolShare + seedShare))).toBe(true));
  },
);
