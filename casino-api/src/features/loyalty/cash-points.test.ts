import { currencies, currencyCodes, type Currency } from 'contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashPointsOf, qualifyingEuro, qualifyingOf, weightOf, type QualifyingRound } from './cash-points';

const slots = (cashStake: number): QualifyingRound => ({ cashStake, category: 'slots' });
const pointsFor = (rounds: QualifyingRound[], currency: Currency = 'EUR'): number =>
  cashPointsOf(
    rounds.reduce((sum, round) => sum + qualifyingOf(round), 0),
    currency,
  );

describe('what a stake counts', () => {
  it.each([
    ['slots', 100],
    ['crash-and-fast', 100],
    ['livecasino', 20],
    ['game-shows', 20],
    ['table', 20],
    ['virtual', 20],
    ['sportsbook', 0],
    ['poker', 0],
    ['', 0],
    ['__proto__', 0],
    ['constructor', 0],
  ])('in %s is %i %%', (category, weight) => {
    expect(weightOf({ category })).toBe(weight);
  });

  it.each([
    [1_199, 0],
    [1_200, 20],
    [1_201, 20],
  ])('on a sport at odds of %i thousandths is %i %%', (odds, weight) => {
    expect(weightOf({ category: 'sportsbook', odds })).toBe(weight);
  });
});

describe('cash points', () => {
  it.each([
    [24_99, 0],
    [25_00, 1],
    [25_01, 1],
    [49_99, 1],
    [50_00, 2],
  ])('of %i cents on slots are %i', (stake, points) => {
    expect(pointsFor([slots(stake)])).toBe(points);
  });

  it.each<[Currency, number, number]>([
    ['USD', 25_00, 1],
    ['PLN', 124_99, 0],
    ['PLN', 125_00, 1],
    ['BRL', 125_00, 1],
    ['NOK', 249_99, 0],
    ['NOK', 250_00, 1],
  ])('go by the fixed equivalent: %s %i gives %i', (currency, stake, points) => {
    expect(pointsFor([slots(stake)], currency)).toBe(points);
  });

  it('need five times the stake at a live table', () => {
    expect(pointsFor([{ cashStake: 124_99, category: 'livecasino' }])).toBe(0);
    expect(pointsFor([{ cashStake: 125_00, category: 'livecasino' }])).toBe(1);
  });

  it('are not lost in the splitting of a stake, and never more than the exact sum allows', () => {
    const round = fc.record({
      cashStake: fc.integer({ min: 0, max: 1e9 }),
      category: fc.constantFrom('slots', 'livecasino', 'table', 'nothing'),
    });
    fc.assert(
      fc.property(fc.array(round, { maxLength: 60 }), fc.constantFrom(...currencyCodes), (rounds, currency) => {
        const exact = rounds.reduce(
          (sum, { cashStake, category }) =>
            sum + BigInt(cashStake) * BigInt({ slots: 100, livecasino: 20, table: 20, nothing: 0 }[category]!),
          0n,
        );
        expect(pointsFor(rounds, currency)).toBe(Number(exact / BigInt(100 * currencies[currency].perEuro * 2_500)));
      }),
    );
  });

  it('never rise by a round that was taken back', () => {
    expect(cashPointsOf(-1, 'EUR')).toBe(0);
    expect(qualifyingEuro(-5_000, 'EUR')).toBe(0);
  });

  it('are exact up to the largest amount of a ledger', () => {
    expect(cashPointsOf(qualifyingOf(slots(1e13)), 'EUR')).toBe(4e9);
    expect(cashPointsOf(qualifyingOf(slots(1e13)) - 1, 'EUR')).toBe(4e9 - 1);
  });
});
