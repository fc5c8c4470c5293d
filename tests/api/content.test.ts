import { languages } from 'contract/constants';
import { contentSections, englishBodySections, type ContentBlock } from 'contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredBlock } from '../../casino-api/src/features/content/fill';
import type { SeedPage } from '../../casino-api/src/features/content/seed-pages';
import { startLantern, type Lantern } from '../harness';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const list = (
  section: string,
  language = 'en',
  query: { limit?: number; offset?: number; tag?: string } = { limit: 100 },
) => lantern.api.contentList({ params: { section }, query }, { language });
const page = (section: string, url: string, language = 'en') =>
  lantern.api.contentPage({ params: { section, url } }, { language });
const seed = async (content: unknown, key = lantern.variables.API_KEY!) =>
  (
    await lantern.api.fetch('/__internal/seed', {
      method: 'POST',
      headers: { 'api-key': key },
      body: JSON.stringify({ content }),
    })
  ).json() as Promise<{ info: { resultCode: string }; data: { written: boolean } }>;

const paragraph = (text: string): ContentBlock => ({ kind: 'paragraph', text });
const written = (title: string, body: StoredBlock[]) => ({ title, summary: `${title}, told shortly.`, body });
/** A page of news as a seed brings it. */
const news = (url: string, more: Partial<SeedPage> = {}): SeedPage => ({
  section: 'news',
  url,
  publishedAt: Date.parse('2026-06-01'),
  image: null,
  tag: 'house',
  startsAt: null,
  endsAt: null,
  raceId: null,
  offerUrl: null,
  games: [],
  position: 0,
  gone: false,
  texts: { en: written('A summer day', [paragraph('Nothing happened.')]) },
  ...more,
});

describe('content', () => {
  it.each(contentSections)('%s lists its pages, and each can be read', async (section) => {
    const { data, headers, info } = await list(section);
    expect(info).toMatchObject({ success: true });
    expect(headers.get('cache-control')).toMatch(/^public, max-age=60/);
    expect(data.items.length).toBeGreaterThan(0);
    expect(data.total).toBe(data.items.length);
    for (const card of data.items) {
      const { body, bodyLanguage, previous, next, ...rest } = (await page(section, card.url)).data;
      expect(rest).toEqual(card);
      expect([
        body.length > 0,
        bodyLanguage,
        card.readingMinutes >= 1,
        previous?.url !== card.url && next?.url !== card.url,
      ]).toEqual([true, 'en', true, true]);
      expect(JSON.stringify([card, body])).not.toMatch(/\{(table:)?[a-zA-Z-]+\}/);
    }
  });

  it('has the newest first, and a page between the one before and the one after', async () => {
    const { items } = (await list('news')).data;
    const dates = items.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    const [newest, second] = await Promise.all(
      items.slice(0, 2).map(async ({ url }) => (await page('news', url)).data),
    );
    expect([newest!.next, newest!.previous]).toEqual([null, { url: second!.url, title: second!.title }]);
    expect(second!.next).toEqual({ url: newest!.url, title: newest!.title });
  });

  it('gives the part that is asked for, of one tag if one is', async () => {
    await seed([
      news('summer-one', { tag: 'summer' }),
      news('summer-two', { tag: 'summer', publishedAt: Date.parse('2026-06-02') }),
      news('summer-three', { tag: 'summer', publishedAt: Date.parse('2026-06-03') }),
    ]);
    const { data } = await list('news', 'en', { tag: 'summer', limit: 1, offset: 1 });
    expect([data.total, data.items.map(({ url }) => url)]).toEqual([3, ['summer-two']]);
    expect(data.tags).toContain('summer');
    expect((await list('news', 'en', { tag: 'winter' })).data).toMatchObject({ total: 0, items: [] });
    expect((await list('news', 'en', { offset: 100_000 })).data.items).toEqual([]);
  });

  it.each(contentSections.filter((section) => !englishBodySections.includes(section)))(
    '%s speaks the reader’s language, in list and page',
    async (section) => {
      const { url } = (await list(section)).data.items[0]!;
      const pages = await Promise.all(languages.map(async (language) => (await page(section, url, language)).data));
      expect(pages.map(({ language, bodyLanguage }) => [language, bodyLanguage])).toEqual(
        languages.map((language) => [language, language]),
      );
      expect(new Set(pages.map(({ body }) => JSON.stringify(body))).size).toBe(languages.length);
      expect((await list(section, 'jp')).data.items.every(({ language }) => language === 'jp')).toBe(true);
    },
  );

  it('news has its title and summary in the reader’s language and its body in English', async () => {
    const card = (await list('news', 'de')).data.items[0]!;
    const [german, english] = await Promise.all(
      ['de', 'en'].map(async (language) => (await page('news', card.url, language)).data),
    );
    expect(german).toMatchObject({ language: 'de', bodyLanguage: 'en', title: card.title, body: english!.body });
    expect(german!.title).not.toBe(english!.title);
    expect(german!.summary).not.toBe(english!.summary);
  });

  it('falls back to English where a page is not written in a language', async () => {
    await seed([news('english-alone')]);
    expect((await page('news', 'english-alone', 'no')).data).toMatchObject({
      language: 'en',
      bodyLanguage: 'en',
      title: 'A summer day',
    });
    expect((await list('news', 'no')).data.items.find(({ url }) => url === 'english-alone')).toMatchObject({
      language: 'en',
    });
  });

  it('fills in facts and tables in the language of the text when the page is read', async () => {
    const text = written('{minimumAge} and older', [
      paragraph('From {smallestWithdrawal}, {limitWait}.'),
      { kind: 'data', table: 'wagering-contribution' },
      { kind: 'data', table: 'no-such-table' },
      { kind: 'list', items: ['{nothing}'] },
    ]);
    await seed([news('facts', { section: 'info', texts: { en: text, de: text } })]);
    const [english, german] = await Promise.all(
      ['en', 'de'].map(async (language) => (await page('info', 'facts', language)).data),
    );
    expect(english).toMatchObject({
      title: '18 and older',
      body: [
        paragraph('From €20, 24 hours.'),
        { kind: 'table', columns: ['Games', expect.any(String)] },
        { kind: 'list', items: ['{nothing}'] },
      ],
    });
    expect(german!.body[0]).toEqual(paragraph('From 20\u00a0€, 24 Stunden.'));
    expect(german!.body).toHaveLength(3);
  });
});

describe('a seed', () => {
  it('changes nothing when it is repeated, and keeps what an editor did until its own text changes', async () => {
    const first = news('edited');
    expect(await seed([first])).toMatchObject({ data: { written: true } });
    expect(await seed([first])).toMatchObject({ data: { written: false } });
    const database = await lantern.database();
    await database.prepare("UPDATE content_texts SET title = 'An editor was here' WHERE url = 'edited'").run();
    await seed([first, news('another')]);
    expect((await page('news', 'edited')).data.title).toBe('An editor was here');
    await seed([news('edited', { texts: { en: written('Anew', [paragraph('Something happened.')]) } })]);
    expect((await page('news', 'edited')).data.title).toBe('Anew');
  });

  it('leaves pages that it does not name', async () => {
    await seed([news('left-alone')]);
    await seed([]);
    expect(await page('news', 'left-alone')).toMatchObject({ status: 200 });
  });

  it('takes no page that is not whole, and nothing from who has no key', async () => {
    expect(await seed([{ ...news('half'), texts: {} }])).toMatchObject({ info: { resultCode: 'invalid_request' } });
    expect(await seed([{ ...news('half'), section: 'secrets' }])).toMatchObject({
      info: { resultCode: 'invalid_request' },
    });
    expect(await seed('all of them')).toMatchObject({ info: { resultCode: 'invalid_request' } });
    expect(await seed([news('half')], 'wrong')).toMatchObject({ info: { resultCode: 'invalid_api_key' } });
    expect(await page('news', 'half')).toMatchObject({ status: 404 });
  });
});

describe('what is no page', () => {
  it('a page that was taken down is gone: no list, no neighbour names it', async () => {
    await seed([news('over')]);
    expect(await page('news', 'over')).toMatchObject({ status: 200 });
    await seed([news('over', { gone: true })]);
    expect(await page('news', 'over', 'de')).toMatchObject({
      status: 410,
      info: { success: false, resultCode: 'gone', message: 'Diese Seite wurde entfernt' },
      data: null,
    });
    const { items } = (await list('news')).data;
    expect(items.map(({ url }) => url)).not.toContain('over');
    for (const { url } of items) expect(JSON.stringify((await page('news', url)).data)).not.toContain('"over"');
    await seed([news('over')]);
    expect(await page('news', 'over')).toMatchObject({ status: 200 });
  });

  it.each([
    ['news', 'no-such-page'],
    ['terms', 'terms'],
    ['news', 'terms'],
    ['info', '../terms'],
    ['__proto__', 'x'],
    ['info', "x' OR 1=1"],
    ['info', 'a'.repeat(101)],
  ])('%s/%s is not found', async (section, url) => {
    expect(await page(section, url)).toMatchObject({
      status: 404,
      info: { success: false, resultCode: 'not_found' },
      data: null,
    });
  });

  it('no such section, no part that makes no sense, and no caller without the key', async () => {
    expect(await list('secrets')).toMatchObject({ status: 404, info: { resultCode: 'not_found' } });
    for (const query of [{ limit: 0 }, { limit: 101 }, { offset: -1 }, { tag: "x' OR 1=1" }])
      expect(await list('news', 'en', query)).toMatchObject({ status: 422, info: { resultCode: 'invalid_request' } });
    expect((await lantern.api.contentList({ params: { section: 'news' } }, { key: null })).info.resultCode).toBe(
      'invalid_api_key',
    );
    expect(
      (await lantern.api.contentPage({ params: { section: 'info', url: 'terms' } }, { key: 'wrong' })).info.resultCode,
    ).toBe('invalid_api_key');
    expect(
      (await lantern.api.fetch('/content/news', { method: 'POST', headers: { 'api-key': lantern.variables.API_KEY! } }))
        .status,
    ).toBe(405);
  });
});
