import { euroWorth, type Currency } from 'contract/money';
import { openExceptions } from '../../features/desk';
import { renderMoney, renderTime } from '../../features/messages';
import type { OperatorRole } from '../../features/operators';
import { escaped } from '../../kernel/html';
import { houseTotals } from '../../ledger/books/book-index';
import { type Desk, holds, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { operatorPage } from '../pages';
import { todaysCounts } from './counts';

interface Alarm {
  says: string;
  path: string;
  roles: readonly OperatorRole[];
  isBad: boolean;
}

const waiting = (count: number, oldest: number | null): string =>
  count === 0 ? 'none' : `${count}${oldest === null ? '' : `, the oldest since ${renderTime(oldest, 'en')} UTC`}`;

/** What stands and what waits, each a way to the desk that sees to it. */
async function page({ context: { env }, operator }: Visit): Promise<Response> {
  const [totals, counts, exceptions] = await Promise.all([
    houseTotals(env.DB),
    todaysCounts(env.DB),
    openExceptions(env.DB, 1),
  ]);
  const alarms: Alarm[] = [
    {
      says: `Withdrawals that wait: ${waiting(counts.withdrawals, counts.oldestWithdrawal)}`,
      ...deskFacts.till,
      isBad: counts.withdrawals > 0,
    },
    {
      says: `Money and rounds that wait for a decision: ${waiting(exceptions.total, exceptions.listed[0]?.raisedAt ?? null)}`,
      ...deskFacts.exceptions,
      isBad: exceptions.total > 0,
    },
    {
      says: `Lines on which books and statements part: ${waiting(counts.statements, null)}`,
      ...deskFacts.exceptions,
      isBad: counts.statements > 0,
    },
    {
      says: `Documents that wait: ${waiting(counts.documents, counts.oldestDocument)}`,
      ...deskFacts.documents,
      isBad: counts.documents > 0,
    },
    {
      says: `Requests for a second person: ${waiting(counts.requests, null)}`,
      ...deskFacts.requests,
      isBad: counts.requests > 0,
    },
    {
      says: `Payment methods that are off: ${waiting(counts.outages, null)}`,
      ...deskFacts.till,
      isBad: counts.outages > 0,
    },
    { says: `Tasks of the hosts: ${waiting(counts.hostTasks, null)}`, ...deskFacts.hosts, isBad: counts.hostTasks > 0 },
    { says: `Mails not sent yet: ${waiting(counts.mails, null)}`, ...deskFacts.log, isBad: counts.mails > 100 },
  ];
  const rows = alarms.map(
    ({ says, path, roles, isBad }) =>
      `<li><span class="${isBad ? 'warn' : 'inside'}">${holds(operator, roles) ? `<a href="${path}">${escaped(says)}</a>` : escaped(says)}</span></li>`,
  );
  const seesMoney = holds(operator, deskFacts.books.roles);
  const cards = seesMoney
    ? totals.map(({ currency, players, turnover, payouts, owed }) => {
        const money = (amount: number) => escaped(renderMoney(amount, currency, 'en'));
        return `<article class="card" aria-label="${currency}"><h3>${currency}</h3><dl><div><dt>Owed to players</dt><dd>${money(owed)}</dd></div><div><dt>Turnover since ever</dt><dd>${money(turnover)}</dd></div><div><dt>Payouts since ever</dt><dd>${money(payouts)}</dd></div><div><dt>Gross gaming revenue: turnover − payouts</dt><dd>${money(turnover - payouts)}</dd></div><div><dt>Players with books</dt><dd>${players}</dd></div></dl></article>`;
      })
    : [];
  const inEuro = totals.reduce(
    (sum, { turnover, payouts, currency }) => sum + euroWorth(turnover - payouts, currency as Currency),
    0,
  );
  const whole = seesMoney
    ? `<p>All currencies in euro, at the fixed rates: gross gaming revenue <b>${escaped(renderMoney(inEuro, 'EUR', 'en'))}</b>.</p>`
    : '';
  return operatorPage(
    'Today',
    `<section><h2>What waits</h2><ul class="plain">${rows.join('')}</ul></section>${seesMoney ? `<section><h2>The house</h2>${whole}${cards.join('') || '<p>No money has moved yet.</p>'}</section>` : ''}`,
    { operator },
  );
}

export const todayDesk: Desk = { ...deskFacts.today, pages: { '': page }, acts: {} };
