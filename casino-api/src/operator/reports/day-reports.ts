import { days } from 'contract/constants';
import { closedDays, type ClosedDay, dayFigures, type DayFigures, houseTotals } from '../../ledger/books/book-index';
import { owedOf } from '../../ledger/books/house-totals';

const currenciesAtMost = 8;

/** A day of one currency: what moved in it, and what stood at its end. Minor units. */
export interface DayReport {
  day: string;
  currency: ClosedDay['currency'];
  deposited: number;
  paidOut: number;
  turnover: number;
  payouts: number;
  /** Gross gaming revenue: turnover − payouts. */
  ggr: number;
  /** Given by the house, less what it took back. */
  bonusCost: number;
  /** Players. */
  active: number;
  owed: number;
  cash: number;
  bonus: number;
  held: number;
  unallocated: number;
}

/** The figures up to a day, taken out of what is left of them. @param left newest first */
function takeUpTo(day: string, left: DayFigures[]): DayFigures[] {
  const taken: DayFigures[] = [];
  while (left.length > 0 && left.at(-1)!.day <= day) taken.push(left.pop()!);
  return taken;
}

/**
 * What each day moved: its close less the close before it, so that days add up to the books to the cent. What is counted by the day itself is that of all
 * days since the close before: a night that was missed leaves its day to the next one.
 * @param closed newest first, with the day before the first @param moved newest first, from the day before the first on
 */
export function dayReports(closed: readonly ClosedDay[], moved: readonly DayFigures[]): DayReport[] {
  const left = new Map<string, DayFigures[]>();
  for (const figures of moved) {
    const others = left.get(figures.currency);
    if (others) others.push(figures);
    else left.set(figures.currency, [figures]);
  }
  const closes = new Map<string, ClosedDay>();
  const reports = [...closed].reverse().map((of): DayReport => {
    const { day, currency, cash, bonus, held, unallocated } = of;
    const before = closes.get(currency);
    closes.set(currency, of);
    const turnover = of.turnover - (before?.turnover ?? 0);
    const payouts = of.payouts - (before?.payouts ?? 0);
    const figures = takeUpTo(day, left.get(currency) ?? []);
    return {
      ...{ day, currency, turnover, payouts, ggr: turnover - payouts, bonusCost: of.rewards - (before?.rewards ?? 0) },
      deposited: figures.reduce((sum, each) => sum + each.deposited, 0),
      paidOut: figures.reduce((sum, each) => sum + each.paidOut, 0),
      active: figures.find((each) => each.day === day)?.active ?? 0,
      ...{ owed: owedOf(of), cash, bonus, held, unallocated },
    };
  });
  return reports.reverse();
}

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** So far back a day is looked for that no night has closed. */
const openAtMost = 7 * days;

/** Today as far as the players’ books have told. @param at epoch ms */
export async function todaysReports(db: D1Database, at: number): Promise<DayReport[]> {
  const day = dayOf(at);
  const [now, ended, moved] = await Promise.all([
    houseTotals(db),
    closedDays(db, day, currenciesAtMost),
    dayFigures(db, dayOf(at - openAtMost), day),
  ]);
  const today = now.map((totals) => ({ ...totals, day }));
  return dayReports([...today, ...ended], moved).slice(0, today.length);
}

/** So many days, the newest first. @param before the day before which they end; null: with today, as far as it is told @param at epoch ms */
export async function readDays(db: D1Database, before: string | null, many: number, at: number): Promise<DayReport[]> {
  const [ended, now] = await Promise.all([
    closedDays(db, before, (many + 1) * currenciesAtMost),
    before === null ? houseTotals(db) : [],
  ]);
  const today = dayOf(at);
  const closed = [...now.map((totals) => ({ ...totals, day: today })), ...ended];
  const [latest, ...known] = new Set(closed.map(({ day }) => day));
  if (latest === undefined) return [];
  const shown = new Set([latest, ...known.slice(0, many - 1)]);
  const moved = await dayFigures(db, known[many - 1] ?? '', latest);
  return dayReports(closed, moved).filter(({ day }) => shown.has(day));
}
