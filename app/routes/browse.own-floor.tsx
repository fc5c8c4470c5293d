import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fragment } from '~/layout/fragment';
import { loadFloor } from '~/lobby/floor';
import { LiveRails } from '~/lobby/floor-rails';
import { homeRail } from '~/lobby/home-rules';
import { loadPots } from '~/lobby/pots';

/** The pots and tables of a player's home as they stand now, with the player's hearts, for the island that refreshes them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [categorized, pots, floor, player] = await Promise.all([
    context.api.games.categorized(),
    loadPots(context).catch(() => null),
    loadFloor(context),
    context.player(),
  ]);
  const tables = homeRail(categorized, 'livecasino');
  return fragment(context, <LiveRails {...{ pots, tables, floor }} favourites={player?.favourites ?? null} />);
}
