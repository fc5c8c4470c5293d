import type { HouseTotals } from '../../ledger/books/book-index';
import type { KeptHeadsFile } from '../../ledger/books/close-heads';
import { escaped } from '../../kernel/html';
import { renderMoney, renderTime } from '../../features/messages';
import type { Page } from '../../kernel/paged-list';
import type { Visit } from '../desk';
import { operatorPage } from '../pages';
import { pager } from '../paging';

export const booksPath = '/__ops/books';

export interface BooksView {
  totals: readonly HouseTotals[];
  files: Page<KeptHeadsFile>;
  publicKey: string;
  /** Minutes after which all that moved has been told. */
  reportedAfter: number;
}

const shown: readonly [keyof HouseTotals & string, string][] = [
  ['owed', 'Owed to players'],
  ['cash', 'Cash'],
  ['bonus', 'Bonus'],
  ['held', 'Withdrawals on hold'],
  ['unallocated', 'Unallocated'],
  ['jackpots', 'Jackpots'],
  ['held_wins', 'Wins on hold'],
  ['turnover', 'Turnover'],
  ['payouts', 'Payouts'],
  ['rewards', 'Bonus cost'],
];

/** What the house owes, and what it tells the auditor. */
export function booksPage(visit: Visit, { totals, files, publicKey, reportedAfter }: BooksView): Response {
  const cards = totals.map(({ currency, players, at, ...of }) => {
    const facts = shown.map(
      ([name, says]) =>
        `<div><dt>${says}</dt><dd>${escaped(renderMoney((of as unknown as Record<string, number>)[name]!, currency, 'en'))}</dd></div>`,
    );
    return `<article class="card" aria-label="${currency}"><h3>${currency}</h3><dl>${facts.join('')}<div><dt>Players</dt><dd>${players}</dd></div><div><dt>Latest report</dt><dd>${escaped(renderTime(at, 'en'))} UTC</dd></div></dl></article>`;
  });
  const rows = files.rows.map(
    ({ number, day, heads, hash }) =>
      `<tr><td><a href="${booksPath}/heads/${number}">${number}</a></td><td>${day}</td><td>${heads}</td><td><code>${hash.slice(0, 16)}…</code></td></tr>`,
  );
  return operatorPage(
    'Books',
    `<h2>The whole house</h2><p>Reported by the players’ own books at most ${reportedAfter} minutes after money moved. Turnover, payouts and bonus cost are since ever, bonus money counted in.</p>${cards.join('') || '<p class="none">No money has moved yet.</p>'}
    <h2>Heads for the auditor</h2><p>How far the books of every player who moved had come, closed each night, signed by Ed25519, each file naming the one before. Key: <code>${escaped(publicKey)}</code></p>
    ${rows.length === 0 ? '<p class="none">No file yet.</p>' : `<div class="scroll" tabindex="0" role="region" aria-label="Files of heads"><table class="log"><thead><tr><th>File</th><th>Day</th><th>Heads</th><th>SHA-256</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`}${pager(visit, booksPath, files)}
    <form method="post" action="${booksPath}"><p><button>Sign the heads and match statements now</button></p></form>`,
    { operator: visit.operator },
  );
}
