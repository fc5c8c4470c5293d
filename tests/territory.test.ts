import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern } from './harness';
import { isoCountries } from './harness/iso-countries';

const barred = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'AU', 'AW', 'BQ', 'CW', 'NL', 'CN', 'SX', 'MF']);

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

/** What somebody from there gets who opens the lobby. */
async function seenFrom(
  country: string | null,
  place: { region?: string; city?: string } = {},
): Promise<'lobby' | 'restricted'> {
  const page = await lantern.visitor({ country, ...place }).get('/');
  if (page.url.pathname === '/access-restricted') {
    expect(page).toHaveStatus(451);
    return 'restricted';
  }
  expect(page).toHaveStatus(200);
  return 'lobby';
}

describe('territory', () => {
  it('all 249 countries: exactly the barred ones lead to the restricted page', async () => {
    expect(isoCountries).toHaveLength(249);
    const wrong: string[] = [];
    for (const country of isoCountries) {
      if ((await seenFrom(country)) !== (barred.has(country) ? 'restricted' : 'lobby')) wrong.push(country);
    }
    expect(wrong).toEqual([]);
  });

  it.each(['XX', 'T1', '', '??', 'USA'])('an unknown country (%j) is let in', async (country) => {
    expect(await seenFrom(country)).toBe('lobby');
  });

  it('a missing header is unknown, whatever the network claims beside it', async () => {
    expect(await seenFrom(null)).toBe('lobby');
    expect(await seenFrom(null, { city: 'Paris' })).toBe('lobby');
  });

  it.each(['us', 'Us', ' nl '])('case and blanks change nothing: %j', async (country) => {
    expect(await seenFrom(country)).toBe('restricted');
  });

  it('a header that was sent twice is barred when either half is', async () => {
    expect(await seenFrom('DE, US')).toBe('restricted');
    expect(await seenFrom('US, DE')).toBe('restricted');
    expect(await seenFrom('DE, FR')).toBe('lobby');
  });

  it('the city of Paris is barred in any country, and a barred region of an allowed one', async () => {
    expect(await seenFrom('FR', { city: 'Paris' })).toBe('restricted');
    expect(await seenFrom('CA', { city: 'PARIS' })).toBe('restricted');
    expect(await seenFrom('FR', { city: 'Lyon' })).toBe('lobby');
    expect(await seenFrom('FR', { region: 'MF' })).toBe('restricted');
  });

  it('is decided before anything else: no session, no page, for reading and for posting', async () => {
    const visitor = lantern.visitor({ country: 'US' });
    for (const path of ['/casino', '/register', '/play/lantern/lantern-festival', '/no-such-page']) {
      const page = await visitor.get(path, { follow: false });
      expect(page).toHaveStatus(302);
      expect(page.headers.get('location')).toBe('/access-restricted');
    }
    const post = await visitor.post('/login', { username: 'somebody', password: 'something' }, { follow: false });
    expect(post).toHaveStatus(303);
    expect(post.headers.get('location')).toBe('/access-restricted');
    expect(visitor.cookies.names().filter((name) => /Session/.test(name))).toEqual([]);
  });

  it('the restricted page speaks the visitor’s language', async () => {
    const page = await lantern.visitor({ country: 'NL', language: 'de' }).get('/de/casino');
    expect(page).toBeAt('/de/access-restricted');
    expect(page.lang).toBe('de');
  });

  it('the API checks again for itself', async () => {
    const answer = await lantern.api.anon({}, { headers: { 'x-client-country': 'US' } });
    expect(answer).toMatchObject({ status: 403, info: { success: false, resultCode: 'restriction_error' } });
  });
});
