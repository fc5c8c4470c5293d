/** What a deployment's smoke test and a monitor ask, of the built product. */
import { beforeAll, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern } from '../harness';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

it('the site says that it is ready, with the casino API behind it', async () => {
  const page = await lantern.visitor({ country: 'US' }).get('/health/ready', { follow: false });
  expect(page.status).toBe(200);
  expect(JSON.parse(page.html)).toEqual({ status: 'ready', missing: [], version: null });
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('cache-control')).toBe('no-store');
});

it('the casino API says so by itself, without a key', async () => {
  const response = await lantern.api.fetch('/health/ready');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready', missing: [], version: null }]);
});
