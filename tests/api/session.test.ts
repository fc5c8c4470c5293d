import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern } from '../harness';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

const isValid = async (anonymous: string, headers: Record<string, string> = {}) =>
  (await lantern.api.checkAnonSession({}, { anonymous, headers })).data.valid;

describe('an anonymous session', () => {
  it('is opened, accepted, and another one each time', async () => {
    const [one, two] = [(await lantern.api.anon()).data.anonSessionId, (await lantern.api.anon()).data.anonSessionId];
    expect(one).not.toBe(two);
    expect(await isValid(one)).toBe(true);
    expect((await lantern.api.checkAnonSession()).data.valid).toBe(false);
    expect(await isValid(`${one}x`)).toBe(false);
  });

  it.each([
    [{ 'x-client-country': 'US' }],
    [{ 'x-client-country': 'pr' }],
    [{ 'x-client-country': 'DE, US' }],
    [{ 'x-client-country': 'FR', 'x-client-city': 'PARIS' }],
    [{ 'x-client-country': 'TX', 'x-client-city': '%50aris' }],
    [{ 'x-client-country': 'FR', 'x-client-region': 'MF' }],
  ])('is refused in a barred territory: %j', async (headers) => {
    expect(await lantern.api.anon({}, { headers })).toMatchObject({
      status: 403,
      info: { success: false, resultCode: 'restriction_error' },
      data: null,
    });
    expect(await isValid((await lantern.api.anon()).data.anonSessionId, headers)).toBe(false);
  });

  it.each([
    [{}],
    [{ 'x-client-country': 'XX' }],
    [{ 'x-client-country': 'T1' }],
    [{ 'x-client-country': '' }],
    [{ 'x-client-country': 'DE' }],
    [{ 'x-client-city': '%E0%A4%A' }],
  ])('is opened where nothing bars it: %j', async (headers) => {
    expect((await lantern.api.anon({}, { headers: headers as Record<string, string> })).info.success).toBe(true);
  });
});

describe('territory', () => {
  it('is checked again at registration, log-in, launch, deposit and bet', async () => {
    const { username, password, sessionid } = await lantern.players.make({ balance: 1_000 });
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    const barred = { anonymous, player: sessionid!, headers: { 'x-client-country': 'CW' } };
    const answers = await Promise.all([
      lantern.api.register({ params: { type: 'long' }, body: {} }, barred),
      lantern.api.login({ body: { username, password, terms: true } }, barred),
      lantern.api.launchGame({ params: { id: 'lantern-festival' } }, barred),
      lantern.api.deposit({ body: {} }, barred),
      lantern.api.playRound({ body: {} }, barred),
    ]);
    for (const { status, info } of answers) expect([status, info.resultCode]).toEqual([403, 'restriction_error']);
    expect((await lantern.api.getPlayer({}, barred)).info.success).toBe(true);
  });
});
