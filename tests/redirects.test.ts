import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownPath } from '~/edge/origin-check';
import { sharedLantern, type SharedLantern } from './harness';

const ours = 'http://localhost:8788';

/** Pieces that redirect tricks are made of, and anything else. */
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '///',
    '\\',
    '/\\',
    '\t',
    '\n',
    '\r',
    '%09',
    '%0d%0a',
    '%2f',
    '%5c',
    '@',
    ':',
    '.',
    '..',
    '?',
    '#',
    ';',
    '&',
    ' ',
    '\u0000',
    '\u2028',
    '\u3002',
    'http:',
    'https:',
    'HTTPS:',
    'javascript:',
    'data:',
    'evil.example',
    'localhost:8788',
    'localhost:8788@evil.example',
    '[::1]',
    'de',
    'en',
    'casino',
    'xn--',
  ),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const target = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));

/** Where a browser on our page ends up that is sent to a location. */
const landing = (location: string): URL => new URL(location, ours);

describe('a redirect never leaves', () => {
  it('10,000 targets taken from input stay with us', () => {
    fc.assert(
      fc.property(target, (text) => {
        const path = ownPath(text, ours);
        expect(landing(path).origin).toBe(ours);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(path).not.toMatch(/[\u0000-\u001f]/);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://localhost:8788@evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/.//evil.example',
    '////evil.example',
    'http:evil.example/../..//evil.example',
  ])('%j falls back or stays', (text) => expect(landing(ownPath(text, ours)).origin).toBe(ours));

  describe('through the front door', () => {
    let lantern: SharedLantern;
    beforeAll(async () => {
      lantern = await sharedLantern();
    });

    it('whatever address is asked for, the answer stays here', async () => {
      const visitor = lantern.visitor();
      const check = async (path: string) => {
        const url = new URL(ours);
        url.pathname = path;
        const page = await visitor.get(url.href, { follow: false });
        expect(page.status, path).toBeLessThan(500);
        const location = page.headers.get('location');
        if (location !== null) {
          expect(landing(location).origin, path).toBe(ours);
          expect(new URL(location, url).origin, path).toBe(ours);
        }
      };
      for (const path of [
        '/en//evil.example',
        '/en/\\evil.example',
        '/en/%09/evil.example',
        '/en/..//evil.example',
        '/de//evil.example',
        '//evil.example',
        '/en/https://evil.example',
        '/en/%2f%2fevil.example',
        '/profile//evil.example',
      ])
        await check(path);
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('/en/', '/', '/de/', '/profile/', '/profile/my-account/'),
          target,
          (prefix, text) => check(prefix + text),
        ),
        { numRuns: 600 },
      );
    });

    it('whatever a query asks for, the answer stays here', async () => {
      const visitor = lantern.visitor();
      const names = ['redirect', 'next', 'returnTo', 'return', 'url', 'to', 'from', 'homeUrl', 'cashierUrl'];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('/', '/login', '/register', '/register-token', '/profile/my-account', '/en/casino'),
          fc.constantFrom(...names),
          target,
          async (path, name, text) => {
            const page = await visitor.get(`${path}?${new URLSearchParams({ [name]: text }).toString()}`, {
              follow: false,
            });
            expect(page.status).toBeLessThan(500);
            const location = page.headers.get('location');
            if (location !== null) expect(landing(location).origin).toBe(ours);
          },
        ),
        { numRuns: 300 },
      );
    });
  });
});
