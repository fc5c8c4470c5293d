import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageProvider, type Page } from '~/i18n/page';
import { DocumentHead } from './document-head';

const house = { locale: 'jp', site: 'https://lantern.example' } as const;

const headOf = (page: Partial<Page>, found: Partial<Parameters<typeof DocumentHead>[0]['found']> = {}) => {
  const around = { ...house, path: '/casino', search: '', lite: false, ...page } as Page;
  around.shared = { locale: around.locale, site: around.site } as Page;
  return load(
    renderToStaticMarkup(
      <PageProvider value={around}>
        <html lang="x">
          <DocumentHead
            title="Quay & <Co>"
            themeColor="#000"
            links={['/a.css', '/b.css'].map((href) => ({ rel: 'stylesheet', href }))}
            scripts={['/c.js']}
            found={found && { description: 'D', shareImage: undefined, canonical: undefined, ...found }}
          />
        </html>
      </PageProvider>,
    ),
  );
};
const canonical = (page: Partial<Page>) => headOf(page)('link[rel=canonical]').attr('href');

describe('the one address of a page', () => {
  it.each([
    ['', ''],
    ['?page=2', '?page=2'],
    ['?sort=new&page=3&provider=x', '?page=3'],
    ['?page=1', ''],
    ['?page=zwei', ''],
    ['?page=-2', ''],
    ['?myafftk=a&myaffid=b', ''],
  ])('with the query "%s" ends in "%s"', (search, end) =>
    expect(canonical({ search })).toBe(`https://lantern.example/jp/casino${end}`),
  );

  it.each([
    ['en', '/', '/'],
    ['en', '/casino', '/casino'],
    ['de', '/', '/de'],
    ['de', '/casino', '/de/casino'],
  ] as const)('is in %s for %s %s', (locale, path, address) =>
    expect(canonical({ locale, path })).toBe(`https://lantern.example${address}`),
  );

  it('stands beside those of its other languages', () => {
    const others = headOf({ path: '/' })('link[rel=alternate]');
    expect(others.toArray().map(({ attribs }) => `${attribs.hreflang} ${new URL(attribs.href!).pathname}`)).toEqual([
      'en /',
      'es /es',
      'de /de',
      'fr /fr',
      'pt-BR /pt',
      'nb /no',
      'ja /jp',
      'x-default /',
    ]);
  });
});

it('a page that another one is shown for names that one in its language, and leaves the languages to it', () => {
  const $ = headOf({ path: '/play/lantern/skyward', search: '?mode=fun' }, { canonical: '/game/skyward' });
  expect($('link[rel=canonical]').attr('href')).toBe('https://lantern.example/jp/game/skyward');
  expect($('link[hreflang]').length).toBe(0);
});

it('a page may name its own picture', () => {
  const $ = headOf({}, { shareImage: '/pictures/race.jpg' });
  expect($('meta[property="og:image"]').attr('content')).toBe('https://lantern.example/pictures/race.jpg');
});

it('each page has its own title, whatever stands in it', () => {
  expect(headOf({})('title').text()).toBe('Quay & <Co>');
  expect(headOf({})('meta[property="og:title"]').attr('content')).toBe('Quay & <Co>');
});

it('a page that is not found says nothing to search engines', () => {
  const $ = headOf({}, null as never);
  expect($('link[rel=canonical], link[hreflang], meta[name=description]').length).toBe(0);
});

it('sheets come in their order; in lite mode no script comes, and nothing to install', () => {
  const sheets = (lite: Page['lite']) =>
    headOf({ lite })('link[rel=stylesheet], script, link[rel=manifest]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? attribs.src);
  expect(sheets(false)).toEqual(['/a.css', '/b.css', '/site.webmanifest', '/c.js']);
  expect(sheets('chosen')).toEqual(['/a.css', '/b.css']);
});
