import type { GameTile, homeRails } from 'contract/games';
import type { Offer } from 'contract/offers';
import type { Player } from 'contract/player';
import type { EdgeContext } from '~/edge/context';
import { respond } from '~/edge/respond';
import type { HomeData } from './home-screen';
import type { Winners } from './winners';

/** How many games of a rail fit its shape: ten numbered ones, one large with eight small ones, a row of tables. */
const railLengths = { top: 10, new: 9, livecasino: 8, recent: 10 } as const;

/** The game a visit most likely wants: the one played last, else the first. */
export function heroGameOf(
  games: readonly GameTile[],
  recent: readonly string[],
): { game: GameTile | null; played: boolean } {
  const last = recent.map((id) => games.find((game) => game.id === id)).find((game) => game !== undefined);
  return last ? { game: last, played: true } : { game: games[0] ?? null, played: false };
}

/** The winner feeds, or null: winners are an extra, and the lobby opens without them. */
export async function loadWinners({ api }: Pick<EdgeContext, 'api'>): Promise<Winners | null> {
  try {
    const { latest, top } = await api.games.latestData();
    return { latest: latest.slice(0, 5), top: top.slice(0, 5) };
  } catch {
    return null;
  }
}

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

/** Everything the home screen shows, asked for at once. */
export async function loadHome(context: Pick<EdgeContext, 'api' | 'player' | 'session'>) {
  const { api, session, player } = context;
  const [categorized, winners, offers, found, recent] = await Promise.all([
    api.games.categorized(),
    loadWinners(context),
    // An extra, too.
    api.offers.list().catch(() => null),
    player(),
    // Also an extra; why a session ended is told by the player's own call.
    session.playerId ? api.favourites.recent({ limit: railLengths.recent, offset: 0 }).catch(() => null) : null,
  ]);
  const games = (rail: (typeof homeRails)[number]) =>
    (categorized.rails.find((entry) => entry.rail === rail)?.games ?? []).slice(0, railLengths[rail]);
  const rails = { top: games('top'), new: games('new'), livecasino: games('livecasino') };
  const hero = heroGameOf(Object.values(rails).flat(), found?.recent ?? []);
  const home: HomeData = {
    rails,
    winners,
    promotions: { offers: promotionsFor(offers ?? [], found), currency: found?.balance.currency ?? 'EUR' },
    recent: recent?.games ?? [],
    favourites: found?.favourites ?? null,
    username: found?.username ?? null,
    frozen: found?.frozen ?? false,
    heroGame: hero.game,
    heroGamePlayed: hero.played,
  };
  return respond(home, { incomplete: !winners || !offers });
}
