import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const ask = (path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
  lantern.api.fetch(`/__qa${path}`, { ...init, headers: { 'api-key': lantern.variables.API_KEY!, ...init.headers } });

describe('the clock', () => {
  it('moves on, stands still and is let go from where it stood', async () => {
    const start = await lantern.clock.now();
    await lantern.clock.advance({ hours: 1 });
    expect((await lantern.clock.now()) - start).toBeGreaterThanOrEqual(3_600_000);
    const { now: frozen } = await lantern.clock.freeze();
    expect(await lantern.clock.now()).toBe(frozen);
    expect((await lantern.clock.advance({ seconds: 1 })).now).toBe(frozen + 1_000);
    expect(await lantern.clock.now()).toBe(frozen + 1_000);
    await lantern.clock.letGo();
    expect(await lantern.clock.now()).toBeGreaterThanOrEqual(frozen + 1_000);
    expect(await lantern.clock.now()).toBeLessThan(frozen + 60_000);
  });

  it.each(['{"advanceSeconds":-1}', '{"advanceSeconds":1.5}', '{"advanceSeconds":"1"}', '{'])(
    'does not take %s',
    async (body) => {
      expect((await ask('/clock', { method: 'POST', body })).status).toBe(422);
    },
  );
});

describe('a fault', () => {
  it('meets what it matches, so often and no oftener', async () => {
    await lantern.faults.next('GET /games', '500', 2);
    expect((await lantern.api.casinoLatestData()).status).toBe(200);
    expect((await lantern.api.listGames()).status).toBe(500);
    expect((await lantern.api.getGame({ params: { id: 'skyward' } })).status).toBe(500);
    expect((await lantern.api.listGames()).status).toBe(200);
  });

  it.each([
    ['session_expired', 401],
    ['restriction_error', 403],
    ['500', 500],
  ] as const)('%s answers %i in the envelope', async (kind, status) => {
    await lantern.faults.next('GET /skinMenu', kind);
    expect(await lantern.api.skinMenu()).toMatchObject({ status, info: { success: false } });
  });

  it('of garbage is no JSON, and of slowness comes late but right', async () => {
    await lantern.faults.next('GET /skinMenu', 'garbage');
    const garbage = await lantern.api.fetch('/skinMenu', { headers: { 'api-key': lantern.variables.API_KEY! } });
    await expect(garbage.json()).rejects.toThrow();
    await lantern.faults.next('GET /skinMenu', 'slow');
    const started = performance.now();
    expect((await lantern.api.skinMenu()).info.success).toBe(true);
    expect(performance.now() - started).toBeGreaterThan(1_900);
  });

  it('can be taken back', async () => {
    await lantern.faults.next('GET /games', '500', 100);
    await lantern.faults.clear();
    expect((await lantern.api.listGames()).status).toBe(200);
    expect(await (await ask('/faults')).json()).toMatchObject({ data: { faults: [] } });
  });

  it.each([
    '{"match":"games","kind":"500"}',
    '{"match":"GET /games","kind":"fire"}',
    '{"match":"GET /games","kind":"500","times":0}',
  ])('%s is none', async (body) => {
    expect((await ask('/faults', { method: 'POST', body })).status).toBe(422);
  });
});

describe('the mailbox', () => {
  it('is for programs and for people, of one reader or of all', async () => {
    const one = await lantern.players.make({ confirmed: false });
    await lantern.players.make({ confirmed: false });
    expect(await lantern.mailbox.all()).toHaveLength(2);
    expect((await lantern.mailbox.latestFor(one.email.toUpperCase())).to).toBe(one.email);
    const page = await ask('/mailbox', { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain(one.email);
    expect(html).not.toMatch(/<script/i);
  });
});

it('a player is made with money that came by the sandbox, and names are still one’s own', async () => {
  const made = await lantern.players.make({ username: 'QaPlayer77', balance: 12_34_00 });
  const { data } = await lantern.api.transactions({ body: {} }, { player: made.sessionid! });
  expect(data.transactions).toMatchObject([{ type: 'deposit', status: 'credited', amount: 12_34_00, currency: 'EUR' }]);
  expect(
    await (await ask('/players', { method: 'POST', body: JSON.stringify({ username: 'qaplayer77' }) })).json(),
  ).toMatchObject({ info: { success: false, resultCode: 'username_exists' } });
});

it('a reset leaves the time, no faults and no mail', async () => {
  await lantern.players.make({ confirmed: false });
  await lantern.clock.advance({ days: 400 });
  await lantern.faults.next('GET /games', '500', 5);
  expect((await ask('/reset', { method: 'POST' })).status).toBe(200);
  expect(Math.abs((await lantern.clock.now()) - Date.now())).toBeLessThan(60_000);
  expect(await lantern.mailbox.all()).toEqual([]);
  expect((await lantern.api.listGames()).status).toBe(200);
});
