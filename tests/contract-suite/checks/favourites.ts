import * as favourites from 'contract/favourites';
import { filterGames } from 'contract/games';
import { must, same, type Bench } from '../bench';
import { check, type Check } from '../check';

const page = { providers: 'all', sort: 'popular', limit: 40, offset: 0 } as const;

const twoGames = async (bench: Bench): Promise<[string, string]> => {
  const { games } = (await bench.call(filterGames, { params: { ...page, category: 'all' } })).data;
  return [games[0]!.id, games[1]!.id];
};

export const favouritesChecks: Check[] = [
  check(favourites.addFavoriteGame, 'a game is added once, and has to be one', async (bench) => {
    const player = await bench.player();
    const [gameid] = await twoGames(bench);
    const add = (id: string) => bench.call(favourites.addFavoriteGame, { body: { gameid: id } }, player);
    await add(gameid);
    const { data } = await add(gameid);
    must(data.favourites.filter((id) => id === gameid).length === 1, `${data.favourites.join(', ')}`);
    const { info } = await add('no-such-game');
    must(info.resultCode === 'game_not_available', `an unknown game: ${info.resultCode}`);
  }),
  check(favourites.addFavoriteGame, 'its message is in the language of x-language', async (bench) => {
    const player = await bench.player();
    const [gameid] = await twoGames(bench);
    const told = async (language: string) =>
      (await bench.call(favourites.addFavoriteGame, { body: { gameid } }, { ...player, language })).info.message;
    must((await told('en')) !== (await told('de')), 'the same words in English and German');
  }),
  check(favourites.removeFavoriteGame, 'a game is taken off, by body or query', async (bench) => {
    const player = await bench.player();
    const [gameid] = await twoGames(bench);
    for (const input of [{ body: { gameid } }, { query: { gameid } }]) {
      await bench.call(favourites.addFavoriteGame, { body: { gameid } }, player);
      const { info, data } = await bench.call(favourites.removeFavoriteGame, input, player);
      must(info.success && !data.favourites.includes(gameid), `${Object.keys(input)[0]}: ${info.resultCode}`);
    }
  }),
  check(favourites.favouriteGames, 'they are the own ones alone', async (bench) => {
    const { player, stranger } = await bench.people();
    const [gameid] = await twoGames(bench);
    await bench.call(favourites.addFavoriteGame, { body: { gameid } }, player);
    must(
      (await bench.call(favourites.favouriteGames, { params: page }, player)).data.games.some(
        ({ id }) => id === gameid,
      ),
      'an added game is not there',
    );
    if (stranger)
      must(
        (await bench.call(favourites.favouriteGames, { params: page }, stranger)).data.total === 0,
        'a stranger has them too',
      );
  }),
  check(favourites.addRecentPlayedGame, 'the latest stands in front, each once', async (bench) => {
    const player = await bench.player();
    const [first, second] = await twoGames(bench);
    const put = (gameid: string) => bench.call(favourites.addRecentPlayedGame, { body: { gameid } }, player);
    await put(first);
    await put(second);
    const { recent } = (await put(first)).data;
    must(same(recent.slice(0, 2), [first, second]) && new Set(recent).size === recent.length, recent.join(', '));
  }),
  check(favourites.recentGames, 'the latest stands first', async (bench) => {
    const player = await bench.player();
    const [first, second] = await twoGames(bench);
    for (const gameid of [first, second])
      await bench.call(favourites.addRecentPlayedGame, { body: { gameid } }, player);
    const { games } = (await bench.call(favourites.recentGames, { params: page }, player)).data;
    must(games[0]?.id === second && games[1]?.id === first, games.map(({ id }) => id).join(', '));
  }),
];
