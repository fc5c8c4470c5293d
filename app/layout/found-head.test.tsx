import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageProvider, type Page } from '~/i18n/page';
import { FoundHead } from './found-head';

const description = (page: Partial<Page>, shareImage?: string) => {
  const around = { locale: 'jp', path: '/casino', search: '', site: 'https://lantern.example', ...page } as Page;
  return load(
    renderToStaticMarkup(
      <PageProvider value={around}>
        <FoundHead title="T" description="D" shareImage={shareImage} />
      </PageProvider>,
    ),
  );
};
const canonical = (search: string) => description({ search })('link[rel=canonical]').attr('href');

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
    expect(canonical(search)).toBe(`https://lantern.example/jp/casino${end}`),
  );
});

it('a page that another one is shown for names that one in its language, and leaves the languages to it', () => {
  const around = {
    locale: 'jp',
    path: '/play/lantern/skyward',
    search: '?mode=fun',
    site: 'https://lantern.example',
  } as Page;
  const $ = load(
    renderToStaticMarkup(
      <PageProvider value={around}>
        <FoundHead title="T" description="D" shareImage={undefined} canonical="/game/skyward" />
      </PageProvider>,
    ),
  );
  expect($('link[rel=canonical]').attr('href')).toBe('https://lantern.example/jp/game/skyward');
  expect($('link[hreflang]').length).toBe(0);
});

it('a page may name its own picture', () => {
  expect(description({}, '/pictures/race.jpg')('meta[property="og:image"]').attr('content')).toBe(
    'https://lantern.example/pictures/race.jpg',
  );
});
