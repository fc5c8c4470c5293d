import { currencies } from 'contract/money';
import * as games from 'contract/games';
import { must, same, type Bench } from '../bench';
import { check, type Check } from '../check';
import { skinConfig, skinMenu } from 'contract/site';

const filter = (
  bench: Bench,
  wanted: Record<string, string | number> = {},
  query: Record<string, string | number> = {},
) =>
  bench.call(games.filterGames, {
    params: { category: 'all', providers: 'all', sort: 'popular', limit: 200, offset: 0, ...wanted },
    query,
  });
const someGame = async (bench: Bench) => (await filter(bench, { limit: 1 })).data.games[0]!;
const isFalling = (numbers: number[]): boolean =>
  numbers.every((number, index) => index === 0 || number <= numbers[index - 1]!);
const notFound = (answer: { status: number; info: { resultCode: string } }, what: string) =>
  must(
    answer.status === 404 && answer.info.resultCode === 'not_found',
    `${what}: ${answer.status} ${answer.info.resultCode} instead of 404 not_found`,
  );

export const gamesChecks: Check[] = [
  check(games.filterGames, 'pages make up the whole', async (bench) => {
    const whole = (await filter(bench)).data;
    const half = Math.ceil(whole.games.length / 2);
    const pages = [await filter(bench, { limit: half }), await filter(bench, { limit: half, offset: half })];
    must(
      same(
        pages.flatMap(({ data }) => data.games),
        whole.games,
      ),
      'two halves are not the whole in its order',
    );
    must(
      pages.every(({ data }) => data.total === whole.total),
      'the total changes from page to page',
    );
  }),
  check(games.filterGames, 'a category holds its own games alone', async (bench) => {
    for (const category of games.gameCategories) {
      const { data } = await filter(bench, { category });
      must(
        data.games.every((game) => game.category === category),
        `others in ${category}`,
      );
    }
    notFound(await filter(bench, { category: 'poker' }), 'an unknown category');
  }),
  check(games.filterGames, 'titles stand in their order', async (bench) => {
    const titles = (await filter(bench, { sort: 'title' })).data.games.map(({ title }) => title.toLowerCase());
    must(same(titles, [...titles].sort()), 'they do not');
  }),
  check(games.filterGames, 'providers narrow the list', async (bench) => {
    const { provider } = await someGame(bench);
    const { data } = await filter(bench, { providers: provider });
    must(data.games.length > 0 && data.games.every((game) => game.provider === provider), `others than ${provider}`);
  }),
  check(games.filterGames, 'a family holds the games with its rules', async (bench) => {
    const all = (await filter(bench)).data.games;
    const [first] = all;
    const { rules } = (await bench.call(games.getGame, { params: { id: first!.id } })).data;
    if (!rules) return;
    const { data } = await bench.call(games.filterGames, {
      params: { category: 'all', providers: 'all', sort: 'popular', limit: 200, offset: 0 },
      query: { family: rules.kind },
    });
    must(
      data.games.some(({ id }) => id === first!.id),
      `${first!.id} is not among the games of ${rules.kind}`,
    );
    for (const { id } of data.games)
      must(
        (await bench.call(games.getGame, { params: { id } })).data.rules?.kind === rules.kind,
        `${id} is not of ${rules.kind}`,
      );
  }),
  check(games.filterGames, 'numbers out of range are invalid', async (bench) => {
    for (const wrong of [{ limit: 0 }, { limit: 1.5 }, { offset: -1 }] as Record<string, number>[]) {
      const { status, info } = await filter(bench, wrong);
      must(
        status === 422 && info.resultCode === 'invalid_request',
        `${JSON.stringify(wrong)}: ${status} ${info.resultCode} instead of 422 invalid_request`,
      );
    }
  }),
  check(games.listGames, 'it holds what it counts', async (bench) => {
    const { data } = await bench.call(games.listGames);
    must(data.total === data.games.length && data.total > 0, `${data.total} counted, ${data.games.length} listed`);
    must(new Set(data.games.map(({ id }) => id)).size === data.total, 'an id twice');
    const mobile = (await bench.call(games.listGames, { query: { mobile: 'true' } })).data;
    must(mobile.total <= data.total, 'more games on phones than there are');
  }),
  check(games.headGames, 'its count is that of the list', async (bench) => {
    const [head, list] = [await bench.call(games.headGames), await bench.call(games.listGames)];
    const count = head.headers.get('x-total-count');
    must(head.status === 200 && count === String(list.data.total), `HEAD says ${count}, GET ${list.data.total}`);
    must(head.text === '', 'HEAD has a body');
  }),
  check(games.getGame, 'it is the game of the list, and unknown ones are not found', async (bench) => {
    const tile = await someGame(bench);
    const { data } = await bench.call(games.getGame, { params: { id: tile.id } });
    for (const [name, value] of Object.entries(tile))
      must((data as Record<string, unknown>)[name] === value, `${name} is another than in the list`);
    notFound(await bench.call(games.getGame, { params: { id: 'no-such-game' } }), 'an unknown game');
  }),
  check(games.getGame, 'it is told in the language of x-language', async (bench) => {
    const { id } = await someGame(bench);
    const told = async (language: string) =>
      (await bench.call(games.getGame, { params: { id } }, { language })).data.description;
    must((await told('en')) !== (await told('de')), 'the same description in English and German');
  }),
  check(games.getGameOfSystem, 'it is the game by its system', async (bench) => {
    const { id, system } = await someGame(bench);
    const [one, other] = [
      await bench.call(games.getGameOfSystem, { params: { system, title: id } }),
      await bench.call(games.getGame, { params: { id } }),
    ];
    must(same(one.data, other.data), 'another than by its id');
    notFound(
      await bench.call(games.getGameOfSystem, { params: { system: 'no-such-system', title: id } }),
      'an unknown system',
    );
  }),
  check(games.getGameForDevice, 'it is there for the devices that it runs on', async (bench) => {
    const { id, system } = await someGame(bench);
    const { availability } = (await bench.call(games.getGame, { params: { id } })).data;
    for (const device of ['pc', 'mobile'] as const) {
      const answer = await bench.call(games.getGameForDevice, { params: { system, title: id, device } });
      if (availability[device]) must(answer.data?.id === id, `${device}: ${answer.status}`);
      else notFound(answer, device);
    }
  }),
  check(games.categorizedGames, 'the rails hold what they are called', async (bench) => {
    const { rails } = (await bench.call(games.categorizedGames)).data;
    must(
      same(
        rails.map(({ rail }) => rail),
        games.homeRails,
      ),
      'not the rails of the home screen in their order',
    );
    must(
      rails.every(
        ({ rail, games: tiles }) => rail !== 'livecasino' || tiles.every(({ category }) => category === 'livecasino'),
      ),
      'others than live casino in its rail',
    );
    must(
      rails.every(({ rail, games: tiles }) => rail !== 'new' || tiles.every(({ isNew }) => isNew)),
      'old games in the rail of the new ones',
    );
  }),
  check(games.collectedGames, 'each collection holds what its filter finds', async (bench) => {
    const { collections } = (await bench.call(games.collectedGames)).data;
    for (const { collection, total, games: tiles } of collections) {
      must(tiles.length <= total, `${collection}: more games than it says`);
      const feature = games.gameFeatures.find((name) => name === collection);
      if (!feature) continue;
      const found = (await filter(bench, { limit: 200 }, { feature })).data.games.map(({ id }) => id);
      must(
        tiles.every(({ id }) => found.includes(id)),
        `${collection}: a game that the list of it does not have`,
      );
    }
  }),
  check(games.mostPlayedGames, 'it is as many of the category as asked for, each once', async (bench) => {
    const { data } = await bench.call(games.mostPlayedGames, { params: { section: 'slots', limit: 5 } });
    const { total } = (await filter(bench, { category: 'slots', limit: 1 })).data;
    must(data.games.length === Math.min(5, total), `${data.games.length} games instead of ${Math.min(5, total)}`);
    must(
      data.games.every(({ category }) => category === 'slots'),
      'a game of another category',
    );
    must(new Set(data.games.map(({ id }) => id)).size === data.games.length, 'a game twice');
  }),
  check(games.searchGames, 'it finds by title, in parts', async (bench) => {
    const { id, title } = await someGame(bench);
    const { data } = await bench.call(games.searchGames, { params: { title: title.toUpperCase() } });
    must(
      data.games.some((game) => game.id === id),
      `${title} is not found by its title`,
    );
    const none = (await bench.call(games.searchGames, { params: { title: '%_zzqx' } })).data;
    must(none.total === 0 && none.games.length === 0, 'something is found for nonsense');
    const cut = (await bench.call(games.searchGames, { params: { title: 'a' }, query: { limit: 1, offset: 0 } })).data;
    must(cut.games.length <= 1 && cut.total >= cut.games.length, 'the limit is not kept');
  }),
  check(games.searchGamesLimited, 'it is the search with its limit', async (bench) => {
    const [inPath, inQuery] = [
      await bench.call(games.searchGamesLimited, { params: { title: 'a', limit: 2 } }),
      await bench.call(games.searchGames, { params: { title: 'a' }, query: { limit: 2 } }),
    ];
    must(
      same(inPath.data, inQuery.data) && inPath.data.games.length <= 2,
      'another answer than with the limit in the query',
    );
  }),
  check(games.casinoLatestData, 'the latest and the highest stand first', async (bench) => {
    const { latest, top } = (await bench.call(games.casinoLatestData)).data;
    must(isFalling(latest.map(({ wonAt }) => wonAt)), 'the latest are not in the order of time');
    must(
      isFalling(top.map(({ amount, currency }) => amount / currencies[currency].perEuro)),
      'the top ones are not in the order of their worth',
    );
  }),
  check(games.launchGame, 'it opens for fun, and for real with a player alone', async (bench) => {
    const visitor = await bench.visitor();
    const playable = (await filter(bench)).data.games[0]!;
    const fun = await bench.call(
      games.launchGame,
      { params: { id: playable.id }, query: { play_for_fun: 'true' } },
      visitor,
    );
    must(fun.info.success && fun.data.mode === 'fun' && fun.data.currency === 'FUN', `for fun: ${fun.info.resultCode}`);
    const real = await bench.call(games.launchGame, { params: { id: playable.id } }, visitor);
    must(
      !real.info.success && real.info.resultCode === 'session_expired',
      `for real without a player: ${real.info.resultCode}`,
    );
    const own = await bench.call(games.launchGame, { params: { id: playable.id } }, await bench.player());
    must(
      own.info.success && own.data.mode === 'real' && own.data.currency !== 'FUN',
      `for real: ${own.info.resultCode}`,
    );
    must(own.data.stakes.includes(own.data.defaultStake), 'the default stake is none of those on offer');
  }),
  check(skinMenu, 'it is the menu of the skin', async (bench) => {
    must(
      same((await bench.call(skinMenu)).data, (await bench.call(skinConfig)).data.menu),
      'another than in skinConfig',
    );
  }),
];
