import type { Context, Hono } from 'hono';
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
import type { ApiContext } from '../../kernel/http/api-context';
import { json } from '../../kernel/http/staff-calls';

const filesShown = 30;

/** Who can be asked what it moved. */
export type StatementSourcesOf = (env: Env) => readonly StatementSource[];

/** What the house owes and tells its auditor, behind the door of `/__ops/`. */
export function booksRoutes(app: Hono<ApiContext>, statementSources: StatementSourcesOf): void {
  app.get(booksPath, async (context) => {
    const view = await booksView(context);
    return context.req.header('accept')?.includes('text/html') ? booksPage(view) : json(done(view));
  });

  app.post(booksPath, async (context) => {
    await closeDay(context.env, statementSources(context.env), context.get('facts').at);
    return new Response(null, { status: 303, headers: { location: booksPath, 'cache-control': 'no-store' } });
  });

  app.get(`${booksPath}/heads/:number{[0-9]{1,6}}`, async (context) => {
    const file = await context.env.BOOKS.get(headsKey(Number(context.req.param('number'))));
    return file
      ? new Response(file.body, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
      : json(refused('not_found'));
  });
}

async function booksView({ env, get }: Pick<Context<ApiContext>, 'env' | 'get'>): Promise<BooksView> {
  const [totals, files, publicKey] = await Promise.all([
    houseTotals(env.DB),
    headsFiles(env.DB, filesShown),
    publicKeyOf('heads of the books', keyedBy(get('facts').settings)),
  ]);
  return { totals, files, publicKey, reportedAfter: booksReportedAfter / minutes };
}
