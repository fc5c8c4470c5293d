/** What the content holds can be read: every address that the API lists opens, is linked, and search engines are told of it. */
import { contentSections, type ContentSection } from 'contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOfInfo } from '~/info/groups';
import { startLantern, type Lantern, type Page } from '../harness';
import { screens } from '../harness/screens';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const pathOf = (section: ContentSection, url: string) => (section === 'info' ? pathOfInfo(url) : `/${section}/${url}`);

/** All that is listed, with its title, at the address it has at the edge. */
async function listed(language: string): Promise<Map<string, string>> {
  const lists = await Promise.all(
    contentSections.map((section) =>
      lantern.api.contentList({ params: { section }, query: { limit: 100 } }, { language }),
    ),
  );
  return new Map(
    lists.flatMap(({ data: { items } }) => items.map(({ section, url, title }) => [pathOf(section, url), title])),
  );
}

const linksOf = (page: Page): string[] => page.links.map((link) => new URL(link, page.url).pathname);

describe('every page of the content', () => {
  it('opens at its address under its own title, in a frame of the reader’s language', async () => {
    const visitor = lantern.visitor();
    for (const [path, title] of await listed('de')) {
      const page = await visitor.get(`/de${path}`);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.lang, path).toBe('de');
      expect(page.heading, path).toBe(title);
    }
  });

  it('is linked from another page and stands in the map of the site', async () => {
    const visitor = lantern.visitor();
    const paths = [...(await listed('en')).keys()];
    const screensSeen = screens.filter(({ status, seenBy }) => status === 200 && seenBy !== 'player');
    const linked = new Set<string>();
    for (const path of new Set([...screensSeen.map((screen) => screen.path), ...paths])) {
      for (const link of linksOf(await visitor.get(path))) if (link !== path) linked.add(link);
    }
    expect(paths.filter((path) => !linked.has(path))).toEqual([]);
    const map = (await visitor.get('/sitemap.xml')).html;
    expect(paths.filter((path) => !map.includes(`<loc>${lantern.origin}${path}</loc>`))).toEqual([]);
  });
});

describe('how offers work', () => {
  it.each([
    ['/deposit-bonus/how-deposit-bonuses-work', ['/deposit-bonus', '/promotions', '/deposit-bonus/welcome']],
    ['/free-spin/how-free-spins-work', ['/promotions', '/free-spin/first-light']],
    ['/slot-races/how-slot-races-work', ['/slot-races']],
  ])('%s is linked from what it explains', async (path, places) => {
    for (const place of places) expect(linksOf(await lantern.visitor().get(place)), place).toContain(path);
  });

  it('says the product’s own figures, and is 404 below the other kind and 410 once taken down', async () => {
    const visitor = lantern.visitor();
    const page = await visitor.get('/fr/deposit-bonus/how-deposit-bonuses-work');
    expect(page).toBeScriptless();
    expect(page).toShow('30 fois');
    expect(page.$('main').text()).not.toMatch(/[{}]/);
    expect(await visitor.get('/free-spin/how-deposit-bonuses-work')).toHaveStatus(404);
    expect(await visitor.get('/deposit-bonus/No%20Such')).toHaveStatus(404);
    await (await lantern.database()).prepare("UPDATE content_pages SET gone_at = 1 WHERE section = 'free-spin'").run();
    expect(await lantern.visitor().get('/es/free-spin/how-free-spins-work')).toHaveStatus(410);
  });
});
