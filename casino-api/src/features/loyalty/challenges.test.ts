import { currencies, currencyCodes, type Currency } from 'contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameFacts } from '../catalogue';
import { games } from '../../games/registry';
import { challengeHit, challengeTiers, isReckonedWith, type ChallengeRound } from './challenges';
import { declaredTerms } from './terms';

const { challenges } = declaredTerms;

const round = (cashStake: number, payout: number, over: Partial<ChallengeRound> = {}): ChallengeRound => ({
  category: 'slots',
  cashStake,
  bonusStake: 0,
  payout,
  ...over,
});
const standard = (currency: Currency) => challengeTiers(challenges, currency, null);
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
    expect(challengeTiers(challenges, 'EUR', 6_00).map(({ minimumStake }) => minimumStake)).toEqual([1_50, 3_00, 6_00]);
    expect(challengeTiers(challenges, 'NOK', 5_99).map(({ minimumStake }) => minimumStake)).toEqual([15_00, 30_00]);
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

describe('what a challenge may be set to', () => {
  it('is no lower a multiple and no more for a stake than what slots were counted with, to the cent', () => {
    expect(challenges.every(isReckonedWith)).toBe(true);
    const tier = { multiplier: 1_500, prize: 250_00, minimumStake: 1_50 };
    expect(isReckonedWith({ ...tier, multiplier: 1_499 })).toBe(false);
    expect(isReckonedWith({ ...tier, prize: 250_01 })).toBe(false);
    expect(isReckonedWith({ ...tier, minimumStake: 1_49 })).toBe(false);
    expect(isReckonedWith({ multiplier: 20_000, prize: 10_000_00, minimumStake: 60_00 })).toBe(true);
  });

  it('gives back no more of a slot than it is reckoned to: the prize over the stake, at the chance of its multiple', () => {
    const chances = new Map(
      games.map(({ id }) => [id, gameFacts(id).challenges / ((250_00 / 1_50) * 10_000)] as const),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...chances.keys()),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 10_000_00 }),
        fc.integer({ min: 1, max: 1_000_00 }),
        (gameid, multiplier, prize, minimumStake) => {
          fc.pre(isReckonedWith({ multiplier, prize, minimumStake }));
          // A higher multiple is no likelier than the lowest that was counted.
          const back = (prize / minimumStake) * chances.get(gameid)! * 10_000;
          expect(back).toBeLessThanOrEqual(gameFacts(gameid).challenges + 1e-9);
        },
      ),
    );
  });
});
