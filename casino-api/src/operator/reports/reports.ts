import { decimalText } from 'contract/money';
import { days } from 'contract/constants';
import { renderMoney } from '../../features/messages';
import { escaped } from '../../kernel/html';
import { closedDays, type ClosedDay, houseTotals } from '../../ledger/books/book-index';
import { owedOf } from '../../ledger/books/house-totals';
import { csvAnswer } from '../csv';
import type { Desk, Visit } from '../desk';
import { deskFacts } from '../menu';
import { operatorPage } from '../pages';

const currenciesAtMost = 8;
const daysShown = 31;
const { path } = deskFacts.reports;

/** A day of one currency: what moved in it, and what stood at its end. Minor units. */
export interface DayReport {
  day: string;
  currency: ClosedDay['currency'];
  turnover: number;
  payouts: number;
  /** Gross gaming revenue: turnover − payouts. */
  ggr: number;
  owed: number;
  cash: number;
  bonus: number;
  held: number;
  unallocated: number;
}

/** What each day moved: its close less the close before it, so that days add up to the books to the cent. @param closed newest first, with the day before the first */
export function dayReports(closed: readonly ClosedDay[]): DayReport[] {
  return closed.map((of, place) => {
    const before = closed.slice(place + 1).find(({ currency }) => currency === of.currency);
    const turnover = of.turnover - (before?.turnover ?? 0);
    const payouts = of.payouts - (before?.payouts ?? 0);
    const { day, currency, cash, bonus, held, unallocated } = of;
    return {
      day,
      currency,
      turnover,
      payouts,
      ggr: turnover - payouts,
      owed: owedOf(of),
      cash,
      bonus,
      held,
      unallocated,
    };
  });
}

const columns = ['turnover', 'payouts', 'ggr', 'owed', 'cash', 'bonus', 'held', 'unallocated'] as const;
const heads: Record<(typeof columns)[number], string> = {
  turnover: 'Turnover: staked less taken back',
  payouts: 'Payouts: won',
  ggr: 'GGR: turnover − payouts',
  owed: 'Owed at the end: cash + bonus + hold + unallocated',
  cash: 'Cash',
  bonus: 'Bonus',
  held: 'On hold',
  unallocated: 'Unallocated',
};

/** With today as far as the players’ books have told, on the first page. */
async function read({ context: { env, req }, at }: Visit): Promise<DayReport[]> {
  const before = /^\d{4}-\d{2}-\d{2}$/.exec(req.query('before') ?? '')?.[0] ?? null;
  const [ended, now] = await Promise.all([
    closedDays(env.DB, before, (daysShown + 1) * currenciesAtMost),
    before === null ? houseTotals(env.DB) : [],
  ]);
  const today = dayOf(at);
  const closed = [...now.map((totals) => ({ ...totals, day: today })), ...ended];
  const shown = [...new Set(closed.map(({ day }) => day))].slice(0, daysShown);
  return dayReports(closed).filter(({ day }) => shown.includes(day));
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

async function page(visit: Visit): Promise<Response> {
  const reports = await read(visit);
  const today = dayOf(visit.at);
  const rows = reports.map(
    (report) =>
      `<tr><td>${report.day}${report.day === today ? ' so far' : ''}</td><td>${report.currency}</td>${columns.map((name) => `<td>${escaped(renderMoney(report[name], report.currency, 'en'))}</td>`).join('')}</tr>`,
  );
  const last = reports.at(-1)?.day;
  const isMore = new Set(reports.map(({ day }) => day)).size === daysShown;
  return operatorPage(
    'Reports',
    `<p>By UTC day and currency, from the players’ books as each night closed them; today as far as they have told. A day is what its close has more than the close before, so days add up to the books to the cent.</p>
    ${rows.length === 0 ? '<p class="none">No money has moved yet.</p>' : `<div class="scroll" tabindex="0" role="region" aria-label="Days"><table><thead><tr><th>Day</th><th>Currency</th>${columns.map((name) => `<th>${heads[name]}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`}
    <p>${isMore ? `<a href="${path}?before=${last}">Earlier</a> ` : ''}<a href="${path}/export">Export as CSV</a></p>`,
    { operator: visit.operator },
  );
}

async function exported(visit: Visit): Promise<Response> {
  const reports = await read(visit);
  const today = new Date(visit.at - 1 * days).toISOString().slice(0, 10);
  return csvAnswer(`days-to-${today}`, [
    ['day', 'currency', ...columns],
    ...reports.map((report) => [
      report.day,
      report.currency,
      ...columns.map((name) => decimalText(report[name], report.currency)),
    ]),
  ]);
}

export const reportsDesk: Desk = { ...deskFacts.reports, pages: { '': page, '/export': exported }, acts: {} };
