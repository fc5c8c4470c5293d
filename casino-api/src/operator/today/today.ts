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
  count: number;
  /** Epoch ms of the first of them, where it is known. */
  oldest?: number | null;
  path: string;
  roles: readonly OperatorRole[];
  /** So many are usual. */
  usual?: number;
}

/** Under a count of what waits. */
const since = (oldest: number | null): string => (oldest === null ? '' : `oldest: ${renderTime(oldest, 'en')} UTC`);

/** What stands and what waits, each a way to the desk that sees to it. */
async function page({ context: { env }, operator }: Visit): Promise<Response> {
  const [totals, counts, exceptions] = await Promise.all([
    houseTotals(env.DB),
    todaysCounts(env.DB),
    openExceptions(env.DB, 1),
  ]);
  const { withdrawals, oldestWithdrawal, statements, documents, oldestDocument } = counts;
  const alarms: Alarm[] = [
    { says: 'Withdrawals', count: withdrawals, oldest: oldestWithdrawal, ...deskFacts.till },
    { says: 'Messages to support', count: counts.tickets, oldest: counts.oldestTicket, ...deskFacts.support },
    { says: 'Players marked for care', count: counts.marked, ...deskFacts.care },
    { says: 'Documents', count: documents, oldest: oldestDocument, ...deskFacts.documents },
    {
      says: 'Money and rounds to decide',
      ...{ count: exceptions.total, oldest: exceptions.listed[0]?.raisedAt ?? null },
      ...deskFacts.exceptions,
    },
    { says: 'Statement differences', count: statements, ...deskFacts.exceptions },
    { says: 'Requests for a second person', count: counts.requests, ...deskFacts.requests },
    { says: 'Payment methods off', count: counts.outages, ...deskFacts.till },
    { says: 'Switched off', count: counts.switches, ...deskFacts.switches },
    { says: 'Host tasks', count: counts.hostTasks, ...deskFacts.hosts },
    { says: 'Mails not sent yet', count: counts.mails, ...deskFacts.log, usual: 100 },
  ];
  const tiles = alarms.map(({ says, count, oldest = null, path, roles, usual = 0 }) => {
    const looks = count > usual ? ' class="bad"' : '';
    const text = `<b>${count}</b>${escaped(says)}${oldest === null ? '' : `<br><small>${since(oldest)}</small>`}`;
    return holds(operator, roles) ? `<a${looks} href="${path}">${text}</a>` : `<div${looks}>${text}</div>`;
  });
  const seesMoney = holds(operator, deskFacts.books.roles);
  const cards = seesMoney
    ? totals.map(({ currency, players, turnover, payouts, owed }) => {
        const money = (amount: number) => escaped(renderMoney(amount, currency, 'en'));
        return `<article class="card" aria-label="${currency}"><h3>${currency}</h3><dl><div><dt>Owed to players</dt><dd>${money(owed)}</dd></div><div><dt>Turnover to date</dt><dd>${money(turnover)}</dd></div><div><dt>Payouts to date</dt><dd>${money(payouts)}</dd></div><div><dt>Gross gaming revenue: turnover − payouts</dt><dd>${money(turnover - payouts)}</dd></div><div><dt>Players with a balance</dt><dd>${players}</dd></div></dl></article>`;
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
    `<section><h2>Waiting</h2><div class="figures">${tiles.join('')}</div></section>${seesMoney ? `<section><h2>The house</h2>${whole}${cards.join('') || '<p class="none">No money has moved yet.</p>'}</section>` : ''}`,
    { operator },
  );
}

export const todayDesk: Desk = { ...deskFacts.today, pages: { '': page }, acts: {} };
