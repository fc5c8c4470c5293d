import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comesFromUs, ownPath } from './origin-check';

const own = 'https://lantern.example';
const post = (headers: Record<string, string>) => new Request(`${own}/login`, { method: 'POST', headers });

describe('where a change may come from', () => {
  it('our own pages, as Sec-Fetch-Site says', () => {
    expect(comesFromUs(post({ 'sec-fetch-site': 'same-origin' }), own)).toBe(true);
  });

  it.each(['cross-site', 'same-site', 'none', ''])(
    'not from Sec-Fetch-Site "%s", whatever the origin claims',
    (site) => {
      expect(comesFromUs(post({ 'sec-fetch-site': site, origin: own }), own)).toBe(false);
    },
  );

  it('an old browser is judged by its origin, scheme included', () => {
    expect(comesFromUs(post({ origin: own }), own)).toBe(true);
    for (const origin of ['http://lantern.example', 'https://lantern.example.evil', 'null', '']) {
      expect(comesFromUs(post({ origin }), own)).toBe(false);
    }
  });

  it('a text browser is judged by the page it comes from, as it sends nothing else', () => {
    expect(comesFromUs(post({ referer: `${own}/login?next=x` }), own)).toBe(true);
    for (const referer of [
      'http://lantern.example/',
      'https://lantern.example.evil/',
      'https://evil.example/?https://lantern.example/',
      'https://lantern.example:8443/',
      '/login',
      'null',
      '',
    ]) {
      expect(comesFromUs(post({ referer }), own)).toBe(false);
    }
  });

  it('the page counts for nothing where the browser names an origin or a site', () => {
    const referer = `${own}/login`;
    const others: Record<string, string>[] = [
      { origin: 'null' },
      { origin: '' },
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of others) {
      expect(comesFromUs(post({ ...headers, referer }), own)).toBe(false);
    }
  });

  it('none of the headers means no', () => expect(comesFromUs(post({}), own)).toBe(false));

  it('reading is open to all', () => {
    expect(comesFromUs(new Request(own, { headers: { 'sec-fetch-site': 'cross-site' } }), own)).toBe(true);
  });
});

describe('targets of redirects', () => {
  it('leads back to no address that is too long for a header', () => {
    expect(ownPath(`/search?title=${'a'.repeat(2_000)}`, own)).toContain('aaa');
    expect(ownPath(`/search?title=${'ä'.repeat(400)}`, own, '/casino')).toBe('/casino');
  });
  it('keeps a path of ours with its query', () =>
    expect(ownPath('/cashier/deposit?x=1#y', own)).toBe('/cashier/deposit?x=1#y'));

  it.each([
    ['/de/casino?x=1', '/casino?x=1'],
    ['/jp', '/'],
    ['/de//evil.example', '/evil.example'],
    ['/de/\\evil.example', '/evil.example'],
    ['/dex/casino', '/dex/casino'],
  ])('is a path as routes write it: %s → %s', (target, path) => expect(ownPath(target, own)).toBe(path));

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'https:evil.example/%2f..',
    '\\\\evil.example',
    ' //evil.example',
    'https://lantern.example@evil.example',
    '',
    null,
  ])('%j leads home', (target) => {
    const path = ownPath(target, own);
    expect(new URL(path, own).origin).toBe(own);
  });

  it('never leaves, whatever is typed (10,000 targets)', { timeout: 60_000 }, () => {
    const nasty = fc
      .array(
        fc.constantFrom(
          '/',
          '/de',
          '\\',
          '\t',
          '\n',
          '.',
          '@',
          ':',
          '%2f',
          '%5c',
          'evil.example',
          'https',
          'javascript',
          '#',
          '?',
          ' ',
          '\u0000',
          '〱',
          '\u2028',
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), (target) => {
        const path = ownPath(target, own);
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, own).origin).toBe(own);
        expect(new URL(`${own}${path}`).origin).toBe(own);
      }),
      { numRuns: 10_000 },
    );
  });
});
