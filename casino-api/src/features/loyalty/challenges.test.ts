import { currencies, currencyCodes, type Currency } from 'contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { challengeHit, challengeTiers, type ChallengeRound } from './challenges';

const round = (cashStake: number, payout: number, over: Partial<ChallengeRound> = {}): ChallengeRound => ({
  category: 'slots',
  cashStake,
  bonusStake: 0,
  payout,
  ...over,
});
const standard = (currency: Currency) => challengeTiers(currency, null);
const hit = (of: ChallengeRound, currency: Currency = 'EUR'): number | null =>
  challengeHit(of, standard(currency))?.multiplier ?? null;

describe('a challenge', () => {
  it.each([
    [1_50, 1_500],
    [3_00, 3_000],
    [6_00, 5_000],
    [10_00, 10_000],
    [25_00, 20_000],
  ])('at a stake of %i is x%i, to the cent of the stake and of the payout', (stake, multiplier) => {
    expect(hit(round(stake, stake * multiplier))).toBe(multiplier);
    expect(hit(round(stake, stake * multiplier - 1))).not.toBe(multiplier);
    expect(hit(round(stake - 1, (stake - 1) * multiplier))).not.toBe(multiplier);
  });

  it('pays the highest tier whose stake was enough', () => {
    expect(hit(round(25_00, 25_00 * 50_000))).toBe(20_000);
    expect(hit(round(24_99, 24_99 * 50_000))).toBe(10_000);
    expect(hit(round(1_50, 1_50 * 50_000))).toBe(1_500);
    expect(hit(round(1_49, 1_49 * 50_000))).toBeNull();
  });

  it('is for slots and cash alone', () => {
    expect(hit(round(25_00, 25_00 * 20_000, { category: 'livecasino' }))).toBeNull();
    expect(hit(round(24_99, 25_00 * 20_000, { bonusStake: 1 }))).toBeNull();
    expect(hit(round(0, 5_000_00))).toBeNull();
  });

  it.each<[Currency, number]>([
    ['PLN', 7_50],
    ['NOK', 15_00],
    ['USD', 1_50],
  ])('in %s needs %i for the first tier', (currency, minimum) => {
    expect(hit(round(minimum, minimum * 1_500), currency)).toBe(1_500);
    expect(hit(round(minimum - 1, (minimum - 1) * 1_500), currency)).toBeNull();
    expect(standard(currency)[0]?.prize).toBe(250_00 * currencies[currency].perEuro);
  });

  it('is none when the licence caps the stake below its minimum', () => {
    expect(challengeTiers('EUR', 6_00).map(({ minimumStake }) => minimumStake)).toEqual([1_50, 3_00, 6_00]);
    expect(challengeTiers('NOK', 5_99).map(({ minimumStake }) => minimumStake)).toEqual([15_00, 30_00]);
  });

  it('is judged exactly at any size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 25_00 * 10, max: 4e11 }),
        fc.constantFrom(-1, 0, 1),
        fc.constantFrom(...currencyCodes),
        (stake, offset, currency) => {
          const [, , , fourth, fifth] = standard(currency);
          const payout = stake * 20_000 + offset;
          expect(challengeHit(round(stake, payout), standard(currency))).toEqual(offset < 0 ? fourth : fifth);
        },
      ),
    );
  });
});
