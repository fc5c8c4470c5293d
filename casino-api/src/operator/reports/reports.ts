import { decimalText } from 'contract/money';
import { renderMoney } from '../../features/messages';
import { csvAnswer } from '../csv';
import type { Desk, Visit } from '../desk';
import { deskFacts } from '../menu';
import { facts, operatorPage, section, table } from '../pages';
import { type DayReport, dayOf, readDays } from './day-reports';
import { type MonthReport, monthReports } from './month-reports';

const daysShown = 31;
const monthsShown = 12;
const longestMonth = 31;
const { path } = deskFacts.reports;
const monthsPath = `${path}/months`;

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

/** What a regulator asks of a month. */
const monthColumns = ['turnover', 'payouts', 'ggr', 'deposited', 'paidOut', 'bonusCost', 'owed'] as const;
const monthHeads = {
  ...heads,
  owed: ['Owed', 'at the end of the month: cash + bonus + on hold + unallocated'],
} as const;

/** A figure in words, as `write` says of money. */
function shownIn<Name extends Column>(
  report: Pick<DayReport, 'currency' | Name>,
  name: Name,
  write: (amount: number, currency: DayReport['currency']) => string = (amount, currency) =>
    renderMoney(amount, currency, 'en'),
): string {
  return name === 'active' ? String(report[name]) : write(report[name], report.currency);
}

/** What is below an address, such as `?before=2026-11`. */
const since = (before: string | null): string => (before === null ? '' : `?before=${before}`);
/** The day, or the month, before which a page ends; null: it begins with today. */
const beforeOf = ({ context: { req } }: Visit, written: RegExp): string | null =>
  written.exec(req.query('before') ?? '')?.[0] ?? null;
const dayBefore = (visit: Visit): string | null => beforeOf(visit, /^\d{4}-\d{2}-\d{2}$/);
const monthBefore = (visit: Visit): string | null => beforeOf(visit, /^\d{4}-\d{2}$/);

const readReports = (visit: Visit): Promise<DayReport[]> =>
  readDays(visit.context.env.DB, dayBefore(visit), daysShown, visit.at);

async function page(visit: Visit): Promise<Response> {
  const reports = await readReports(visit);
  const today = dayOf(visit.at);
  const rows = reports.map((report) => [
    { html: `<span><span class="whole">${report.day}</span>${report.day === today ? ' so far' : ''}</span>` },
    report.currency,
    ...columns.map((name) => shownIn(report, name)),
  ]);
  const named = ['Day', 'Currency', ...columns.map((name) => heads[name][0])];
  const last = reports.at(-1)?.day;
  const isMore = new Set(reports.map(({ day }) => day)).size === daysShown;
  return operatorPage(
    'Reports',
    `<p><a href="${monthsPath}">By month</a></p><p>By UTC day and currency, from the players’ books as each night closed them; today as far as they have told. A day is what its close has more than the close before, so days add up to the books to the cent.</p>
    ${rows.length === 0 ? '<p class="none">No money has moved yet.</p>' : table('Days', named, rows, 'figures')}
    <p>${dayBefore(visit) ? `<a href="${path}">The latest</a> ` : ''}${isMore ? `<a href="${path}?before=${last}">Earlier</a> ` : ''}<a href="${path}/export${since(dayBefore(visit))}">Export as CSV</a></p>${section('How each figure is counted', facts(columns.map((name) => heads[name])))}`,
    { operator: visit.operator },
  );
}

async function exported(visit: Visit): Promise<Response> {
  const reports = await readReports(visit);
  return csvAnswer(`days-to-${reports[0]?.day ?? dayOf(visit.at)}`, [
    ['day', 'currency', ...columns],
    ...reports.map((report) => [
      report.day,
      report.currency,
      ...columns.map((name) => shownIn(report, name, decimalText)),
    ]),
  ]);
}

/** Whole months, with this one as far as it is told; and whether there are earlier ones. */
async function readMonths(visit: Visit): Promise<{ reports: MonthReport[]; isMore: boolean }> {
  const before = monthBefore(visit);
  // A month more than is shown, in part at least: so the oldest that is shown is whole.
  const days = (monthsShown + 1) * longestMonth;
  const reports = monthReports(await readDays(visit.context.env.DB, before && `${before}-01`, days, visit.at));
  const months = [...new Set(reports.map(({ month }) => month))];
  const shown = months.slice(0, monthsShown);
  return { reports: reports.filter(({ month }) => shown.includes(month)), isMore: months.length > monthsShown };
}

async function monthsPage(visit: Visit): Promise<Response> {
  const { reports, isMore } = await readMonths(visit);
  const now = dayOf(visit.at).slice(0, 7);
  const rows = reports.map((report) => [
    { html: `<span><span class="whole">${report.month}</span>${report.month === now ? ' so far' : ''}</span>` },
    report.currency,
    ...monthColumns.map((name) => shownIn(report, name)),
  ]);
  const named = ['Month', 'Currency', ...monthColumns.map((name) => heads[name][0])];
  return operatorPage(
    'Reports by month',
    `<p><a href="${path}">By day</a></p><p>By UTC month and currency. A month is the sum of its days, so months add up to the books to the cent as days do; this month as far as the players’ books have told.</p>
    ${rows.length === 0 ? '<p class="none">No money has moved yet.</p>' : table('Months', named, rows, 'figures')}
    <p>${monthBefore(visit) ? `<a href="${monthsPath}">The latest</a> ` : ''}${isMore ? `<a href="${monthsPath}?before=${reports.at(-1)!.month}">Earlier</a> ` : ''}<a href="${monthsPath}/export${since(monthBefore(visit))}">Export as CSV</a></p>${section('How each figure is counted', facts(monthColumns.map((name) => monthHeads[name])))}`,
    { operator: visit.operator },
  );
}

async function exportedMonths(visit: Visit): Promise<Response> {
  const { reports } = await readMonths(visit);
  return csvAnswer(`months-to-${reports[0]?.month ?? dayOf(visit.at).slice(0, 7)}`, [
    ['month', 'currency', ...monthColumns],
    ...reports.map((report) => [
      report.month,
      report.currency,
      ...monthColumns.map((name) => shownIn(report, name, decimalText)),
    ]),
  ]);
}

export const reportsDesk: Desk = {
  ...deskFacts.reports,
  pages: { '': page, '/export': exported, '/months': monthsPage, '/months/export': exportedMonths },
  acts: {},
};
