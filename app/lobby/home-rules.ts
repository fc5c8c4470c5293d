import type { DataOf } from 'contract/call';
import type { categorizedGames, GameTile, homeRails } from 'contract/games';
import type { Offer } from 'contract/offers';
import type { Player } from 'contract/player';

/** The game a visit most likely wants: the one played last, else the first. */
export function heroGameOf(
  games: readonly GameTile[],
  recent: readonly string[],
): { game: GameTile | null; played: boolean } {
  const last = recent.map((id) => games.find((game) => game.id === id)).find((game) => game !== undefined);
  return last ? { game: last, played: true } : { game: games[0] ?? null, played: false };
}

/** How many games of a rail fit its shape: ten numbered ones, one large with eight small ones, a row of tables: what its first answer holds. */
const railLengths = { top: 10, new: 9, livecasino: 4 } as const;

/** The beginning of a list, by it: what is shown of the same list is the same object, as parts that are drawn once ask for. */
const beginnings = new WeakMap<readonly GameTile[], readonly GameTile[]>();
const none: readonly GameTile[] = [];

export function homeRail(
  { rails }: DataOf<typeof categorizedGames>,
  wanted: (typeof homeRails)[number],
): readonly GameTile[] {
  const all = rails.find(({ rail }) => rail === wanted)?.games;
  if (!all) return none;
  let shown = beginnings.get(all);
  if (!shown) beginnings.set(all, (shown = all.slice(0, railLengths[wanted])));
  return shown;
}

/** Whether there is a row that moves: of games that play for a pot, or of tables. */
export const hasMovingRow = (pots: { games: readonly unknown[] } | null, tables: readonly unknown[]): boolean =>
  tables.length > 0 || (pots?.games.length ?? 0) > 0;

/** How many promotions home shows. */
const promotionsShown = 3;

/** What runs and can be meant for the reader: a newcomer has no later deposit yet, and nobody has the first one twice. Nothing to whom nothing may be offered (DOMAIN §14). */
export function promotionsFor(
  offers: readonly Offer[],
  player: Pick<Player, 'mayBeOffered' | 'first_deposit'> | null,
): readonly Offer[] {
  if (player && !player.mayBeOffered) return [];
  const over = player === null || player.first_deposit === '0.00' ? 'weekly' : 'first_deposit';
  return offers.filter(({ state, limit }) => state === 'running' && limit !== over).slice(0, promotionsShown);
}
