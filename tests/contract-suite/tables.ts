import { filterGames, getGame, launchGame, type GameDetails, type GameLaunch } from 'contract/games';
import type { GameFamilyKind } from 'contract/play';
import type { Bench, Caller } from './bench';

/** The first game of a family that opens, or null when the API has none. */
export async function launchOf(
  bench: Bench,
  kind: GameFamilyKind,
  mode: 'real' | 'fun',
  caller: Caller,
): Promise<(GameLaunch & { game: GameDetails }) | null> {
  const all = (
    await bench.call(filterGames, {
      params: { category: 'all', providers: 'all', sort: 'popular', limit: 200, offset: 0 },
    })
  ).data.games;
  for (const { id } of [...all].sort((a, b) => Number(b.system === 'lantern') - Number(a.system === 'lantern'))) {
    const { data: game } = await bench.call(getGame, { params: { id } });
    if (game.rules?.kind !== kind) continue;
    const { info, data } = await bench.call(
      launchGame,
      { params: { id }, query: { play_for_fun: String(mode === 'fun') } },
      caller,
    );
    if (info.success) return { ...data, game };
  }
  return null;
}
