import { decimalText } from 'contract/money';
import { renderMoney } from '../../features/messages';
import { closedDays, type ClosedDay, dayFigures, type DayFigures, houseTotals } from '../../ledger/books/book-index';
import { owedOf } from '../../ledger/books/house-totals';
import { csvAnswer } from '../csv';
import type { Desk, Visit } from '../desk';
import { deskFacts } from '../menu';
import { facts, operatorPage, section, table } from '../pages';

const currenciesAtMost = 8;
const daysShown = 31;
const { path } = deskFacts.reports;

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

/** What each day moved: its close less the close before it, so that days add up to the books to the cent. @param closed newest first, with the day before the first @param moved what is counted by the day itself */
export function dayReports(closed: readonly ClosedDay[], moved: readonly DayFigures[]): DayReport[] {
  return closed.map((of, place) => {
    const before = closed.slice(place + 1).find(({ currency }) => currency === of.currency);
    const turnover = of.turnover - (before?.turnover ?? 0);
    const payouts = of.payouts - (before?.payouts ?? 0);
    const bonusCost = of.rewards - (before?.rewards ?? 0);
    const { day, currency, cash, bonus, held, unallocated } = of;
    const figures = moved.find((each) => each.day === day && each.currency === currency);
    return {
      day,
      currency,
      deposited: figures?.deposited ?? 0,
      paidOut: figures?.paidOut ?? 0,
      active: figures?.active ?? 0,
      turnover,
      payouts,
      ggr: turnover - payouts,
      bonusCost,
      owed: owedOf(of),
      cash,
      bonus,
      held,
      unallocated,
    };
  });
}

const columns = [
  ...(['deposited', 'paidOut', 'turnover', 'payouts', 'ggr', 'bonusCost', 'active'] as const),
  ...(['owed', 'cash', 'bonus', 'held', 'unallocated'] as const),
];
type Column = (typeof columns)[number];
/** What each is called, and how it is counted. */
const heads: Record<Column, readonly [name: string, counted: string]> = {
  deposited: ['Deposits', 'what gateways brought'],
  paidOut: ['Paid out', 'what gateways took: withdrawals, and deposits that went back'],
  turnover: ['Turnover', 'staked less taken back'],
  payouts: ['Payouts', 'won'],
  ggr: ['GGR', 'turnover − payouts'],
  bonusCost: [
    'Bonus cost',
    'given by the house as bonuses, winnings of free spins, cashback, level rewards and prizes, less what it took back of bonuses that ended',
  ],
  active: ['Active', 'players whose money moved'],
  owed: ['Owed', 'at the end of the day: cash + bonus + on hold + unallocated'],
  cash: ['Cash', 'of players, at the end of the day'],
  bonus: ['Bonus', 'money of bonuses, at the end of the day'],
  held: ['On hold', 'for withdrawals, at the end of the day'],
  unallocated: ['Unallocated', 'arrived and not credited, at the end of the day'],
};

/** Today as far as the players’ books have told. @param at epoch ms */
export async function todaysReports(db: D1Database, at: number): Promise<DayReport[]> {
  const day = dayOf(at);
  const [now, ended, moved] = await Promise.all([
    houseTotals(db),
    closedDays(db, day, currenciesAtMost),
    dayFigures(db, day, day),
  ]);
  const today = now.map((totals) => ({ ...totals, day }));
  return dayReports([...today, ...ended], moved).slice(0, today.length);
}

/** The day before which a page ends; null: it begins with today. */
const beforeOf = ({ context: { req } }: Visit): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.exec(req.query('before') ?? '')?.[0] ?? null;

async function read(visit: Visit): Promise<DayReport[]> {
  const { env } = visit.context;
  const before = beforeOf(visit);
  const [ended, now] = await Promise.all([
    closedDays(env.DB, before, (daysShown + 1) * currenciesAtMost),
    before === null ? houseTotals(env.DB) : [],
  ]);
  const today = dayOf(visit.at);
  const closed = [...now.map((totals) => ({ ...totals, day: today })), ...ended];
  const shown = [...new Set(closed.map(({ day }) => day))].slice(0, daysShown);
  const moved = shown.length === 0 ? [] : await dayFigures(env.DB, shown.at(-1)!, shown[0]!);
  return dayReports(closed, moved).filter(({ day }) => shown.includes(day));
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A figure in words, as `write` says of money. */
function shownIn(
  report: DayReport,
  name: Column,
  write: (amount: number, currency: DayReport['currency']) => string = (amount, currency) =>
    renderMoney(amount, currency, 'en'),
): string {
  if (name === 'active') return String(report.active);
  return write(report[name], report.currency);
}

async function page(visit: Visit): Promise<Response> {
  const reports = await read(visit);
  const today = dayOf(visit.at);
  const rows = reports.map((report) => [
    { html: `<span><span class="whole">${report.day}</span>${report.day === today ? ' so far' : ''}</span>` },
    report.currency,
    ...columns.map((name) => shownIn(report, name)),
  ]);
  const named = ['Day', 'Currency', ...columns.map((name) => heads[name][0])];
  const last = reports.at(-1)?.day;
  const before = beforeOf(visit);
  const isMore = new Set(reports.map(({ day }) => day)).size === daysShown;
  return operatorPage(
    'Reports',
    `<p>By UTC day and currency, from the players’ books as each night closed them; today as far as they have told. A day is what its close has more than the close before, so days add up to the books to the cent.</p>
    ${rows.length === 0 ? '<p class="none">No money has moved yet.</p>' : table('Days', named, rows, 'figures')}
    <p>${isMore ? `<a href="${path}?before=${last}">Earlier</a> ` : ''}<a href="${path}/export${before ? `?before=${before}` : ''}">Export as CSV</a></p>${section('How each figure is counted', facts(columns.map((name) => heads[name])))}`,
    { operator: visit.operator },
  );
}

async function exported(visit: Visit): Promise<Response> {
  const reports = await read(visit);
  return csvAnswer(`days-to-${reports[0]?.day ?? dayOf(visit.at)}`, [
    ['day', 'currency', ...columns],
    ...reports.map((report) => [
      report.day,
      report.currency,
      ...columns.map((name) => shownIn(report, name, decimalText)),
    ]),
  ]);
}

export const reportsDesk: Desk = { ...deskFacts.reports, pages: { '': page, '/export': exported }, acts: {} };
