/** What search engines are told. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { freshPlayer } from '../harness/player';
import { screens } from '../harness/screens';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

it('the map names every public page and every listed game in each language, once, and each is there', async () => {
  const visitor = lantern.visitor();
  const map = await visitor.get('/sitemap.xml');
  expect(map).toHaveHeader('content-type', 'application/xml; charset=utf-8');
  const addresses = [...map.html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!));
  expect(new Set(addresses.map(({ href }) => href)).size).toBe(addresses.length);
  expect(addresses.every(({ origin }) => origin === lantern.origin)).toBe(true);
  const told = new Set(addresses.map(({ pathname }) => pathname));
  const { games } = (await lantern.api.listGames()).data;
  for (const { id } of games) for (const prefix of ['', '/de', '/jp']) expect(told).toContain(`${prefix}/game/${id}`);
  for (const { path } of screens.filter(({ found }) => found)) if (!path.includes('?')) expect(told, path).toContain(path);
  expect(told, 'a fragment').not.toContain('/winners');
  for (const path of [...told].filter((address) => !/^\/..\//.test(address) && !address.startsWith('/game/'))) expect(await visitor.get(path), path).toHaveStatus(200);
});

it('a page says what it is about in its language, a game what it is; a player’s page says nothing', async () => {
  const described = async (path: string) => (await lantern.visitor().get(path)).$('meta[name=description]').attr('content');
  expect(await described('/')).toMatch(/^Games you can check yourself/);
  expect(await described('/de/register')).toMatch(/^Spiele, die Sie selbst nachprüfen können/);
  const { games } = (await lantern.api.listGames()).data;
  const page = await lantern.visitor().get(`/game/${games[0]!.id}`);
  expect(page.$('meta[name=description]').attr('content')).toBe(page.$('.lead').text());
  expect((await (await freshPlayer(lantern)).visitor.get('/')).$('meta[name=description]').length).toBe(0);
});

it('without the catalogue the map is away, not shorter', async () => {
  const house = await startLantern();
  try {
    await house.faults.next('GET /games', '500', 5);
    expect(await house.visitor().get('/sitemap.xml')).toHaveStatus(503);
  } finally {
    await house.stop();
  }
});

it('what engines read first is there from everywhere', async () => {
  const barred = lantern.visitor({ country: 'US' });
  for (const path of ['/robots.txt', '/sitemap.xml']) expect(await barred.get(path)).toBeAt(path);
  expect(await barred.get('/casino')).toBeAt('/access-restricted');
});

it('a house that is not the real one is not to be searched', async () => {
  const robots = await lantern.visitor().get('/robots.txt');
  expect(robots).toHaveHeader('content-type', 'text/plain; charset=utf-8');
  expect(robots.html).toBe(`User-agent: *\nDisallow: /\n\nSitemap: ${lantern.origin}/sitemap.xml\n`);
});

it('the real one keeps engines from what is a player’s own, and lets them see the games', async () => {
  const house = await startLantern({ qa: false, origin: 'https://lantern.example', edge: { ENVIRONMENT: 'production' } });
  try {
    const { html } = await house.visitor().get('/robots.txt');
    const barred = [...html.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!);
    const isBarred = (path: string) => barred.some((rule) => new RegExp(`^${rule.replace(/[.]/g, '\\.').replaceAll('*', '.*')}`).test(path));
    for (const path of ['/profile/my-account', '/de/cashier/deposit', '/play/lantern/skyward', '/jp/round/1', '/__ops/till']) expect(isBarred(path), path).toBe(true);
    for (const path of ['/', '/de/casino', '/game/skyward', '/jp/game/skyward', '/info/terms', '/verify', '/responsible-gambling']) expect(isBarred(path), path).toBe(false);
    for (const { path, found, status } of screens) if (status !== 404) expect(isBarred(path), path).toBe(!found);
    expect(html).toContain('Sitemap: https://lantern.example/sitemap.xml');
  } finally {
    await house.stop();
  }
});
