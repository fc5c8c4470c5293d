import type { DayReport } from './day-reports';

const moved = ['deposited', 'paidOut', 'turnover', 'payouts', 'ggr', 'bonusCost'] as const;

/** A month of one currency: what its days moved, and what was owed at its end. Minor units. */
export interface MonthReport extends Pick<DayReport, 'currency' | 'owed' | (typeof moved)[number]> {
  /** Such as 2026-11. */
  month: string;
}

/** The sums of days. @param days newest first */
export function monthReports(days: readonly DayReport[]): MonthReport[] {
  const months = new Map<string, MonthReport>();
  for (const of of days) {
    const month = of.day.slice(0, 7);
    const key = `${month} ${of.currency}`;
    const sums = months.get(key);
    if (sums) for (const name of moved) sums[name] += of[name];
    else {
      // The newest of its days says what was owed at its end.
      const { currency, owed, deposited, paidOut, turnover, payouts, ggr, bonusCost } = of;
      months.set(key, { month, currency, owed, deposited, paidOut, turnover, payouts, ggr, bonusCost });
    }
  }
  return [...months.values()];
}
