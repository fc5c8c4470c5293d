import { expect, it } from 'vitest';
import type { ClosedDay } from '../../ledger/books/book-index';
import { dayReports } from './day-reports';

const closed = (
  day: string,
  currency: 'EUR' | 'NOK',
  turnover: number,
  payouts: number,
  cash = 0,
  rewards = 0,
): ClosedDay => ({
  ...{ day, currency, turnover, payouts, cash, bonus: 1, held: 2, unallocated: 3 },
  ...{ jackpots: 0, held_wins: 0, house: 0, providers: 0, rewards },
});

it('a night that was missed leaves what its day moved to the next close, so that no deposit is left out', () => {
  const days = [closed('2026-11-25', 'EUR', 900, 500), closed('2026-11-22', 'EUR', 100, 0)];
  const moved = (['25', '24', '23', '22', '21'] as const).map((day) => ({
    ...{ day: `2026-11-${day}`, currency: 'EUR' as const, deposited: Number(day), paidOut: 1, active: Number(day) },
  }));
  expect(dayReports(days, moved)).toMatchObject([
    { day: '2026-11-25', turnover: 800, deposited: 25 + 24 + 23, paidOut: 3, active: 25 },
    { day: '2026-11-22', turnover: 100, deposited: 22 + 21, paidOut: 2, active: 22 },
  ]);
});

it('a day is what its close has more than the close before of the same currency, and days add up to the books', () => {
  const days = [
    closed('2026-11-25', 'EUR', 900, 500, 40, 12),
    closed('2026-11-25', 'NOK', 70, 90),
    closed('2026-11-24', 'EUR', 400, 450, 0, 15),
    closed('2026-11-22', 'EUR', 100, 0, 0, 10),
  ];
  const reports = dayReports(days, [{ day: '2026-11-24', currency: 'EUR', deposited: 70, paidOut: 30, active: 2 }]);
  expect(reports.map(({ day, currency, turnover, payouts, ggr }) => [day, currency, turnover, payouts, ggr])).toEqual([
    ['2026-11-25', 'EUR', 500, 50, 450],
    ['2026-11-25', 'NOK', 70, 90, -20],
    ['2026-11-24', 'EUR', 300, 450, -150],
    ['2026-11-22', 'EUR', 100, 0, 100],
  ]);
  expect(reports[2]).toMatchObject({ deposited: 70, paidOut: 30, active: 2, bonusCost: 5 });
  expect(reports[0]).toMatchObject({ deposited: 0, paidOut: 0, active: 0, bonusCost: -3 });
  expect(reports[0]).toMatchObject({ owed: 46, cash: 40, bonus: 1, held: 2, unallocated: 3 });
  const sum = reports.filter(({ currency }) => currency === 'EUR').reduce((whole, { ggr }) => whole + ggr, 0);
  expect(sum).toBe(900 - 500);
});
