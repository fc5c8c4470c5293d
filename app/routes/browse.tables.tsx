import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fragment } from '~/layout/fragment';
import { loadFloor } from '~/lobby/floor';
import { homeRail } from '~/lobby/home-rules';
import { TableRail } from '~/lobby/table-rail';

/** The home page's tables as they stand now, with the player's hearts, for the island that refreshes them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [categorized, floor, player] = await Promise.all([
    context.api.games.categorized(),
    loadFloor(context),
    context.player(),
  ]);
  const tables = homeRail(categorized, 'livecasino');
  return fragment(context, <TableRail {...{ tables, floor }} favourites={player?.favourites ?? null} />);
}
