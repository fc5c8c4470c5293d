/** What search engines are told. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { htmlLang } from '~/i18n/languages';
import { startLantern, type Lantern, type Page } from '../harness';
import { languagesInTurn } from '../harness/in-turn';
import { freshPlayer } from '../harness/player';
import { screens } from '../harness/screens';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

it('the map names every public page and every listed game in each language, once, and each is there', async () => {
  const visitor = lantern.visitor();
  const map = await visitor.get('/sitemap.xml');
  expect(map).toHaveHeader('content-type', 'application/xml; charset=utf-8');
  const addresses = [...map.html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!));
  expect(new Set(addresses.map(({ href }) => href)).size).toBe(addresses.length);
  expect(addresses.every(({ origin }) => origin === lantern.origin)).toBe(true);
  const told = new Set(addresses.map(({ pathname }) => pathname));
  const { games } = (await lantern.api.listGames()).data;
  for (const { id } of games) for (const prefix of ['', '/de', '/jp']) expect(told).toContain(`${prefix}/game/${id}`);
  for (const { path } of open) expect(told, path).toContain(path);
  expect(told, 'a fragment').not.toContain('/winners');
  for (const path of [...told].filter((address) => !/^\/..\//.test(address) && !address.startsWith('/game/')))
    expect(await visitor.get(path), path).toHaveStatus(200);
});

/** Where a page says of itself what search engines and whoever shares it read. */
const toldBy = (page: Page) => {
  const content = (selector: string) => page.$(selector).attr('content');
  const alternates = page
    .$('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => [page.$(link).attr('hreflang')!, page.$(link).attr('href')!] as const);
  return {
    title: page.title,
    description: content('meta[name=description]'),
    canonical: page.$('link[rel=canonical]').attr('href'),
    alternates: new Map(alternates),
    picture: content('meta[property="og:image"]'),
    shared: content('meta[property="og:title"]'),
  };
};
const found = screens.filter((screen) => screen.found && screen.status === 200 && !screen.path.includes('?'));
/** In whose stead search engines are to show the page of the game. */
const isPlay = ({ path }: { path: string }) => /^(\/mobile)?\/play\//.test(path);
const open = found.filter((screen) => !isPlay(screen));
const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);
const addressIn = (language: Language, path: string) =>
  path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path;
/** Words of links that say nothing about where they lead, as Lighthouse lists them for the languages that it knows. */
const empty =
  /^(click here|click this|here|this|right here|more|learn more|read more|aquí|más|más información|leer más|hier|mehr|mehr erfahren|weiterlesen|ici|plus|en savoir plus|lire la suite|aqui|mais|saiba mais|leia mais|her|mer|les mer|こちら|ここ|続きを読む|詳細)$/i;

describe.each(languagesInTurn)('a page in %s', (language) => {
  it.each(open)(
    '$name says where it is, in which languages it is there, and what it is about',
    async ({ path, name }) => {
      const page = await lantern.visitor().get(addressIn(language, path));
      const { title, description, canonical, alternates, picture, shared } = toldBy(page);
      expect(canonical).toBe(lantern.origin + addressIn(language, path));
      expect([...alternates]).toEqual([
        ...languages.map((other) => [htmlLang[other], lantern.origin + addressIn(other, path)] as const),
        ['x-default', lantern.origin + path],
      ]);
      expect(shared).toBe(title);
      expect(description?.length, 'a description').toBeGreaterThan(language === 'jp' ? 12 : 30);
      expect(picture).toBe(`${lantern.origin}/brand/share.jpg`);
      seen.push({ language, name, title, description: description! });
      for (const link of page.$('a').toArray()) {
        expect(page.$(link).attr('href'), 'every link leads somewhere').toBeTruthy();
        expect(page.$(link).text().trim(), 'its words say where').not.toMatch(empty);
      }
      expect(page.$('img:not([alt])').length, 'pictures without an alternative').toBe(0);
    },
  );
});

const seen: { language: string; name: string; title: string; description: string }[] = [];
it('no two public pages have the same title or description, in any language', () => {
  expect(seen).toHaveLength(open.length * languagesInTurn.length);
  for (const key of ['title', 'description'] as const) {
    for (const language of languagesInTurn) {
      const told = seen.filter((page) => page.language === language);
      const twice = told.filter((page) => told.some((other) => other.name !== page.name && other[key] === page[key]));
      expect(
        twice.map(({ name }) => name),
        `${key}, ${language}`,
      ).toEqual([]);
    }
    // Names of games, and words that languages share, are the same in each; sentences are not.
    if (key === 'description')
      for (const { name } of open)
        expect(
          new Set(seen.filter((page) => page.name === name).map(({ description }) => description)).size,
          name,
        ).toBe(languagesInTurn.length);
  }
});

describe('where a game is played', () => {
  const played = found.filter(isPlay);
  it.each(played)(
    '$name names the game, says what it is in each language, and leads engines to the page about it',
    async ({ path }) => {
      const id = path.split('/').at(-1)!;
      const said = new Map<string, Language>();
      for (const language of languagesInTurn) {
        const about = toldBy(await lantern.visitor().get(addressIn(language, `/game/${id}`)));
        const page = await lantern.visitor().get(addressIn(language, path));
        const { title, description, canonical, alternates, picture, shared } = toldBy(page);
        expect(canonical).toBe(about.canonical);
        expect([...alternates], 'its languages are named there').toEqual([]);
        expect(title).toContain(page.$('h1').text());
        expect(shared).toBe(title);
        expect(picture).toBe(`${lantern.origin}/brand/share.jpg`);
        expect(description?.length, 'a description').toBeGreaterThan(language === 'jp' ? 12 : 30);
        said.set(description!, language);
        const playable = page.$('.stage').length > 0;
        expect(
          [title === about.title, description === about.description],
          'words of its own where it can be played',
        ).toEqual([!playable, !playable]);
        for (const link of page.$('a').toArray())
          expect(page.$(link).text().trim(), 'its words say where').not.toMatch(empty);
      }
      expect(said.size).toBe(languagesInTurn.length);
    },
  );

  it('is looked at', () => expect(played.length).toBeGreaterThan(8));

  it('says so however it is played, and stands in no map', async () => {
    const page = await lantern.visitor().get('/de/play/lantern/lantern-festival?mode=fun');
    expect(toldBy(page)).toMatchObject({
      title: 'Lantern Festival spielen · Lantern',
      canonical: `${lantern.origin}/de/game/lantern-festival`,
    });
    expect((await lantern.visitor().get('/sitemap.xml')).html).not.toContain('/play/');
  });
});

it('the picture of whoever shares a page is one that social networks show, and light', async () => {
  const picture = await readFile(new URL('../../public/brand/share.jpg', import.meta.url));
  expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(picture.length).toBeLessThanOrEqual(40 * 1024);
});

it('a filtered list is the same page to search engines', async () => {
  expect(toldBy(await lantern.visitor().get('/de/casino?sort=new')).canonical).toBe(`${lantern.origin}/de/casino`);
});

describe('structured data', () => {
  const thing = (page: Page, type: string) => page.$(`[itemtype="https://schema.org/${type}"]`);
  it('names the house on its home page', async () => {
    const page = await lantern.visitor().get('/de');
    const house = thing(page, 'Organization');
    expect(house.find('[itemprop=name]').attr('content')).toBe('Lantern');
    expect(house.find('[itemprop=url]').attr('href')).toBe(`${lantern.origin}/`);
    expect(house.find('[itemprop=logo]').attr('href')).toBe(`${lantern.origin}/brand/lantern.svg`);
  });

  it('says of a game that it is one, and where it hangs', async () => {
    const page = await lantern.visitor().get('/de/game/lantern-festival');
    expect(thing(page, 'VideoGame').children('[itemprop=name]').attr('content')).toBe('Lantern Festival');
    const crumbs = thing(page, 'ListItem')
      .toArray()
      .map((item) => [
        page.$(item).find('[itemprop=name]').attr('content'),
        page.$(item).find('[itemprop=item]').attr('href'),
      ]);
    expect(crumbs).toEqual([
      ['Start', `${lantern.origin}/de`],
      ['Spielautomaten', `${lantern.origin}/de/casino`],
      ['Lantern Festival', `${lantern.origin}/de/game/lantern-festival`],
    ]);
  });

  it('says of an article when it was published, and of a race when it runs', async () => {
    const article = await lantern.visitor().get('/de/news/lantern-festival-is-lit');
    const told = (page: Page, type: string, property: string) =>
      thing(page, type).children(`[itemprop=${property}]`).attr('content');
    expect(told(article, 'NewsArticle', 'datePublished')).toBe('2026-11-05T00:00:00.000Z');
    expect(told(article, 'NewsArticle', 'headline')).toBe(article.$('h1').text());
    const [race] = (await lantern.api.races()).data.items;
    const page = await lantern.visitor().get(`/slot-races/${race!.id}`);
    expect([told(page, 'Event', 'startDate'), told(page, 'Event', 'endDate')]).toEqual(
      [race!.startsAt, race!.endsAt].map((at) => new Date(at).toISOString()),
    );
  });

  it('says of a network promotion when it runs, and nothing of one that runs without an end', async () => {
    const { items } = (await lantern.api.contentList({ params: { section: 'network-promotions' } })).data;
    const visitor = lantern.visitor();
    for (const { url, title, startsAt, endsAt } of items) {
      const event = thing(await visitor.get(`/network-promotions/${url}`), 'Event');
      expect(event.length, url).toBe(startsAt === null || endsAt === null ? 0 : 1);
      if (startsAt === null || endsAt === null) continue;
      const told = ['name', 'startDate', 'endDate'].map((name) => event.children(`[itemprop=${name}]`).attr('content'));
      expect(told).toEqual([title, new Date(startsAt).toISOString(), new Date(endsAt).toISOString()]);
    }
    expect(items.some(({ startsAt, endsAt }) => startsAt !== null && endsAt !== null)).toBe(true);
  });
});

it('a player’s page, and what is not to be found, say nothing of all that', async () => {
  const { visitor } = await freshPlayer(lantern);
  for (const page of [
    await visitor.get('/'),
    await lantern.visitor().get('/forgot-password'),
    await lantern.visitor().get('/no-such-page'),
  ]) {
    expect(page.$('meta[name=description], link[rel=canonical], link[hreflang], [itemscope]').length, page.path).toBe(
      0,
    );
  }
});

it('without the catalogue the map is away, not shorter', async () => {
  const house = await startLantern();
  try {
    await house.faults.next('GET /games', '500', 5);
    expect(await house.visitor().get('/sitemap.xml')).toHaveStatus(503);
  } finally {
    await house.stop();
  }
});

it('what engines read first is there from everywhere', async () => {
  const barred = lantern.visitor({ country: 'US' });
  for (const path of ['/robots.txt', '/sitemap.xml']) expect(await barred.get(path)).toBeAt(path);
  expect(await barred.get('/casino')).toBeAt('/access-restricted');
});

it('a house that is not the real one is not to be searched', async () => {
  const robots = await lantern.visitor().get('/robots.txt');
  expect(robots).toHaveHeader('content-type', 'text/plain; charset=utf-8');
  expect(robots.html).toBe(`User-agent: *\nDisallow: /\n\nSitemap: ${lantern.origin}/sitemap.xml\n`);
});

it('the real one keeps engines from what is a player’s own, and lets them see the games', async () => {
  const house = await startLantern({
    qa: false,
    origin: 'https://lantern.example',
    edge: { ENVIRONMENT: 'production' },
  });
  try {
    const { html } = await house.visitor().get('/robots.txt');
    const barred = [...html.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!);
    const isBarred = (path: string) =>
      barred.some((rule) => new RegExp(`^${rule.replace(/[.]/g, '\\.').replaceAll('*', '.*')}`).test(path));
    for (const path of ['/profile/my-account', '/de/cashier/deposit', '/jp/round/1', '/__ops/till'])
      expect(isBarred(path), path).toBe(true);
    for (const path of [
      '/',
      '/de/casino',
      '/game/skyward',
      '/jp/game/skyward',
      '/play/lantern/skyward',
      '/jp/mobile/play/lantern/skyward',
      '/info/terms',
      '/verify',
      '/responsible-gambling',
    ])
      expect(isBarred(path), path).toBe(false);
    for (const { path, found, status } of screens) if (status !== 404) expect(isBarred(path), path).toBe(!found);
    expect(html).toContain('Sitemap: https://lantern.example/sitemap.xml');
  } finally {
    await house.stop();
  }
});
