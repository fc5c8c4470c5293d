/** News: the list, an article, the feed, and what is no article. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newsTags } from 'contract/content';
import { sharedLantern, type SharedLantern, type Page } from '../harness';
import { freshPlayer } from '../harness/player';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

const cards = async (language = 'en') =>
  (await lantern.api.contentList({ params: { section: 'news' }, query: { limit: 100 } }, { language })).data.items;
const storiesOf = (page: Page) =>
  page
    .$('.story')
    .toArray()
    .map((story) => page.$(story));
const news = (url: string, more: object = {}) => ({
  section: 'news',
  url,
  publishedAt: Date.parse('2026-01-01'),
  image: null,
  tag: 'house',
  startsAt: null,
  endsAt: null,
  raceId: null,
  offerUrl: null,
  games: [],
  position: 0,
  gone: false,
  texts: {
    en: { title: 'Odds & <ends>', summary: 'Signs that XML "minds".', body: [{ kind: 'paragraph', text: 'Nothing.' }] },
  },
  ...more,
});
const seed = async (content: object[]) => {
  const answer = await lantern.api.fetch('/__internal/seed', {
    method: 'POST',
    headers: { 'api-key': lantern.variables.API_KEY! },
    body: JSON.stringify({ content }),
  });
  expect(answer.status).toBe(200);
};

describe('the list of news', () => {
  it('shows each article with picture, title, summary, date and reading time, newest first', async () => {
    const page = await lantern.visitor().get('/news');
    const known = (await cards()).slice(0, 12);
    expect(known.length).toBeGreaterThan(1);
    expect(page).toBeScriptless();
    for (const [index, story] of storiesOf(page).entries()) {
      const card = known[index]!;
      expect([story.find('h2').text(), story.find('h2 a').attr('href'), story.find('img').attr('src') ?? null]).toEqual(
        [card.title, `/news/${card.url}`, card.image],
      );
      expect(story.text()).toContain(card.summary);
      expect(story.find('time').attr('datetime')).toBe(new Date(card.publishedAt).toISOString().slice(0, 10));
      expect(story.text()).toContain(`${card.readingMinutes} min read`);
    }
    expect(storiesOf(page)).toHaveLength(known.length);
  });

  it('is sifted by topic, and pages go on where the one before ended', async () => {
    await seed(Array.from({ length: 14 }, (_, index) => news(`older-${index}`)));
    const visitor = lantern.visitor();
    const first = await visitor.get('/news?tag=house');
    const second = await visitor.get(first.$('.pages [rel=next]').attr('href')!);
    const addresses = [first, second].flatMap((page) => storiesOf(page).map((story) => story.find('a').attr('href')));
    expect(new Set(addresses).size).toBe((await cards()).filter(({ tag }) => tag === 'house').length);
    expect(first.$('.topics [aria-current]').text()).toBe('About us');
    expect(await visitor.get('/news?tag=house&page=99')).toHaveStatus(404);
    const none = await visitor.get('/news?tag=no-such-topic');
    expect(none).toShow('No articles here yet');
    for (const odd of ['/news?page=0', '/news?page=x', "/news?tag='%3B"])
      expect(await visitor.get(odd), odd).toHaveStatus(200);
  });

  it('has titles in the reader’s language and a label for every topic', async () => {
    const german = await lantern.visitor().get('/de/news');
    const [card] = await cards('de');
    expect(storiesOf(german)[0]!.find('h2').text()).toBe(card!.title);
    expect(storiesOf(german)[0]!.find('h2').attr('lang')).toBeUndefined();
    const tags = new Set((await cards()).map(({ tag }) => tag));
    expect(german.$('.topics a').length).toBe(tags.size + 1);
    expect([...tags].every((tag) => (newsTags as readonly string[]).includes(tag!))).toBe(true);
  });

  it('is kept for visitors, the same for everybody', async () => {
    const [one, other] = [
      await lantern.visitor().get('/fr/news'),
      await lantern.visitor({ country: 'FR' }).get('/fr/news'),
    ];
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
    expect(one.headers.get('etag')).not.toBeNull();
  });
});

describe('an article', () => {
  it('has its body in English inside a page of the reader’s language', async () => {
    const [card] = await cards('jp');
    const page = await lantern.visitor().get(`/jp/news/${card!.url}`);
    expect(page.$('html').attr('lang')).toBe('ja');
    expect(page.$('h1').text()).toBe(card!.title);
    expect(page.$('h1').attr('lang')).toBeUndefined();
    expect(page.$('.story-body').attr('lang')).toBe('en');
    expect(page).toShow('このページの本文は英語です。');
    expect((await lantern.visitor().get(`/news/${card!.url}`)).$('.story-body').attr('lang')).toBeUndefined();
  });

  it('shows its games as tiles, and leads to the one before and the one after', async () => {
    const all = await cards();
    const withGames = all.find(({ games, url }) => games.length > 0 && url !== all[0]!.url)!;
    const visitor = lantern.visitor();
    const page = await visitor.get(`/news/${withGames.url}`);
    expect(
      page
        .$('.tile .about')
        .toArray()
        .map((tile) => page.$(tile).attr('href')),
    ).toEqual(withGames.games.map((id) => `/game/${id}`));
    const newer = await visitor.get(page.$('.beside [rel=next]').attr('href')!);
    expect(newer.$('.beside [rel=prev]').attr('href')).toBe(`/news/${withGames.url}`);
  });

  it('that never was is a 404 with a way on, and one that was taken down a 410', async () => {
    const visitor = lantern.visitor();
    for (const path of ['/news/never-was', '/news/UPPER', '/news/a--b', '/de/news/x%2Fy']) {
      const page = await visitor.get(path);
      expect(page, path).toHaveStatus(404);
      expect(page.$('main a[href]').length).toBeGreaterThan(0);
    }
    await seed([news('over', { gone: true })]);
    const gone = await visitor.get('/de/news/over');
    expect(gone).toHaveStatus(410);
    expect(gone).toBeScriptless();
    expect(gone.heading).toBe('Diese Seite wurde entfernt');
    expect(gone.$('main a[href="/de"], main a[href="/de/"]').length).toBeGreaterThan(0);
  });
});

/** Whether XML is well-formed as far as our own writer could break it: tags that match, quoted attributes, no bare signs. */
function faultOf(xml: string): string | null {
  const open: string[] = [];
  let roots = 0;
  const rest = xml
    .replace(/^<\?xml [^?]*\?>\n/, '')
    .replace(
      /<(\/?)([a-z]+)((?: [a-z:]+="[^"<]*")*)(\/?)>/g,
      (tag, closing: string, name: string, _attributes, empty: string) => {
        if (closing) {
          if (open.pop() !== name) return tag;
        } else {
          if (open.length === 0) roots += 1;
          if (!empty) open.push(name);
        }
        return '';
      },
    );
  if (open.length || roots !== 1) return `not closed: ${open.join(' ')}`;
  return /[<>]|&(?!(amp|lt|gt|quot);)/.exec(rest)?.[0] ?? null;
}

describe('the feed', () => {
  it.each(['', '/de', '/jp'])(
    '%s/news/feed.xml is Atom: well-formed, with all that RFC 4287 asks for, in its language',
    async (prefix) => {
      await seed([news('signs')]);
      const feed = await lantern.visitor().get(`${prefix}/news/feed.xml`);
      expect(feed).toHaveHeader('content-type', 'application/atom+xml; charset=utf-8');
      expect(faultOf(feed.html)).toBeNull();
      expect(faultOf(feed.html.replace('</title>', ''))).not.toBeNull();
      const [head, ...entries] = feed.html.split('<entry');
      for (const element of ['id', 'title', 'updated', 'author', 'name'])
        expect(head, element).toMatch(new RegExp(`<${element}>`));
      expect(head).toContain(
        `<link rel="self" type="application/atom+xml" href="${lantern.origin}${prefix}/news/feed.xml"/>`,
      );
      const known = await cards(prefix.slice(1) || 'en');
      expect(entries).toHaveLength(known.length);
      const ids = entries.map((entry) => /<id>([^<]+)<\/id>/.exec(entry)![1]!);
      expect(ids).toEqual(known.map(({ url }) => `${lantern.origin}${prefix}/news/${url}`));
      for (const entry of entries)
        expect(entry).toMatch(
          /<title>[^<]+<\/title>[\s\S]*<published>\d{4}-\d\d-\d\dT[\d:.]+Z<\/published>[\s\S]*<updated>[\s\S]*<summary>[^<]+<\/summary>/,
        );
      expect(feed.html).toContain('<title>Odds &amp; &lt;ends&gt;</title>');
    },
  );

  it('is named by the list, to browsers and to people', async () => {
    const page = await lantern.visitor().get('/es/news');
    const told = page.$('link[rel=alternate][type="application/atom+xml"]').attr('href')!;
    expect(new URL(told, page.url).pathname).toBe('/es/news/feed.xml');
    expect(page.$('main a[href="/es/news/feed.xml"]').length).toBe(1);
  });
});

describe('what a page points at', () => {
  it('is an offer as it stands, and nothing for a player to whom nothing may be offered', async () => {
    const path = '/news/nine-comets-portrait';
    const [offer] = (await lantern.api.offers()).data.items.filter(({ url }) => url === 'comet-week');
    const page = await lantern.visitor().get(path);
    expect(page.$('#offer a').attr('href')).toBe('/free-spin/comet-week');
    expect(page.$('#offer').text()).toContain(offer!.title);
    expect(page).toBeScriptless();
    const { visitor } = await freshPlayer(lantern, { frozen: true }, { ip: '198.51.100.240' });
    expect((await visitor.get(path)).$('#offer').length).toBe(0);
  });

  it('is a race with its state, prizes and dates, and is left out when there is no such race', async () => {
    const [race] = (await lantern.api.races({})).data.items;
    await seed([news('about-a-race', { raceId: race!.id }), news('about-no-race', { raceId: 'no-such-race' })]);
    const page = await lantern.visitor().get('/news/about-a-race');
    expect(page.$('#race a').attr('href')).toBe(`/slot-races/${race!.id}`);
    expect(page.$('#race .badge').text()).toBe('Running');
    expect(page.$('#race dd').length).toBe(3);
    const { visitor } = await freshPlayer(lantern, { frozen: true }, { ip: '198.51.100.241' });
    expect(
      (await visitor.get('/news/about-a-race')).$('#race').length,
      'nothing for a player to whom nothing may be offered',
    ).toBe(0);
    const other = await lantern.visitor().get('/news/about-no-race');
    expect(other).toHaveStatus(200);
    expect(other.$('#race').length).toBe(0);
  });

  it('is the race of a series that runs, else the next, else the last, in the reader’s language', async () => {
    const { items } = (await lantern.api.races({})).data;
    for (const [url, series] of [
      ['november-at-lantern', 'long-evenings'],
      ['how-races-are-scored', 'brightest-spark'],
      ['nine-comets-portrait', 'two-hours-of-comets'],
    ] as const) {
      const own = items.filter((race) => race.series === series);
      const [race] = (['running', 'coming', 'settled'] as const).flatMap((state) =>
        own.filter((each) => each.state === state),
      );
      expect((await lantern.visitor().get(`/news/${url}`)).$('#race a').attr('href')).toBe(`/slot-races/${race!.id}`);
    }
    expect((await lantern.visitor().get('/de/news/november-at-lantern')).$('#race').text()).toContain('Lange Abende');
  });
});
