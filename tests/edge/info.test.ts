/** The pages of help and rules, in every language. */
import { languages, type Language } from 'contract/constants';
import { gameFamilies } from 'contract/play';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlLang } from '~/i18n/languages';
import { startLantern, type Lantern, type Page } from '../harness';
import { inTurn } from '../harness/in-turn';
import { freshPlayer } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const pages = [
  'getting-started',
  'how-to-play',
  'sports-betting',
  'fairness',
  'deposits-and-withdrawals',
  'verification',
  'bonuses-and-wagering',
  'vip',
  'safer-play',
  'responsible-marketing',
  'complaints',
  'terms',
  'privacy',
  'cookies',
  'anti-money-laundering',
  'affiliates',
];
const addressOf = (page: string): string => (page === 'affiliates' ? '/affiliates' : `/info/${page}`);
const inLanguage = (path: string, language: Language): string => (language === 'en' ? path : `/${language}${path}`);
const read = (path: string, language: Language = 'en') => lantern.visitor({ language }).get(inLanguage(path, language));

/** Words that English texts can't do without; none is a word of the other languages. */
const english = /\b(the|and|you|your|with|which|from|this|that)\b/gi;
const paragraphsOf = (page: Page): string[] =>
  page
    .$('main')
    .find('p, li, h1, h2, td')
    .toArray()
    .map((element) => page.$(element).text());

describe.each(languages)('in %s', (language) => {
  it.each(inTurn(pages, language))('%s says what it has to say', async (name) => {
    const page = await read(addressOf(name), language);
    expect(page).toHaveStatus(200);
    expect(page.lang).toBe(htmlLang[language]);
    expect(page.$('main h1').length).toBe(1);
    expect(page.$('main [lang]').length, 'all of it is in the reader’s language').toBe(0);
    // Marks for line breaks are a heading's alone.
    expect(page.$('title').text()).toContain(page.$('main h1').text().replaceAll('\u00ad', ''));
    expect(page.$('meta[name=description]').attr('content')).toBe(page.$('main .lead').text());
    expect(page.$('main').text()).not.toMatch(/\{[a-z:A-Z-]+\}|undefined|NaN/);
    expect(page.$('main .prose > *').length).toBeGreaterThan(5);
    expect(page.$('script[src]').length).toBe(0);
    if (language !== 'en')
      for (const text of paragraphsOf(page)) expect((text.match(english) ?? []).length, text).toBeLessThan(2);
  });

  it('the index leads to each page, by its title', async () => {
    const page = await read('/info', language);
    const links = page
      .$('main .info-cards a')
      .toArray()
      .map((link) => page.$(link).attr('href')!);
    expect([...links].sort()).toEqual(pages.map((name) => inLanguage(addressOf(name), language)).sort());
    for (const summary of page.$('main .info-cards p').toArray()) expect(page.$(summary).text()).not.toMatch(/\{/);
  });
});

describe('a page of information', () => {
  it('that is long lists its parts, and each leads there', async () => {
    const page = await read('/info/terms');
    const parts = page
      .$('.info-contents a')
      .toArray()
      .map((link) => page.$(link));
    expect(parts.length).toBe(page.$('.info-text h2').length);
    for (const part of parts) expect(page.$(part.attr('href')!).text()).toBe(part.text());
  });

  it('tells what the product does by its own figures, and names other pages of its group', async () => {
    const page = await read('/info/deposits-and-withdrawals', 'de');
    expect(page.$('main table').length).toBe(2);
    expect(page.$('main table').first().text()).toMatch(/\d+\s€/);
    expect(
      page
        .$('#related')
        .parent()
        .find('a')
        .toArray()
        .map((link) => page.$(link).attr('href')),
    ).toContain('/de/info/verification');
  });

  it('that never was is not found, and the reader is led on', async () => {
    for (const path of ['/info/no-such-page', '/info/terms/more', '/info/how-to-play/whist', '/info/%2e%2e']) {
      const page = await lantern.visitor().get(path);
      expect([path, page.status]).toEqual([path, path.endsWith('%2e%2e') ? 200 : 404]);
      expect(page.$('main a').length).toBeGreaterThan(0);
    }
  });

  it('of the partners has one address; the other leads there with all that a link carries', async () => {
    const answer = await lantern.visitor().get('/de/info/affiliates?myaffid=7', { follow: false });
    expect(answer).toHaveStatus(301);
    expect(answer.headers.get('location')).toBe('/de/affiliates?myaffid=7');
  });

  it('is the same for a player', async () => {
    const { visitor } = await freshPlayer(lantern);
    for (const path of ['/info', '/info/terms', '/affiliates', '/info/how-to-play', '/info/how-to-play/plinko'])
      expect(await visitor.get(path), path).toHaveStatus(200);
  });
});

describe('how to play', () => {
  it('leads to every family of games there is', async () => {
    const page = await read('/info/how-to-play', 'fr');
    const links = page
      .$('.families a')
      .toArray()
      .map((link) => page.$(link).attr('href'));
    expect([...links].sort()).toEqual(gameFamilies.map((family) => `/fr/info/how-to-play/${family}`).sort());
  });

  it.each(gameFamilies)('%s is told by the rules of one of its games, and lists its games alone', async (family) => {
    const page = await read(`/info/how-to-play/${family}`, 'no');
    expect(page).toHaveStatus(200);
    expect(page.$('.example-rules').text().length).toBeGreaterThan(200);
    expect(page.$('main').text()).not.toMatch(/\{\{|undefined|NaN/);
    const { games } = (
      await lantern.api.filterGames({
        params: { category: 'all', providers: 'all', sort: 'popular', limit: 200, offset: 0 },
        query: { family },
      })
    ).data;
    expect(games.length).toBeGreaterThan(0);
    expect(page.$('main .family-games a').length).toBe(games.length);
    for (const { id } of games) expect((await lantern.api.getGame({ params: { id } })).data.rules?.kind).toBe(family);
  });

  it('the example says whose rules these are', async () => {
    const page = await read('/info/how-to-play/slot');
    const { games } = (
      await lantern.api.filterGames({
        params: { category: 'all', providers: 'all', sort: 'popular', limit: 1, offset: 0 },
        query: { family: 'slot' },
      })
    ).data;
    expect(page.$('#rules').text()).toContain(games[0]!.title);
  });
});

describe('in a barred territory', () => {
  const legal = [
    'terms',
    'privacy',
    'cookies',
    'complaints',
    'anti-money-laundering',
    'safer-play',
    'responsible-marketing',
    'verification',
  ];

  it.each(legal)('%s stays readable', async (name) => {
    const page = await lantern.visitor({ country: 'US' }).get(`/info/${name}`);
    expect(page).toHaveStatus(200);
    expect(page).toBeAt(`/info/${name}`);
    expect(page.$('main .prose > *').length).toBeGreaterThan(5);
    expect(page.setCookies.filter((cookie) => /Session/.test(cookie))).toEqual([]);
  });

  it.each(['/info', '/info/vip', '/info/bonuses-and-wagering', '/info/how-to-play', '/affiliates', '/info/terms/more'])(
    '%s does not',
    async (path) => {
      expect(await lantern.visitor({ country: 'US' }).get(path)).toBeAt('/access-restricted');
    },
  );

  it('the restricted page leads to what can be read', async () => {
    const page = await lantern.visitor({ country: 'US' }).get('/access-restricted');
    const links = page
      .$('main a[href^="/info/"]')
      .toArray()
      .map((link) => page.$(link).attr('href')!);
    expect(links).toContain('/info/complaints');
    for (const path of links) expect(await lantern.visitor({ country: 'US' }).get(path)).toBeAt(path);
  });
});

describe('while the API is away', () => {
  it('what was read before is still there, and what was not says so', async () => {
    const house = await startLantern();
    try {
      const visitor = house.visitor();
      expect(await visitor.get('/info/terms')).toHaveStatus(200);
      await house.faults.next('GET /content', '500', 50);
      expect(await visitor.get('/info/terms')).toHaveStatus(200);
      expect(await visitor.get('/info/privacy')).toHaveStatus(503);
    } finally {
      await house.stop();
    }
  });
});
