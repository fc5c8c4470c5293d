import { minutes } from 'contract/constants';
import { houseTotals } from '../../ledger/books/book-index';
import { closeDay } from '../../ledger/books/close-day';
import { headsFiles, headsKey, keyedBy } from '../../ledger/books/close-heads';
import { booksPage, booksPath, type BooksView } from './page';
import { done, refused } from '../../kernel/outcome';
import { booksReportedAfter } from '../../ledger/books/reports';
import type { StatementSource } from '../../ledger/statements/statements';
import type { Env } from '../../kernel/env';
import { publicKeyOf } from '../../kernel/signature';
import { json } from '../../kernel/http/staff-calls';
import { recordEntry } from '../../features/desk';
import { type Desk, pressOf, seeOther, type Visit } from '../desk';
import { placeOf } from '../paging';
import { deskFacts } from '../menu';

const filesShown = 30;

/** Who can be asked what it moved. */
export type StatementSourcesOf = (env: Env) => readonly StatementSource[];

/** What the house owes and tells its auditor. */
export const booksDesk = (statementSources: StatementSourcesOf): Desk => ({
  ...deskFacts.books,
  pages: {
    '': async (visit) => {
      const view = await booksView(visit);
      if (visit.context.req.header('accept')?.includes('text/html')) return booksPage(visit, view);
      return json(done({ ...view, files: view.files.rows }));
    },
    '/heads/:number{[0-9]{1,6}}': async ({ context: { env, req } }) => {
      const file = await env.BOOKS.get(headsKey(Number(req.param('number'))));
      return file
        ? new Response(file.body, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
        : json(refused('not_found'));
    },
  },
  acts: {
    // Days close by themselves, at night: what is done by hand leaves them as they are.
    close: {
      roles: ['payments', 'admin'],
      run: async (visit, form, { actor }) => {
        const { context, at } = visit;
        const { env } = context;
        await closeDay(env, statementSources(env), at);
        await recordEntry(env.DB, {
          id: `close:${pressOf(form, visit)}`,
          at,
          actor,
          action: 'day_closed',
          subject: 'books',
          details: {},
        });
        return seeOther(booksPath);
      },
    },
  },
});

async function booksView(visit: Visit): Promise<BooksView> {
  const { env } = visit.context;
  const [totals, files, publicKey] = await Promise.all([
    houseTotals(env.DB),
    headsFiles(env.DB, placeOf(visit), filesShown),
    publicKeyOf('heads of the books', keyedBy(visit.context.get('facts').settings)),
  ]);
  return { totals, files, publicKey, reportedAfter: booksReportedAfter / minutes };
}
