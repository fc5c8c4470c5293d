import type { GameTile } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import type { HomeData } from './home-screen';

/** How many games of a rail fit its shape: ten numbered ones, one large with eight small ones, a row of tables. */
const railLengths = { top: 10, new: 9, livecasino: 8 } as const;

/** The game a visit most likely wants: the one played last, else the first that can be played. */
export function heroGameOf(games: readonly GameTile[], recent: readonly string[]): { game: GameTile | null; played: boolean } {
  const playable = games.filter((game) => game.playable);
  const last = recent.map((id) => playable.find((game) => game.id === id)).find((game) => game !== undefined);
  return last ? { game: last, played: true } : { game: playable[0] ?? null, played: false };
}

/** Everything the home screen shows, asked for at once. Winners are an extra: the lobby opens without them. */
export async function loadHome({ api, player }: Pick<EdgeContext, 'api' | 'player'>): Promise<HomeData> {
  const [categorized, latestData, found] = await Promise.all([api.games.categorized(), api.games.latestData().catch(() => null), player()]);
  const games = (rail: keyof typeof railLengths) =>
    (categorized.rails.find((entry) => entry.rail === rail)?.games ?? []).slice(0, railLengths[rail]);
  const rails = { top: games('top'), new: games('new'), livecasino: games('livecasino') };
  const hero = heroGameOf(Object.values(rails).flat(), found?.recent ?? []);
  return {
    rails,
    winners: latestData && { latest: latestData.latest.slice(0, 5), top: latestData.top.slice(0, 5) },
    username: found?.username ?? null,
    heroGame: hero.game,
    heroGamePlayed: hero.played,
  };
}
