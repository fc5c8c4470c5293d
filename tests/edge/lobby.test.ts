import { languages } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translatorFor } from '~/i18n/translator';
import { categories } from '~/lobby/categories';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { freshPlayer } from '../harness/player';
import { listTakenOff } from '../harness/taken-off';

let lantern: Lantern;
let visitor: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  visitor = lantern.visitor();
});
afterAll(() => lantern.stop());

const titles = (page: Page): string[] =>
  page
    .$('main .grid .tile b')
    .toArray()
    .map((title) => page.$(title).text());

describe('home, and what else waits for little, as a newcomer sees it', () => {
  const sheetsOf = (page: Page): string[] =>
    page
      .$('link[rel=stylesheet]')
      .toArray()
      .map((link) => page.$(link).attr('href')!);
  const furtherSheet = async () =>
    sheetsOf(await lantern.visitor().get('/login')).find((sheet) => sheet.includes('/page-styles-'))!;
  /** The selectors of a sheet as built, without what is only so at times. */
  const selectorsIn = (css: string): string[] =>
    [...css.matchAll(/([^{}@;]+)\{[^{}]*\}/g)]
      .flatMap(([, selectors]) => selectors!.split(/,(?![^(]*\))/))
      .map((selector) =>
        selector
          .trim()
          .replace(
            /::?(?:before|after|hover|focus-visible|placeholder|-webkit-[a-z-]+)(?![a-z-])|:is\(:hover[^)]*\)/g,
            '',
          ),
      )
      .filter((selector) => !/^(?:from|to|\d)|:read-only|:disabled/.test(selector));

  it.each(languages)('has nothing that the second sheet draws, in %s', async (language) => {
    const page = await lantern.visitor().get(language === 'en' ? '/' : `/${language}`);
    const further = await furtherSheet();
    expect(sheetsOf(page)).not.toContain(further);
    const selectors = selectorsIn(await (await fetch(lantern.url + further)).text());
    expect(selectors).toEqual(expect.arrayContaining(['.notice', '.field', '.tabs', '.trouble', '.purse']));
    expect(selectors.filter((selector) => page.$(selector).length > 0)).toEqual([]);
  });

  it.each(['/sports', '/sports/football'])('has nothing of it at %s that its own sheets do not draw', async (path) => {
    const page = await lantern.visitor().get(path);
    const sheets = await Promise.all(sheetsOf(page).map(async (sheet) => (await fetch(lantern.url + sheet)).text()));
    const drawn = new Set(sheets.flatMap(selectorsIn));
    const further = await furtherSheet();
    expect(sheetsOf(page)).not.toContain(further);
    const selectors = selectorsIn(await (await fetch(lantern.url + further)).text());
    expect(selectors.filter((selector) => !drawn.has(selector) && page.$(selector).length > 0)).toEqual([]);
  });

  it('has of it what a player or a message needs as soon as there is one, and no more', async () => {
    const { visitor: player } = await freshPlayer(lantern);
    const told = await (await player.get('/')).submit('Log out');
    const seen = await (await freshPlayer(lantern)).visitor.get('/');
    expect(told.$('.toast').length).toBe(1);
    expect(seen.$('.purse').length).toBeGreaterThan(0);
    const further = await furtherSheet();
    const all = selectorsIn(await (await fetch(lantern.url + further)).text());
    for (const page of [told, seen]) {
      expect(sheetsOf(page)).not.toContain(further);
      const sheet = sheetsOf(page).find((address) => address.includes('/player-styles-'))!;
      const drawn = new Set(selectorsIn(await (await fetch(lantern.url + sheet)).text()));
      expect([...drawn]).toEqual(expect.arrayContaining(['.toast', '.purse']));
      expect(all.filter((selector) => !drawn.has(selector) && page.$(selector).length > 0)).toEqual([]);
    }
  });

  it('has its picture within the page for a visitor; a player, who comes back, gets a file that the browser keeps', async () => {
    expect((await lantern.visitor().get('/')).$('.hero .scene svg').length).toBe(1);
    const { visitor } = await freshPlayer(lantern);
    const picture = (await visitor.get('/')).$('.hero img.scene');
    const answer = await fetch(lantern.url + picture.attr('src')!);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(await answer.text()).toContain('prefers-reduced-motion:no-preference');
  });

  it('fetches its islands only when somebody comes to them, or a moment after the page', async () => {
    const page = await lantern.visitor().get('/');
    expect(page.$('script').length).toBe(1);
    const woken = page
      .$('[data-wakes]')
      .toArray()
      .map((element) => element.tagName);
    expect(woken).toEqual(['search-box', 'live-part']);
    for (const element of page.$('[data-wakes]').toArray())
      expect((await fetch(lantern.url + page.$(element).attr('data-wakes')!)).status).toBe(200);
  });
});

describe('a category’s list', () => {
  it('is narrowed by a title, whatever its case and accents, and the address says so', async () => {
    const page = await (await visitor.get('/casino')).submit('Show', { title: ' LÂNTERN  festival ' });
    expect(page.path).toContain('/casino?title=');
    expect(titles(page)).toEqual(['Lantern Festival']);
    expect(page).toShow('1 game');
    expect(page.value('title')).toBe('LÂNTERN  festival');
  });

  it('keeps all that was asked for from page to page', async () => {
    const database = await lantern.database();
    await database.batch(
      Array.from({ length: 90 }, (_, index) =>
        database
          .prepare(
            "INSERT INTO games (id, system, title, provider, category, is_new, is_jackpot, playable, pc, mobile, popularity, released_at, search_text) SELECT ?1, system, ?2, 'Tideworks', 'game-shows', 0, 0, 1, 1, 1, 0, 0, ?3 FROM games WHERE id = 'lantern-festival'",
          )
          .bind(`pageful-${index}`, `Pageful ${index}`, `pageful ${index} tideworks`),
      ),
    );
    const first = await visitor.get('/game-shows?title=pageful&provider=Tideworks&sort=title');
    expect(first).toShow('90 games');
    expect(titles(first)).toHaveLength(40);
    const third = await (await first.follow('2')).follow('3');
    expect(third.url.searchParams.toString()).toBe('title=pageful&provider=Tideworks&sort=title&page=3');
    expect(titles(third)).toHaveLength(10);
    await database.prepare("DELETE FROM games WHERE id LIKE 'pageful-%'").run();
  });

  it('is narrowed by feature, volatility and return, and the form keeps what was chosen', async () => {
    const page = await (
      await visitor.get('/casino')
    ).submit('Show', { feature: 'free-spins', volatility: 'high', return: '96' });
    expect(page.url.searchParams.toString()).toContain('feature=free-spins&volatility=high&return=96');
    expect(titles(page)).toContain('Lantern Festival');
    expect(titles(page)).not.toContain('Frostbell');
    expect(['feature', 'volatility', 'return'].map((name) => page.value(name))).toEqual(['free-spins', 'high', '96']);
    expect(page.$('.sift details').attr('open')).toBeDefined();
  });

  it('says what to do where filters leave nothing', async () => {
    const page = await visitor.get('/casino?feature=ways&return=98');
    expect(page).toShow('No games match');
    expect(page).toShow('Remove a filter, or see the whole list.');
    expect(titles(await page.follow('See the whole list')).length).toBeGreaterThan(20);
  });

  it.each([
    ['/casino?title=slots', 24],
    ['/de/casino?title=Spielautomaten', 24],
    ['/livecasino?title=live', 7],
  ])('finds itself by its own name: %s', async (path, least) =>
    expect(titles(await lantern.visitor().get(path)).length).toBeGreaterThanOrEqual(least),
  );

  it('tells who is at its tables and what came there last', async () => {
    // The first look makes a table's chain; in French nobody has asked yet, so nothing of it is kept.
    await lantern.api.tableFloor();
    await lantern.clock.advance({ minutes: 10 });
    await lantern.visitor().get('/play/lantern/lamplight-roulette?mode=fun');
    const page = await lantern.visitor().get('/fr/livecasino');
    const floor = page.$('.tile:contains("Lamplight Roulette") .floor');
    expect(floor.find('small').text()).toMatch(/^1\s/);
    expect(floor.find('i').length).toBe(4);
  });

  it.each([
    ['/casino?page=999', 404],
    ['/casino?feature=luck&volatility=1&return=abc', 200],
    ['/casino?feature=__proto__', 200],
    ['/casino?page=-1', 200],
    ['/casino?page=1e9', 200],
    ['/casino?provider=Nobody', 200],
    ['/casino?sort=cheapest', 200],
    [`/casino?title=${'ä'.repeat(1_000)}`, 200],
    ['/casino?title=%00%ff', 200],
    ['/casino?title=..', 200],
    [`/casino?title=${encodeURIComponent('"><script id=q7z>1</script>')}`, 200],
  ])('%s answers %i and stands', async (path, status) => {
    const page = await visitor.get(path);
    expect(page).toHaveStatus(status);
    expect(page).toBeScriptless();
    expect(page.$('#q7z').length).toBe(0);
    if (status === 200 && /Nobody|title/.test(path)) expect(page).toShow('No games match');
  });
});

describe('games by kind', () => {
  it('has a rail a kind, with the way to all of it, pots as they stand, and every provider', async () => {
    const visitor = lantern.visitor();
    const page = await visitor.get('/browse');
    expect(page.$('#rail-jackpot').closest('section').find('[data-pot]').first().text()).toMatch(/^€[\d,]+\.\d\d$/);
    for (const kind of ['free-spins', 'respins', 'cascades', 'ways', 'cash-out', 'calm', 'bold']) {
      const section = page.$(`#rail-${kind}`).closest('section');
      expect(section.find('.tile').length, kind).toBeGreaterThan(0);
      const all = await visitor.get(section.find('.rail-head a').attr('href')!);
      expect(titles(all), kind).toEqual(expect.arrayContaining([section.find('.tile b').first().text()]));
    }
    const provider = await page.follow('Tideworks');
    expect(titles(provider).length).toBeGreaterThan(3);
  });

  it('come anew as a piece of the page', async () => {
    const piece = await lantern.visitor().get('/browse/floor');
    expect(piece.$('[data-pot]').length).toBe(3);
    expect(piece.$('html main').length).toBe(0);
  });
});

describe('home, for who comes back', () => {
  it('tells who is at its tables and what came there last; a page that is kept for a while does not', async () => {
    const { visitor: player } = await freshPlayer(lantern);
    // The first look makes a table's chain; in Portuguese nobody has asked yet, so nothing of it is kept.
    await lantern.api.tableFloor();
    await lantern.clock.advance({ minutes: 10 });
    await lantern.visitor().get('/play/lantern/lamplight-roulette?mode=fun');
    const page = await player.get('/pt');
    const { tables } = (await lantern.api.tableFloor()).data;
    const tiles = page.$('.rail-wide .tile');
    expect(tiles.length).toBe(4);
    const told = tiles.toArray().map((tile) => page.$(tile).find('.floor i').length);
    const known = tiles
      .toArray()
      .map((tile) => page.$(tile).find('a').first().attr('href')!.split('/').at(-1))
      .map((id) => tables.find((table) => table.id === id)!.latest.length);
    expect(told).toEqual(known);
    expect(Math.max(...told)).toBe(4);
    expect(page.$('.tile:contains("Lamplight Roulette") .floor small').first().text()).toMatch(/^1\s/);
    // They come anew as a piece of the page, hearts and all.
    const piece = await player.get(page.$('live-part[data-src$=own-floor]').attr('data-src')!);
    expect(piece.$('.rail-wide .tile b').text()).toBe(page.$('.rail-wide .tile b').text());
    expect(piece.$('.floor i').length).toBe(told.reduce((sum, count) => sum + count));
    expect(piece.$('.rail-wide .heart').length).toBe(4);
    // And with them the pots, as they stand beside the tables.
    expect(piece.$('.rail-jackpot').text()).toBe(page.$('.rails .rail-jackpot').text());
    expect(piece.$('.rail-jackpot [data-pot]').length).toBe(3);
    expect(piece.$('.rail-jackpot .heart').length).toBe(3);
    expect(piece.$('html main').length).toBe(0);
    const kept = await lantern.visitor().get('/pt');
    expect(kept.$('.rail-wide .tile').length).toBe(4);
    expect(kept.$('.floor, live-part[data-src$=floor]').length).toBe(0);
  });

  it('is led to a game by one button, and has the jackpots with their pots', async () => {
    const { visitor: player } = await freshPlayer(lantern);
    const page = await player.get('/');
    expect(page.$('.hero a').length).toBe(1);
    expect(page.$('.hero p').length).toBe(0);
    expect(page.$('[data-pot]').length).toBe(3);
    expect((await lantern.visitor().get('/')).$('[data-pot]').length).toBe(0);
  });
});

describe('the search', () => {
  it('finds in all categories, by title and by provider, and says how many', async () => {
    const page = await (await visitor.get('/search')).submit('Search', { title: 'juniper' });
    expect(page.path).toBe('/search?title=juniper');
    expect(page.$('title').text()).toBe(`${page.heading} · Lantern`);
    expect((await visitor.get('/search')).$('title').text()).toBe('Search games · Lantern');
    expect(page).toHaveHeading('Results for “juniper”');
    expect(titles(page).length).toBeGreaterThan(1);
    expect(
      new Set(
        page
          .$('main .grid small')
          .toArray()
          .map((element) => page.$(element).text()),
      ),
    ).not.toContain('Lantern Studio');
    expect(titles(await visitor.get('/search?title=festival+lantern'))).toEqual(['Lantern Festival']);
  });

  it('puts in front what begins so', async () => {
    expect(titles(await visitor.get('/search?title=lantern'))[0]).toBe('Lantern Festival');
  });

  it('offers what many play where nothing was asked or found', async () => {
    const empty = await visitor.get('/search');
    expect(empty).toHaveHeading('Search games');
    expect(titles(empty).length).toBeGreaterThan(5);
    for (const title of ['zzzz', '..', '!!', '%2e%2e%2f', '/', '\\', '\ud800', '象']) {
      const page = await visitor.get(`/search?${new URLSearchParams({ title }).toString()}`);
      expect(page, title).toHaveStatus(200);
      expect(page, title).toShow('No games match');
      expect(titles(page).length, title).toBeGreaterThan(5);
    }
  });

  const places = {
    slots: '/casino',
    livecasino: '/livecasino',
    'game-shows': '/game-shows',
    'crash-and-fast': '/crash-and-fast',
  };
  const mainLinks = (page: Page): string[] =>
    page
      .$('main a')
      .toArray()
      .map((link) => page.$(link).attr('href')!);

  it.each(languages)(
    'leads to a list whose name is looked for, in the reader’s words and in English (%s)',
    async (language) => {
      const prefix = language === 'en' ? '' : `/${language}`;
      const words = [
        ...Object.values(categories).map(({ label }) => translatorFor(language)(label)),
        'slots',
        'LIVE CASINO',
        'game show',
        'crash',
      ];
      for (const [index, word] of words.entries()) {
        const [category, place] = Object.entries(places)[index % 4]!;
        const query = new URLSearchParams({ title: word }).toString();
        const page = await lantern.visitor().get(`${prefix}/search?${query}`);
        expect(page, word).not.toShow(translatorFor(language)('lobby.noGames'));
        expect(mainLinks(page), word).toContain(prefix + place);
        expect(titles(page).length, word).toBeGreaterThan(0);
        const { data } = await lantern.api.getGame({
          params: {
            id: mainLinks(page)
              .find((href) => href.includes('/play/'))!
              .split('/')
              .at(-1)!,
          },
        });
        if (index < 4) expect(data.category, word).toBe(category);
        const suggested = await lantern.visitor().get(`${prefix}/search/suggestions?${query}`);
        expect(suggested.$(`[role=option][data-href="${prefix}${place}"]`).length, word).toBe(1);
        expect(suggested.$('[role=status]').text(), word).toContain(
          translatorFor(language)(Object.values(categories)[index % 4]!.label),
        );
      }
    },
  );

  it.each([
    ['', 'slo', '/casino'],
    ['', 'LÍVE  cas', '/livecasino'],
    ['/de', 'spielaut', '/casino'],
    ['/de', 'automaten', '/casino'],
    ['/fr', 'télé', '/game-shows'],
    ['/fr', 'tele', '/game-shows'],
    ['/jp', 'スロ', '/casino'],
    ['/jp', 'ｽﾛｯﾄ', '/casino'],
    ['/jp', 'カジノ', '/livecasino'],
    ['/no', 'hurtig', '/crash-and-fast'],
  ])('knows a list by a part of its name (%s, %s)', async (prefix, title, place) => {
    expect(
      mainLinks(await lantern.visitor().get(`${prefix}/search?${new URLSearchParams({ title }).toString()}`)),
    ).toContain(prefix + place);
  });

  it.each(['ot', 'spielautomaten', 'スロット', 'and crash'])(
    'names no list to an English reader for %j',
    async (title) => {
      const links = mainLinks(await lantern.visitor().get(`/search?${new URLSearchParams({ title }).toString()}`));
      for (const place of Object.values(places)) expect(links).not.toContain(place);
    },
  );

  it('shows the list that was named beside the games that bear the word', async () => {
    const page = await visitor.get('/search?title=live');
    expect(mainLinks(page)).toContain('/livecasino');
    expect((await visitor.get('/livecasino?title=slots')).links).toContain('/casino');
  });

  it.each([
    ['/search?title=lantern&page=999', 404],
    [`/search?title=${'x'.repeat(8_000)}`, 200],
    [`/search?title=${encodeURIComponent('<b id=q7z>')}`, 200],
  ])('%s answers %i', async (path, status) => {
    const page = await visitor.get(path);
    expect(page).toHaveStatus(status);
    expect(page.$('#q7z').length).toBe(0);
    expect(page.html.length, 'what is too long is not repeated').toBeLessThan(60_000);
  });

  it('suggests in the reader’s language, as a list that keys can walk', async () => {
    const page = await lantern.visitor().get('/de/search/suggestions?title=lantern');
    const options = page
      .$('[role=listbox] [role=option]')
      .toArray()
      .map((option) => page.$(option));
    expect(options).toHaveLength(7);
    expect(options[0]!.attr('data-href')).toBe('/de/play/lantern/lantern-festival');
    expect(options.at(-1)!.attr('data-href')).toBe('/de/search?title=lantern');
    expect(options.at(-1)!.text()).toMatch(/^Alle ansehen: \d+ Spiele$/);
    expect((await visitor.get('/search/suggestions?title=zzzz')).$('[role=option]').length).toBe(0);
    expect((await visitor.get(`/search/suggestions?title=${encodeURIComponent('<b id=q7z>')}`)).$('#q7z').length).toBe(
      0,
    );
  });
});

describe('a game’s page', () => {
  it('tells what it returns, where it runs and how to play it', async () => {
    const page = await visitor.get('/game/lantern-festival');
    expect(page).toHaveTitle('Lantern Festival · Lantern');
    for (const fact of ['Return to player', '96.10%', 'High', 'On a phone', 'Available', 'How a round works'])
      expect(page).toShow(fact);
    expect(await page.follow('Play for fun')).toBeAt('/play/lantern/lantern-festival?mode=fun');
    expect((await page.follow('Play now')).path).toMatch(/^\/login\?redirect=/);
    expect(page.$('.rail-similar .tile').length).toBeGreaterThan(3);
    expect(page.$('.rail-similar a[href$="/lantern-festival"]').length).toBe(0);
  });

  it('of a game that was taken off is gone, and no list has it', async () => {
    await listTakenOff(lantern);
    expect(await visitor.get('/game/taken-off')).toHaveStatus(404);
    expect(await visitor.get('/play/lantern/taken-off?mode=fun')).toHaveStatus(404);
    expect(await visitor.get('/search?title=taken+off')).toShow('No games match');
  });

  it.each([
    '/game/no-such-game',
    '/game/..%2f..',
    '/game/%3Cb%3E',
    `/game/${'x'.repeat(3_000)}`,
    '/game/LANTERN-festival',
  ])('%s is not found', async (path) => {
    expect(await visitor.get(path)).toHaveStatus(404);
  });

  it('sends a visitor who wants a favourite to the log-in and back', async () => {
    const account = await lantern.players.make();
    const stranger = lantern.visitor();
    const login = await (await stranger.get('/de/game/lantern-festival')).follow('Zu Favoriten');
    const back = await login.submit('Anmelden', { username: account.username, password: account.password });
    expect(back).toBeAt('/de/game/lantern-festival');
    expect(await back.submit('Zu Favoriten')).toHaveToast('Zu Ihren Favoriten hinzugefügt');
  });
});

describe('favourites', () => {
  it('are added and taken off by posts, with the API’s own words, and the way back', async () => {
    const { visitor: player } = await freshPlayer(lantern);
    const list = await player.get('/casino?sort=title');
    const added = await list.submit('Add Lantern Festival to favourites');
    expect(added).toBeAt('/casino?sort=title');
    expect(added).toHaveToast('Added to your favourites');
    expect(added.offers('Remove Lantern Festival from favourites')).toBe(true);

    const favourites = await player.get('/favourites');
    expect(titles(favourites)).toEqual(['Lantern Festival']);
    const gone = await favourites.submit('Remove Lantern Festival from favourites');
    expect(gone).toBeAt('/favourites');
    expect(gone).toHaveToast('Removed from your favourites');
    expect(gone).toShow('No favourites yet');
  });

  it('stay as they are when the API refuses, and its words are shown', async () => {
    const { visitor: player } = await freshPlayer(lantern);
    const page = await player.get('/game/lantern-festival');
    const refused = await player.post(
      '/favourites/change',
      { gameid: 'no-such-game', change: 'add', back: '/game/lantern-festival' },
      { from: page },
    );
    expect(refused).toBeAt('/game/lantern-festival');
    expect(refused.toast).toBeTruthy();
    expect(titles(await player.get('/favourites'))).toEqual([]);
  });

  it('are told to a script as data', async () => {
    const { visitor: player } = await freshPlayer(lantern);
    const from = await player.get('/casino');
    const answer = await player.post(
      '/favourites/change',
      { gameid: 'lantern-festival', change: 'add', back: '/casino' },
      { from, headers: { accept: 'application/json' } },
    );
    expect(JSON.parse(answer.html)).toEqual({
      ok: true,
      message: 'Added to your favourites',
      form: 'unfav',
      label: 'Remove Lantern Festival from favourites',
      text: 'Remove from favourites',
      count: '1 game',
    });
    expect((await player.get('/casino')).toast).toBeNull();
  });

  it('belong to a player: a visitor is led to the log-in', async () => {
    const from = await visitor.get('/casino');
    const page = await visitor.post(
      '/favourites/change',
      { gameid: 'lantern-festival', change: 'add', back: '/casino' },
      { from },
    );
    expect(page).toBeAt('/login?redirect=%2Fcasino');
    expect(page).toHaveToast(/log in first/);
    expect(await visitor.get('/favourites')).toBeAt('/');
    expect(from.$('.heart').length).toBe(0);
  });

  it.each([
    { gameid: '<b id=q7z>', back: '//evil.example' },
    { gameid: '' },
    { change: 'remove' },
    { gameid: 'x'.repeat(20_000) },
    { gameid: 'lantern-festival', back: 'https://evil.example/' },
  ])('posts made by hand lead nowhere: %j', async (fields) => {
    const { visitor: player } = await freshPlayer(lantern);
    const page = await player.post('/favourites/change', Object.fromEntries(Object.entries(fields)), {
      from: await player.get('/casino'),
    });
    expect(page).toHaveStatus(200);
    expect(page.url.origin).toBe(lantern.origin);
    expect(page.$('#q7z').length).toBe(0);
  });

  it('are not changed by a post longer than any form, which is not read', async () => {
    const { visitor: player } = await freshPlayer(lantern);
    const page = await player.post(
      '/favourites/change',
      { gameid: 'x'.repeat(70_000) },
      { from: await player.get('/casino') },
    );
    expect(page).toHaveStatus(413);
    expect(page).toShow('That was too much to send');
  });

  it('have pages of forty, and a page that has gone leads to the last', async () => {
    const { visitor: player } = await freshPlayer(lantern);
    const from = await player.get('/casino');
    const database = await lantern.database();
    const { results } = await database
      .prepare('SELECT id FROM games WHERE playable = 1 ORDER BY id LIMIT 42')
      .all<{ id: string }>();
    for (const { id } of results)
      await player.post(
        '/favourites/change',
        { gameid: id, change: 'add', back: '/access-restricted' },
        { from, follow: false },
      );
    const first = await player.get('/favourites');
    expect(first).toShow('42 games');
    expect(titles(first)).toHaveLength(40);
    expect(titles(await first.follow('2'))).toHaveLength(2);
    expect(await player.get('/favourites?page=999')).toBeAt('/favourites?page=2');
  });
});

describe('what was played lately', () => {
  it('stands on a page and on the home of a player, the latest first', async () => {
    const { visitor: player } = await freshPlayer(lantern, { balance: 100_00 });
    expect(await player.get('/recent')).toShow('Nothing played yet');
    expect((await player.get('/')).$('.rail-recent').length).toBe(0);
    await (await player.get('/play/lantern/lantern-festival')).submit('Spin');
    expect(titles(await player.get('/recent'))).toEqual(['Lantern Festival']);
    expect((await player.get('/')).$('.rail-recent .tile').length).toBe(1);
  });
});

describe('the winners', () => {
  it('come anew as a piece of the page, in the reader’s language', async () => {
    const page = await lantern.visitor().get('/de/winners');
    expect(page.$('section.panel').length).toBe(2);
    expect(page.html).toContain('Neueste Gewinner');
    expect(page.$('html, body').children('header').length).toBe(0);
  });

  it('are no page without the API, and the home does without them', async () => {
    const cold = await startLantern();
    try {
      await cold.faults.next('GET /casinoLatestData', '500', 4);
      expect((await cold.visitor().get('/winners')).status).toBe(503);
      expect(await cold.visitor().get('/')).toHaveStatus(200);
    } finally {
      await cold.stop();
    }
  });
});
