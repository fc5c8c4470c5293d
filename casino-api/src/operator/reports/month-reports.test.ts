import { expect, it } from 'vitest';
import type { ClosedDay, DayFigures } from '../../ledger/books/book-index';
import { dayReports } from './day-reports';
import { monthReports } from './month-reports';

const day = (place: number): string => new Date(Date.UTC(2026, 8, 1 + place)).toISOString().slice(0, 10);
const count = 70;
/** Each day moves something else, in two currencies; the second is there from the 40th day on. */
const closed = Array.from({ length: count }, (_, place) =>
  (['EUR', 'NOK'] as const)
    .filter((currency) => currency === 'EUR' || place >= 40)
    .map((currency): ClosedDay => ({
      ...{ day: day(place), currency, turnover: place * place * 7, payouts: place * 301, rewards: place * 11 },
      ...{ cash: place, bonus: 1, held: 2, unallocated: 3, jackpots: 0, held_wins: 0, house: 0, providers: 0 },
    })),
)
  .reverse()
  .flat();
const moved = Array.from({ length: count }, (_, place): DayFigures => ({
  day: day(place),
  currency: 'EUR',
  deposited: place,
  paidOut: 2 * place,
  active: 1,
})).reverse();

it('months are the sums of their days, by currency, to the cent of the books', () => {
  const days = dayReports(closed, moved);
  const months = monthReports(days);
  expect(months.map(({ month, currency }) => `${month} ${currency}`)).toEqual([
    ...['2026-11 EUR', '2026-11 NOK', '2026-10 EUR', '2026-10 NOK', '2026-09 EUR'],
  ]);
  for (const { month, currency, owed, ...sums } of months) {
    const own = days.filter((each) => each.day.startsWith(month) && each.currency === currency);
    for (const [name, sum] of Object.entries(sums) as [keyof typeof sums, number][])
      expect(sum, `${month} ${currency} ${name}`).toBe(own.reduce((whole, each) => whole + each[name], 0));
    expect(sums.ggr).toBe(sums.turnover - sums.payouts);
    expect(owed).toBe(own[0]!.owed);
  }
  const ofEuros = months.filter(({ currency }) => currency === 'EUR');
  expect(ofEuros.reduce((sum, { turnover }) => sum + turnover, 0)).toBe((count - 1) ** 2 * 7);
  expect(ofEuros.reduce((sum, { deposited }) => sum + deposited, 0)).toBe((count * (count - 1)) / 2);
  expect(ofEuros.map(({ owed }) => owed)).toEqual([69 + 6, 60 + 6, 29 + 6]);
});
