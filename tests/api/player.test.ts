import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { listTakenOff } from '../harness/taken-off';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const contact = {
  fname: 'Astrid',
  lname: 'Lindholm',
  address: '3 Quay',
  city: 'Ålesund',
  zip: '6002',
  mobile: '+47 912 34 567',
};
const save = (player: string, body: unknown) =>
  lantern.api.updateContactDetails({ params: { type: 'contact' }, body }, { player });

describe('the player', () => {
  it('is told with balance, first deposit and what is missing', async () => {
    const { sessionid, username, email } = await lantern.players.make({ currency: 'PLN', balance: 250_00 });
    const { data } = await lantern.api.getPlayer({}, { player: sessionid! });
    expect(data).toMatchObject({
      username,
      email,
      first_deposit: '250.00',
      balance: { currency: 'PLN', cash: 250_00, bonus: 0, held: 0 },
      missing: [],
      pendingWithdrawals: 0,
      kycStatus: 'not_verified',
      frozen: false,
    });
    expect(data.first_deposit_date).toBeGreaterThan(0);
    expect((await lantern.api.getBalance({}, { player: sessionid! })).data).toEqual(data.balance);
  });

  it('fills in what the cashier asks for', async () => {
    const { sessionid } = await lantern.players.make({ complete: false });
    expect((await lantern.api.getPlayer({}, { player: sessionid! })).data.missing).toEqual([
      'fname',
      'lname',
      'address',
      'city',
      'zip',
      'mobile',
    ]);
    expect(await save(sessionid!, contact)).toMatchObject({ info: { success: true }, data: { missing: [] } });
    expect((await lantern.api.getPlayer({}, { player: sessionid! })).data).toMatchObject({ ...contact, missing: [] });
    expect((await save(sessionid!, { ...contact, fname: 'unknown' })).data).toEqual({ missing: ['fname'] });
  });

  it.each([
    [{ fname: 'Al' }, 'fname'],
    [{ lname: 'x'.repeat(26) }, 'lname'],
    [{ address: '  ' }, 'address'],
    [{ city: 'x'.repeat(51) }, 'city'],
    [{ zip: 'x'.repeat(17) }, 'zip'],
    [{ mobile: 'call me' }, 'mobile'],
    [{ mobile: 7 }, 'mobile'],
  ])('can’t be saved with %j', async (over, field) => {
    const { sessionid } = await lantern.players.make({ complete: false });
    const { status, data } = await save(sessionid!, { ...contact, ...over });
    expect(status).toBe(422);
    expect((data as unknown as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field]);
    expect((await lantern.api.getPlayer({}, { player: sessionid! })).data.missing).toHaveLength(6);
  });

  it.each([
    '<script>alert(1)</script>',
    "'; DROP TABLE account; --",
    'Ｆｕｌｌ幅 😀 ‮txt',
    'line\u2028line',
    'nul\u0000nul',
    '{{7*7}}${7*7}',
  ])('keeps %j as it is', async (address) => {
    const { sessionid } = await lantern.players.make();
    expect((await save(sessionid!, { ...contact, address })).info.success).toBe(true);
    expect((await lantern.api.getPlayer({}, { player: sessionid! })).data.address).toBe(address);
  });

  it('is no way to save another part of the profile', async () => {
    const { sessionid } = await lantern.players.make();
    expect(
      (await lantern.api.updateContactDetails({ params: { type: 'password' }, body: contact }, { player: sessionid! }))
        .status,
    ).toBe(404);
  });
});

describe('a game is opened', () => {
  const launch = (id: string, query: Record<string, string>, caller: object) =>
    lantern.api.launchGame({ params: { id }, query }, caller);
  const visitor = async () => ({ anonymous: (await lantern.api.anon()).data.anonSessionId });

  it('for fun by any visitor, with play money', async () => {
    const { data } = await launch('lantern-festival', { play_for_fun: 'true' }, await visitor());
    expect(data).toMatchObject({
      mode: 'fun',
      currency: 'FUN',
      balance: 1_000_00,
      homeUrl: '/',
      cashierUrl: '/cashier/deposit',
    });
    expect(data.stakes).toContain(data.defaultStake);
  });

  it('for real by a player alone, who then finds it among the recent ones', async () => {
    const { sessionid } = await lantern.players.make({ balance: 20_00, currency: 'CHF' });
    expect((await launch('lantern-festival', {}, await visitor())).info.resultCode).toBe('session_expired');
    expect((await launch('lantern-festival', {}, { player: sessionid })).data).toMatchObject({
      mode: 'real',
      currency: 'CHF',
      balance: 20_00,
    });
    expect((await lantern.api.getPlayer({}, { player: sessionid! })).data.recent).toEqual(['lantern-festival']);
    const recent = await lantern.api.recentGames(
      { params: { providers: 'all', sort: 'popular', limit: 10, offset: 0 } },
      { player: sessionid! },
    );
    expect(recent.data.games.map(({ id }) => id)).toEqual(['lantern-festival']);
    expect(recent.headers.get('cache-control')).toBe('no-store');
  });

  it('not when it was taken off, and not when there is none', async () => {
    await listTakenOff(lantern);
    for (const id of ['taken-off', 'no-such-game'])
      expect((await launch(id, { play_for_fun: 'true' }, await visitor())).info.resultCode, id).toBe('not_found');
  });

  it.each([
    ['//evil.example/x', '/'],
    ['https://evil.example/', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/de/casino?a=1', '/de/casino?a=1'],
  ])('with the way home %j as %s', async (homeUrl, shown) => {
    expect((await launch('lantern-festival', { play_for_fun: 'true', homeUrl }, await visitor())).data.homeUrl).toBe(
      shown,
    );
  });
});
