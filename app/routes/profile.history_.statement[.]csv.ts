import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { addressOf, isUsable, readFilter } from '~/history/filter';
import { longestStatement, statementOf } from '~/history/statement';

/** The history's list as a file that spreadsheets open (DOMAIN §6). A filter that can't be used, or asks for too much, is told by the history itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.session.playerId) await context.requirePlayer();
  const filter = readFilter(context.url.searchParams);
  const back = () => redirect(addressOf(filter, 1), 303);
  if (!isUsable(filter)) return back();
  const text = await statementOf(context, filter);
  if (text === null) {
    context.session.flash({
      kind: 'warning',
      key: 'history.tooLong',
      values: { limit: context.page.number(longestStatement) },
    });
    return back();
  }
  const day = new Date(context.now()).toISOString().slice(0, 10);
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filter.tab}-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
