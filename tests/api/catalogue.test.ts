import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameCategories, gameCollections, GameDetails } from 'contract/games';
import { gameFamilies } from 'contract/play';
import { SkinConfig, SkinMenu } from 'contract/site';
import { tilesOf } from '../../casino-api/src/features/catalogue';
import { seed } from '../../scripts/start/seed';
import { startLantern, type Lantern } from '../harness';
import { listAcmeTitles } from '../harness/outside-titles';
import { listTakenOff } from '../harness/taken-off';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

interface Wanted {
  category?: string;
  providers?: string;
  sort?: string;
  limit?: number;
  offset?: number;
}
const filter = (wanted: Wanted = {}, query = {}) =>
  lantern.api.filterGames({
    params: { category: 'all', providers: 'all', sort: 'popular', limit: 200, offset: 0, ...wanted },
    query,
  });

describe('the catalogue', () => {
  it('holds at least 48 games over the four categories, each with its own id', async () => {
    const { data, headers } = await lantern.api.listGames();
    expect(data.total).toBeGreaterThanOrEqual(48);
    expect(new Set(data.games.map(({ id }) => id)).size).toBe(data.total);
    expect(new Set(data.games.map(({ category }) => category))).toEqual(new Set(gameCategories));
    expect(headers.get('x-total-count')).toBe(String(data.total));
    const head = await lantern.api.fetch('/games', {
      method: 'HEAD',
      headers: { 'api-key': lantern.variables.API_KEY! },
    });
    expect([head.status, head.headers.get('x-total-count'), await head.text()]).toEqual([200, String(data.total), '']);
  });

  it('that an older release filled is filled anew at the next start', async () => {
    const database = await lantern.database();
    const games = async () => (await database.prepare('SELECT * FROM games ORDER BY id').all()).results;
    const filled = await games();
    await database.batch([
      database.prepare("UPDATE games SET title = 'Of old', popularity = 0, highest_multiple = NULL"),
      database.prepare("UPDATE seeds SET hash = 'of an older release' WHERE name = 'catalogue'"),
    ]);
    expect((await lantern.api.getGame({ params: { id: 'observatory-21' } })).data.title).toBe('Of old');
    await seed(lantern.miniflare, lantern.variables.API_KEY!);
    expect(await games()).toEqual(filled);
  });

  it('leaves out on phones what does not run there', async () => {
    const [all, mobile] = [
      (await lantern.api.listGames()).data,
      (await lantern.api.listGames({ query: { mobile: 'true' } })).data,
    ];
    expect(mobile.total).toBeLessThan(all.total);
    expect(mobile.games.map(({ id }) => id)).not.toContain('clockmakers-attic');
  });

  it('offers the same games to phones in every list', async () => {
    const query = { mobile: 'true' };
    const { total, games } = (await lantern.api.listGames({ query })).data;
    const onPhones = new Set(games.map(({ id }) => id));
    const { rails } = (await lantern.api.categorizedGames()).data;
    expect(rails.find(({ rail }) => rail === 'top')!.total).toBe(total);
    expect(rails.find(({ rail }) => rail === 'livecasino')!.total).toBe(
      games.filter(({ category }) => category === 'livecasino').length,
    );
    const head = await lantern.api.fetch('/games?mobile=true', {
      method: 'HEAD',
      headers: { 'api-key': lantern.variables.API_KEY! },
    });
    expect(head.headers.get('x-total-count')).toBe(String(total));
    const mostPlayed = (await lantern.api.mostPlayedGames({ params: { section: 'all', limit: 200 }, query })).data;
    const filtered = (await filter({}, query)).data;
    expect([mostPlayed.total, filtered.total]).toEqual([total, total]);
    const searched = (await lantern.api.searchGames({ params: { title: 'o' }, query: { ...query, limit: '200' } }))
      .data;
    const searchedLimited = (await lantern.api.searchGamesLimited({ params: { title: 'clockmaker', limit: 5 }, query }))
      .data;
    expect(searchedLimited).toEqual({ total: 0, games: [] });
    for (const list of [...rails, mostPlayed, filtered, searched])
      expect(list.games.filter(({ id }) => !onPhones.has(id))).toEqual([]);
  });
});

describe('a list', () => {
  it.each(gameCategories)('of %s holds that category alone', async (category) => {
    const { data } = await filter({ category });
    expect(data.games.length).toBe(data.total);
    expect(data.games.every((game) => game.category === category)).toBe(true);
    expect(data.providers).toEqual([...new Set(data.games.map(({ provider }) => provider))].sort());
  });

  it('is cut into pages that make up the whole', async () => {
    const whole = (await filter()).data;
    const pages = await Promise.all([0, 20, 40, 60].map(async (offset) => (await filter({ limit: 20, offset })).data));
    expect(pages.flatMap(({ games }) => games)).toEqual(whole.games);
    expect(pages.every(({ total }) => total === whole.total)).toBe(true);
  });

  it.each([
    [{ feature: 'respins' }, (game: GameDetails) => game.rules?.kind === 'hold'],
    [{ feature: 'jackpot' }, (game: GameDetails) => game.rules?.kind === 'jackpot'],
    [{ volatility: 'high' }, (game: GameDetails) => game.volatility === 'high'],
    [{ minReturn: '9700' }, (game: GameDetails) => game.rtp! >= 97_00],
    [
      { volatility: 'low', feature: 'cascades' },
      (game: GameDetails) => game.volatility === 'low' && game.rules?.kind === 'cluster',
    ],
  ])('is narrowed by what the games themselves state: %j', async (query, fits) => {
    const [{ data: narrowed }, { data: whole }] = [await filter({}, query), await filter()];
    const stated = await Promise.all(
      whole.games.map(async ({ id }) => (await lantern.api.getGame({ params: { id } })).data),
    );
    const expected = stated.filter(fits).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(narrowed.games.map(({ id }) => id).sort()).toEqual(expected.sort());
    expect(narrowed.total).toBe(expected.length);
  });

  it('finds free spins where the rules bring them, in a feature slot too', async () => {
    const ids = (await filter({}, { feature: 'free-spins' })).data.games.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['lantern-festival', 'nine-comets', 'ladder-of-stars']));
    for (const other of ['glasshouse', 'skyward', 'lamplight-roulette']) expect(ids).not.toContain(other);
  });

  it.each([{ feature: 'luck' }, { volatility: 'huge' }, { minReturn: '-1' }, { minReturn: '1e9' }])(
    'refuses what no game can be: %j',
    async (query) => expect((await filter({}, query)).status).toBe(422),
  );

  it('of titles that state nothing of it holds none once it is asked for', async () => {
    await listAcmeTitles(lantern);
    const all = async (query = {}) => (await filter({ category: 'slots' }, query)).data.games.map(({ id }) => id);
    expect(await all()).toContain('ember-crates');
    expect(await all({ title: 'crates' })).toContain('ember-crates');
    expect(await all({ volatility: 'low' })).not.toContain('ember-crates');
    await (await lantern.database()).prepare("DELETE FROM games WHERE system = 'acme'").run();
  });

  it('of games that are named is read by their keys, and nothing is counted for it', async () => {
    const database = (await lantern.database()) as unknown as D1Database;
    let rows = 0;
    const counted = {
      prepare: (sql: string) => ({
        bind: (...values: unknown[]) => ({
          all: async () => {
            const answer = await database
              .prepare(sql)
              .bind(...values)
              .all();
            rows += answer.meta.rows_read;
            return answer;
          },
        }),
      }),
    } as unknown as D1Database;
    const ids = (await filter({ limit: 25 })).data.games.map(({ id }) => id);
    expect((await tilesOf(counted, [...ids, 'nothing'])).map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(rows).toBeGreaterThanOrEqual(ids.length);
    expect(rows).toBeLessThanOrEqual(5 * (ids.length + 1));
  });

  it('is one of the collections, with what each holds in all and how many games a provider has', async () => {
    const { collections, providers } = (await lantern.api.collectedGames()).data;
    expect(collections.map(({ collection }) => collection)).toEqual([...gameCollections]);
    for (const { collection, total, games } of collections) {
      expect(games.length, collection).toBe(Math.min(6, total));
      expect(total, collection).toBeGreaterThan(0);
    }
    expect(providers.reduce((sum, { games }) => sum + games, 0)).toBe((await filter()).data.total);
  });

  it('is narrowed to providers, whose names may hold anything', async () => {
    const { data } = await filter({ providers: 'Forge & Fable,Tideworks' });
    expect(new Set(data.games.map(({ provider }) => provider))).toEqual(new Set(['Forge & Fable', 'Tideworks']));
    expect(data.providers.length).toBeGreaterThan(2);
    expect((await filter({ providers: "x') OR 1=1 --" })).data).toMatchObject({ total: 0, games: [] });
  });

  it('of a family holds the games with its rules alone, in every category; another family is refused', async () => {
    const all = (await filter()).data.games;
    const kindOf = async (id: string) => (await lantern.api.getGame({ params: { id } })).data.rules?.kind;
    const { data } = await filter({}, { family: 'blackjack' });
    expect(await Promise.all(data.games.map(({ id }) => kindOf(id)))).toEqual(data.games.map(() => 'blackjack'));
    const counts = await Promise.all(gameFamilies.map(async (family) => (await filter({}, { family })).data.total));
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
      (await Promise.all(all.map(({ id }) => kindOf(id)))).filter((kind) => kind !== undefined).length,
    );
    expect(await filter({}, { family: 'whist' })).toMatchObject({
      status: 422,
      info: { resultCode: 'invalid_request' },
    });
  });

  it('stands in the asked-for order', async () => {
    const titles = (await filter({ sort: 'title' })).data.games.map(({ title }) => title);
    expect(titles).toEqual([...titles].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect((await filter({ sort: 'popular' })).data.games[0]?.id).toBe('lantern-festival');
    expect((await filter({ sort: 'new' })).data.games[0]?.isNew).toBe(true);
  });

  it.each(['crash-and-fast', 'livecasino'])('of all takes ?%s', async (category) => {
    expect((await filter({}, { [category]: '1' })).data).toEqual((await filter({ category })).data);
  });

  it('that can’t be is not found or not well-formed', async () => {
    expect((await filter({ category: 'poker' })).status).toBe(404);
    expect((await filter({ sort: 'odds' })).status).toBe(404);
    for (const wrong of [{ limit: 0 }, { limit: 201 }, { limit: 1.5 }, { offset: -1 }])
      expect((await filter(wrong)).status).toBe(422);
  });

  it('of the most played begins with the most popular', async () => {
    const { data } = await lantern.api.mostPlayedGames({ params: { section: 'livecasino', limit: 3 } });
    expect(data.games.map(({ id }) => id)).toEqual(['lamplight-roulette', 'harbour-roulette', 'jade-room-baccarat']);
    expect(data.total).toBe(7);
  });

  it('of the home screen comes in one answer', async () => {
    const { rails } = (await lantern.api.categorizedGames()).data;
    expect(rails.map(({ rail }) => rail)).toEqual(['top', 'new', 'livecasino']);
    expect(rails[1]?.games.every(({ isNew }) => isNew)).toBe(true);
    expect(rails[2]?.games.every(({ category }) => category === 'livecasino')).toBe(true);
    expect(rails.flatMap(({ games }) => games).length).toBeGreaterThanOrEqual(24);
  });
});

describe('a search', () => {
  const ids = async (title: string, query = {}) =>
    (await lantern.api.searchGames({ params: { title }, query })).data.games.map(({ id }) => id);

  it.each([
    ['clockmaker’s', ['clockmakers-attic']],
    ["CLOCKMAKER'S ATTIC", ['clockmakers-attic']],
    ['Moss & Stone', ['moss-and-stone']],
    ['attic, clockmakers', ['clockmakers-attic']],
    ['%', []],
    ['_', []],
    ["' OR '1'='1", []],
    ['ランタン', ['lantern-festival']],
    ['ペンギン', []],
  ])('for %j finds %j', async (title, found) => {
    expect(await ids(title)).toEqual(found);
  });

  it('puts in front what begins so, then what is played most', async () => {
    const found = await ids('lantern');
    expect(found[0]).toBe('lantern-festival');
    expect(found.length).toBeGreaterThan(1);
  });

  it('narrows a category, together with a provider', async () => {
    const narrowed = async (wanted: Wanted, title: string) =>
      (await filter(wanted, { title })).data.games.map(({ id }) => id);
    expect(await narrowed({ category: 'slots' }, 'LANTERN festival')).toEqual(['lantern-festival']);
    expect(await narrowed({ category: 'livecasino' }, 'lantern festival')).toEqual([]);
    expect(await narrowed({ category: 'slots', providers: 'Tideworks' }, 'festival')).toEqual([]);
    expect(await narrowed({}, '!!')).toEqual([]);
    expect((await filter({}, { title: 'x'.repeat(61) })).status).toBe(422);
  });

  it('looks at providers too, and counts beyond its page', async () => {
    const { data } = await lantern.api.searchGamesLimited({ params: { title: 'tideworks', limit: 2 } });
    expect(data.games).toHaveLength(2);
    expect(data.total).toBeGreaterThan(2);
    expect(await ids('tideworks', { limit: 2, offset: 2 })).not.toEqual(data.games.map(({ id }) => id));
  });
});

describe('a game', () => {
  it('is told in the language of the caller, with the return of its engine', async () => {
    const { data } = await lantern.api.getGame({ params: { id: 'lantern-festival' } }, { language: 'fr' });
    expect(GameDetails.parse(data)).toMatchObject({
      rtp: expect.any(Number) as number,
      volatility: expect.any(String) as string,
    });
    expect(data.description).not.toBe(
      (await lantern.api.getGame({ params: { id: 'lantern-festival' } })).data.description,
    );
  });

  it('that was taken off is in no list, count or search, and has no page', async () => {
    const database = await lantern.database();
    const before = (await lantern.api.listGames()).data.total;
    await listTakenOff(lantern);
    const [all, found, one] = [
      await lantern.api.listGames(),
      await lantern.api.searchGames({ params: { title: 'taken off' } }),
      await lantern.api.getGame({ params: { id: 'taken-off' } }),
    ];
    await database.prepare("DELETE FROM games WHERE id = 'taken-off'").run();
    expect(all.data.total).toBe(before);
    expect(all.data.games.map(({ id }) => id)).not.toContain('taken-off');
    expect(found.data.games).toEqual([]);
    expect(one.info.resultCode).toBe('not_found');
  });

  it('is found by its system, and for a device that it runs on', async () => {
    const ofSystem = (system: string, title: string) => lantern.api.getGameOfSystem({ params: { system, title } });
    const forDevice = (title: string, device: string) =>
      lantern.api.getGameForDevice({ params: { system: 'lantern', title, device } });
    expect((await ofSystem('lantern', 'skyward')).data.id).toBe('skyward');
    expect((await ofSystem('other', 'skyward')).status).toBe(404);
    expect((await forDevice('clockmakers-attic', 'pc')).data.availability).toEqual({ pc: true, mobile: false });
    expect((await forDevice('clockmakers-attic', 'mobile')).status).toBe(404);
    expect((await forDevice('clockmakers-attic', 'watch')).status).toBe(404);
  });

  it.each(['no-such-game', 'NOPE!', '..', '__proto__', 'a'.repeat(61)])('%j does not exist', async (id) => {
    expect((await lantern.api.getGame({ params: { id } })).info).toMatchObject({
      success: false,
      resultCode: 'not_found',
    });
  });
});

describe('the winners', () => {
  it('are real ones: none at first, then the latest and the highest of thirty days', async () => {
    expect((await lantern.api.casinoLatestData()).data).toEqual({ latest: [], top: [] });
    const [db, now] = [await lantern.database(), await lantern.clock.now()];
    const day = 86_400_000;
    const insert = db.prepare(
      'INSERT INTO winners (round_id, gameid, gametitle, player_masked, amount, currency, euro_amount, won_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    );
    await db.batch(
      Array.from({ length: 14 }, (_, index) =>
        insert.bind(
          `round${index}`,
          'lantern-festival',
          'Lantern Festival',
          'Mi***',
          (index + 1) * 500,
          'PLN',
          (index + 1) * 100,
          now - index * 3 * day,
        ),
      ),
    );
    const { latest, top } = (await lantern.api.casinoLatestData()).data;
    expect(latest.map(({ amount }) => amount)).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000]);
    expect(top.map(({ amount }) => amount)).toEqual([5000, 4500, 4000, 3500, 3000, 2500, 2000, 1500, 1000, 500]);
  });
});

it('the skin names itself, its mark and its menus', async () => {
  const skin = SkinConfig.parse((await lantern.api.skinConfig()).data);
  expect(skin).toMatchObject({
    name: 'Lantern',
    logo: '/brand/lantern.svg',
    themeColor: '#07080f',
    playerConfig: { turnstileCaptcha: { enabled: false } },
  });
  expect(SkinMenu.parse((await lantern.api.skinMenu()).data)).toEqual(skin.menu);
  expect(skin.menu.side.flatMap(({ items }) => items.map(({ path }) => path))).toEqual(
    expect.arrayContaining([
      '/casino',
      '/livecasino',
      '/game-shows',
      '/crash-and-fast',
      '/promotions',
      '/slot-races',
      '/network-promotions',
      '/news',
      '/affiliates',
      '/chat',
      '/info/contact-us',
    ]),
  );
});
