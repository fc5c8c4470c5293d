import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fragment } from '~/layout/fragment';
import { loadWinners, WinnerPanels } from '~/lobby/winners';

/** The winner panels of the home screen as they stand now, for the island that refreshes them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const winners = await loadWinners(context);
  if (!winners) throw new Response(null, { status: 503 });
  return fragment(context, <WinnerPanels winners={winners} />);
}
