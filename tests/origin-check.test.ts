import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { htmlLang } from '~/i18n/languages';
import { sharedLantern, type SharedLantern } from './harness';
import { builtRoutes, exampleOf } from './harness/routes';

let lantern: SharedLantern;
let addresses: string[];
beforeAll(async () => {
  lantern = await sharedLantern();
  addresses = [...new Set((await builtRoutes()).map(({ path }) => exampleOf(path)))];
});

/** Where a post may seem to come from; each list is one browser's way to say so. */
const foreign: [string, Record<string, string | null>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling on the same site', { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:8788' }],
  ['the address bar', { 'sec-fetch-site': 'none', origin: null }],
  ['another site in a browser without Sec-Fetch-Site', { 'sec-fetch-site': null, origin: 'https://evil.example' }],
  ['our host with another scheme', { 'sec-fetch-site': null, origin: 'https://localhost:8788' }],
  ['our host with another port', { 'sec-fetch-site': null, origin: 'http://localhost:8789' }],
  ['a page without an origin', { 'sec-fetch-site': null, origin: 'null' }],
  ['nowhere: no header', { 'sec-fetch-site': null, origin: null, referer: null }],
  ['another site in a text browser', { 'sec-fetch-site': null, origin: null, referer: 'http://localhost:8789/login' }],
  [
    'another site that claims our host by proxy',
    { 'sec-fetch-site': null, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ],
];

describe('unsafe requests come from our own pages, on every route', () => {
  it('the route table is read from the build', () => {
    expect(addresses).toEqual(expect.arrayContaining(['/', '/no-such-page']));
    expect(addresses.length).toBeGreaterThan(10);
  });

  it.each(foreign)('a post from %s gets the 403 page', async (_, headers) => {
    const visitor = lantern.visitor();
    for (const address of addresses) {
      const page = await visitor.post(address, { username: 'somebody' }, { headers, follow: false });
      expect(page).toHaveStatus(403);
      expect(page.heading).not.toBe('');
      expect(page).toHaveHeader('content-security-policy');
    }
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('%s is no way around it', async (method) => {
    const visitor = lantern.visitor();
    for (const address of ['/', '/login', '/cashier/deposit', '/speculation-rules.json']) {
      const page = await visitor.request(method, address, '', {
        headers: { 'sec-fetch-site': 'cross-site' },
        follow: false,
      });
      expect(page).toHaveStatus(403);
    }
  });

  it('the 403 page speaks all seven languages', async () => {
    const titles = new Set<string>();
    for (const language of languages) {
      const prefix = language === 'en' ? '' : `/${language}`;
      const page = await lantern
        .visitor({ language: null, country: 'XX' })
        .post(`${prefix}/login`, {}, { headers: { 'sec-fetch-site': 'cross-site' } });
      expect(page).toHaveStatus(403);
      expect(page.lang).toBe(htmlLang[language]);
      titles.add(page.heading);
    }
    expect(titles.size).toBe(languages.length);
  });

  it('our own forms pass, by any of the headers', async () => {
    const ways: Record<string, string | null>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': null, origin: 'http://localhost:8788' },
      { 'sec-fetch-site': null, origin: null, referer: 'http://localhost:8788/login' },
    ];
    for (const headers of ways) {
      const page = await lantern
        .visitor()
        .post('/login', { username: 'somebody1', password: 'wrong-password' }, { headers });
      expect(page).toHaveStatus(422);
    }
  });
});
