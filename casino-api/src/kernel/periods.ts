import { days } from 'contract/constants';

export const periodKinds = ['daily', 'weekly', 'monthly'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** A day, ISO week or calendar month in UTC (DOMAIN §9). `from` belongs to it, `until` is the next one's first moment; epoch ms. */
export interface Period {
  /** `2026-11-20`, `2026-W47` or `2026-11`. */
  key: string;
  from: number;
  until: number;
}

const two = (n: number) => String(n).padStart(2, '0');
export const dayStart = (at: number): number => Math.floor(at / days) * days;

function dayOf(at: number): Period {
  const from = dayStart(at);
  return { key: new Date(from).toISOString().slice(0, 10), from, until: from + days };
}

function weekOf(at: number): Period {
  const day = dayStart(at);
  // Monday is the week's first day, and the week belongs to the year that its Thursday lies in.
  const from = day - ((new Date(day).getUTCDay() + 6) % 7) * days;
  const thursday = from + 3 * days;
  const year = new Date(thursday).getUTCFullYear();
  const number = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * days));
  return { key: `${year}-W${two(number)}`, from, until: from + 7 * days };
}

function monthOf(at: number): Period {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { key: `${year}-${two(month + 1)}`, from: Date.UTC(year, month, 1), until: Date.UTC(year, month + 1, 1) };
}

const periodAt = { daily: dayOf, weekly: weekOf, monthly: monthOf } as const satisfies Record<
  PeriodKind,
  (at: number) => Period
>;

/** The period that a moment lies in. */
export const periodOf = (kind: PeriodKind, at: number): Period => periodAt[kind](at);

/** The last period that is over at a moment. */
export const closedPeriod = (kind: PeriodKind, at: number): Period => periodOf(kind, periodOf(kind, at).from - 1);

/** From the first moment of `dateFrom` to the last of `dateTo`, UTC days, as epoch ms; the end is not included. */
export function daysBetween({ dateFrom, dateTo }: { dateFrom?: string; dateTo?: string }): {
  from: number;
  until: number;
} {
  const start = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
  const from = dateFrom ? start(dateFrom) : 0;
  const until = dateTo ? start(dateTo) + days : Number.MAX_SAFE_INTEGER;
  // A day such as 31 February is no day: nothing happened on it.
  return Number.isNaN(from) || Number.isNaN(until) ? { from: 0, until: 0 } : { from, until };
}
