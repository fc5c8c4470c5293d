import { languages } from 'contract/constants';
import { contentSections } from 'contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const list = (section: string, language = 'en') => lantern.api.contentList({ params: { section } }, { language });
const page = (section: string, url: string, language = 'en') => lantern.api.contentPage({ params: { section, url } }, { language });

describe('content', () => {
  it.each(contentSections)('%s lists its pages, and each can be read', async (section) => {
    const { data, headers, info } = await list(section);
    expect(info).toMatchObject({ success: true });
    expect(headers.get('cache-control')).toMatch(/^public, max-age=60/);
    expect(data.items.length).toBeGreaterThan(0);
    for (const card of data.items) {
      const { body, ...rest } = (await page(section, card.url)).data;
      expect(rest).toEqual(card);
      expect(body.length).toBeGreaterThan(1);
    }
  });

  it('has the newest first', async () => {
    const dates = (await list('news')).data.items.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(new Set(dates).size).toBe(2);
  });

  it.each(['info', 'deposit-bonus', 'free-spin'])('%s speaks the reader’s language, in list and page', async (section) => {
    const { url } = (await list(section)).data.items[0]!;
    const pages = await Promise.all(languages.map(async (language) => (await page(section, url, language)).data));
    expect(pages.map(({ language }) => language)).toEqual([...languages]);
    expect(new Set(pages.map(({ body }) => JSON.stringify(body))).size).toBe(languages.length);
    expect((await list(section, 'jp')).data.items.every(({ language }) => language === 'jp')).toBe(true);
  });

  it.each(['news', 'network-promotions', 'slot-races'])('%s speaks English to everybody', async (section) => {
    const german = (await list(section, 'de')).data.items;
    expect(german).toEqual((await list(section)).data.items);
    expect((await page(section, german[0]!.url, 'de')).data.language).toBe('en');
  });

  it('falls back to English where a page is not translated yet', async () => {
    const database = await lantern.database();
    await database.prepare("DELETE FROM content_pages WHERE url = 'how-to-play' AND language = 'no'").run();
    expect((await page('info', 'how-to-play', 'no')).data).toMatchObject({ language: 'en', title: 'How to play' });
    const cards = (await list('info', 'no')).data.items;
    expect(cards.map(({ url, language }) => `${url} ${language}`).sort()).toEqual(['how-to-play en', 'privacy no', 'terms no']);
  });
});

describe('what is no page', () => {
  it.each([['news', 'no-such-page'], ['terms', 'terms'], ['news', 'terms'], ['info', '../terms'], ['__proto__', 'x'], ['info', "x' OR 1=1"], ['info', 'a'.repeat(101)]])('%s/%s is not found', async (section, url) => {
    expect(await page(section, url)).toMatchObject({ status: 404, info: { success: false, resultCode: 'not_found' }, data: null });
  });

  it('no such section, and no caller without the key', async () => {
    expect(await list('secrets')).toMatchObject({ status: 404, info: { resultCode: 'not_found' } });
    expect((await lantern.api.contentList({ params: { section: 'news' } }, { key: null })).info.resultCode).toBe('invalid_api_key');
    expect((await lantern.api.contentPage({ params: { section: 'info', url: 'terms' } }, { key: 'wrong' })).info.resultCode).toBe('invalid_api_key');
    expect((await lantern.api.fetch('/content/news', { method: 'POST', headers: { 'api-key': lantern.variables.API_KEY! } })).status).toBe(405);
  });
});
