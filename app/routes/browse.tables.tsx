import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fragment } from '~/layout/fragment';
import { loadFloor } from '~/lobby/floor';
import { HomeTables, homeTablesOf } from '~/lobby/home-tables';

/** The home page's tables as they stand now, with the player's hearts, for the island that refreshes them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [categorized, floor, player] = await Promise.all([
    context.api.games.categorized(),
    loadFloor(context),
    context.player(),
  ]);
  const tables = homeTablesOf(categorized);
  return fragment(context, <HomeTables {...{ tables, floor }} favourites={player?.favourites ?? null} />);
}
