import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page } from '../harness';
import { freshPlayer } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

/** What the edge says it did for a page. */
const cacheOf = (page: Page): string => /cache;desc=(\w+)/.exec(page.headers.get('server-timing') ?? '')?.[1] ?? 'none';
const callsFor = (page: Page): string[] =>
  (page.headers.get('server-timing') ?? '').split(', ').filter((entry) => /^(get|post)-/.test(entry));

describe('pages that are kept at the edge', () => {
  it('are rendered once and answer the next one without a single call', async () => {
    const visitor = lantern.visitor();
    expect(cacheOf(await visitor.get('/livecasino'))).toBe('miss');
    const page = await visitor.get('/livecasino');
    expect(cacheOf(page)).toBe('hit');
    expect(callsFor(page)).toEqual([]);
    expect(page).toHaveStatus(200);
    expect(page.$('.tile').length).toBeGreaterThan(0);
    expect(page.setCookies).toEqual([]);
    expect(page).toHaveHeader('content-security-policy', "default-src 'none'");
  });

  it('are no copy for anybody between us and the browser', async () => {
    const page = await lantern.visitor().get('/livecasino');
    expect(page).toHaveHeader('cache-control', 'private, no-cache');
    expect(page).toHaveHeader('vary', /Cookie.*Save-Data/);
  });

  it('give a newcomer a session of their own all the same', async () => {
    await lantern.visitor().get('/game-shows');
    const first = await lantern.visitor().get('/game-shows');
    const second = await lantern.visitor().get('/game-shows');
    expect([first, second].map(cacheOf)).toEqual(['hit', 'hit']);
    const sessionOf = (page: Page) => page.setCookies.find((cookie) => cookie.includes('anonSessionId='));
    expect(sessionOf(first)).toBeTruthy();
    expect(sessionOf(first)).not.toBe(sessionOf(second));
  });

  it('cost a browser that has one no bytes', async () => {
    const visitor = lantern.visitor();
    const page = await visitor.get('/casino');
    const again = await visitor.get('/casino', { headers: { 'if-none-match': page.headers.get('etag') } });
    expect(again).toHaveStatus(304);
    expect(again.html).toBe('');
  });

  it('never hold what one person saw: a player, a message, a language, lite mode', async () => {
    const { visitor: player, account } = await freshPlayer(lantern, { balance: 12_34 });
    const own = await player.get('/');
    expect(own.html).toContain(account.username);
    expect(cacheOf(own)).toBe('none');
    expect(own).toHaveHeader('cache-control', 'private, no-store');

    const visitor = lantern.visitor();
    const english = await visitor.get('/');
    expect(english.html).not.toContain(account.username);
    const german = await lantern.visitor().get('/de');
    expect(german.lang).toBe('de');
    expect((await lantern.visitor({ language: 'de' }).get('/')).lang).toBe('de');
    expect((await lantern.visitor({ language: 'en' }).get('/')).lang).toBe('en');

    // Sent home by a page that asks for a log-in: the message stands there once, and in nobody else's page.
    const told = await visitor.get('/profile/my-account');
    expect(told).toHaveToast(/log in first/);
    expect(cacheOf(told)).toBe('none');
    expect((await visitor.get('/')).toast).toBeNull();

    const lite = await visitor.get('/', { headers: { 'save-data': 'on' } });
    expect(lite.$('script').length).toBe(0);
    expect((await visitor.get('/')).$('script').length).toBeGreaterThan(0);
  });

  it('are not shown where the house may not be', async () => {
    await lantern.visitor().get('/casino');
    expect(await lantern.visitor({ country: 'US' }).get('/casino')).toBeAt('/access-restricted');
    await lantern.visitor({ country: 'US' }).get('/casino');
    expect(await lantern.visitor().get('/casino')).toBeAt('/casino');
  });

  it('leave a stranger’s query and a refused post alone', async () => {
    const visitor = lantern.visitor();
    for (const path of ['/casino?myafftk=1&myaffid=2', '/casino?x=1', `/casino?provider=${'y'.repeat(300)}`]) {
      await visitor.get(path);
      expect(cacheOf(await visitor.get(path)), path).toBe('none');
    }
    const refused = await visitor.post(
      '/casino',
      { a: '1' },
      { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } },
    );
    expect(refused).toHaveStatus(403);
    expect(await visitor.get('/casino')).toHaveStatus(200);
  });

  it('keep no page that lacks something', async () => {
    const broken = await startLantern();
    try {
      await broken.faults.next('GET /casinoLatestData', '500', 4);
      const poor = await broken.visitor().get('/');
      expect(poor).toShow('We can’t load the winners right now.');
      await broken.faults.clear();
      expect(await broken.visitor().get('/')).not.toShow('We can’t load the winners right now.');
    } finally {
      await broken.stop();
    }
  });

  it('are only those that are there', async () => {
    const visitor = lantern.visitor();
    await visitor.get('/casino?page=99');
    const page = await visitor.get('/casino?page=99');
    expect(page).toHaveStatus(404);
    expect(cacheOf(page)).toBe('miss');
  });
});
