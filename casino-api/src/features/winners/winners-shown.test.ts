import { days } from 'contract/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestWindow, mostKept, superseded, winnersShown, type ListedWin } from './winners-shown';

const latest = (wins: readonly ListedWin[]) =>
  wins
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.wonAt - a.wonAt || b.euroAmount - a.euroAmount)
    .slice(0, winnersShown);
/** By their worth: of two that are worth the same either may be shown. */
const highest = (wins: readonly ListedWin[], at: number) =>
  wins
    .filter(({ amount, wonAt }) => amount > 0 && wonAt > at - highestWindow)
    .map(({ euroAmount }) => euroAmount)
    .sort((a, b) => b - a)
    .slice(0, winnersShown);
const without = (wins: readonly ListedWin[]) => {
  const gone = new Set(superseded(wins));
  return wins.filter(({ roundId }) => !gone.has(roundId));
};
/** Some are taken back, some are worth less than a cent. */
const win = fc.record({
  amount: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 2_500 }) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  wonAt: fc.integer({ min: 0, max: 60 * days }),
});
const wins = fc
  .array(win, { maxLength: 400, size: 'max' })
  .map((all) => all.map((each, index) => ({ ...each, euroAmount: Math.floor(each.amount / 5), roundId: `r${index}` })));

describe('the wins that are kept', () => {
  it('show the same lists as all of them, now and at any later time', () => {
    fc.assert(
      fc.property(wins, fc.integer({ min: 0, max: 40 * days }), (all, later) => {
        const now = Math.max(0, ...all.filter(({ amount }) => amount > 0).map(({ wonAt }) => wonAt));
        const left = without(all);
        expect(latest(left)).toEqual(latest(all));
        expect(highest(left, now + later)).toEqual(highest(all, now + later));
      }),
    );
  });

  it('show the same though twenty of them are taken back afterwards', () => {
    fc.assert(
      fc.property(wins, fc.array(fc.nat(), { maxLength: 20 }), (all, picks) => {
        const now = Math.max(0, ...all.filter(({ amount }) => amount > 0).map(({ wonAt }) => wonAt));
        const takenBack = new Set(picks.map((pick) => `r${pick % Math.max(1, all.length)}`));
        const take = (some: readonly ListedWin[]) => some.filter(({ roundId }) => !takenBack.has(roundId));
        expect(latest(take(without(all)))).toEqual(latest(take(all)));
        expect(highest(take(without(all)), now)).toEqual(highest(take(all), now));
      }),
    );
  });

  it.each([
    ['random', (index: number) => ((index * 7_919) % 99_991) + 1, 330],
    // The worst case: nothing is ever beaten by what comes later.
    ['falling', (index: number) => 200_000 - index, mostKept],
    ['taken back', () => 0, 100],
  ])('are few of a hundred thousand that are %s', (_, amount, most) => {
    const left = without(
      Array.from({ length: 100_000 }, (_, index) => ({
        roundId: `r${index}`,
        amount: amount(index),
        euroAmount: amount(index),
        wonAt: index,
      })),
    );
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThanOrEqual(most);
  });
});
