import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern } from '../harness';
import type { Caller } from '../harness/api';

let lantern: SharedLantern;
let rich: Caller;
let poor: Caller;
beforeAll(async () => {
  lantern = await sharedLantern();
  const [withMoney, without] = await Promise.all([lantern.players.make({ balance: 100_00 }), lantern.players.make()]);
  rich = { player: withMoney.sessionid! };
  poor = { player: without.sessionid! };
});

let count = 0;
const requestId = (): string => `rounds-test-${String((count += 1)).padStart(8, '0')}`;
const lanternFestival = { gameid: 'lantern-festival', mode: 'real', stake: 100 } as const;
const play = (caller: Caller, body: Record<string, unknown> = {}) =>
  lantern.api.playRound({ body: { ...lanternFestival, requestId: requestId(), ...body } }, caller);
const balanceOf = async (caller: Caller): Promise<number> => (await lantern.api.getBalance({}, caller)).data.cash;
const visitor = async (): Promise<Caller> => ({ anonymous: (await lantern.api.anon()).data.anonSessionId });

describe('a round for real money', () => {
  it('takes the stake, pays what the reels show and keeps the receipt', async () => {
    const before = await balanceOf(rich);
    const { data: round, info } = await play(rich);
    expect(info).toMatchObject({ success: true, resultCode: 'ok' });
    expect(round).toMatchObject({
      gameid: 'lantern-festival',
      gametitle: 'Lantern Festival',
      mode: 'real',
      state: 'settled',
      currency: 'EUR',
      stake: 100,
    });
    const spins = round.outcome?.kind === 'slot' ? [round.outcome.spin, ...round.outcome.freeSpins] : [];
    expect(spins.reduce((sum, { payout }) => sum + payout, 0)).toBe(round.payout);
    expect(round.balanceAfter).toBe(before - 100 + round.payout);
    expect(await balanceOf(rich)).toBe(round.balanceAfter);
    expect((await lantern.api.getRound({ params: { id: round.id } }, rich)).data).toEqual({
      ...round,
      signature: expect.any(String) as string,
    });
  });

  it('counts each round of a seed and keeps the seed itself secret', async () => {
    const [first, second] = [(await play(rich)).data.fairness, (await play(rich)).data.fairness];
    expect(first).toMatchObject({
      serverSeed: null,
      serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(second).toMatchObject({
      serverSeedHash: first!.serverSeedHash,
      clientSeed: first!.clientSeed,
      nonce: first!.nonce + 1,
    });
  });

  it('is played once however often its request comes', async () => {
    const body = { requestId: requestId() };
    const [first, ...more] = await Promise.all([play(rich, body), play(rich, body), play(rich, body)]);
    for (const again of more) expect(again.data).toEqual(first.data);
    expect(await balanceOf(rich)).toBe(first.data.balanceAfter);
  });

  it('refuses the same request with another stake, and changes nothing', async () => {
    const body = { requestId: requestId() };
    const { data: played } = await play(rich, body);
    const other = await play(rich, { ...body, stake: 200 });
    expect(other).toMatchObject({ status: 409, info: { success: false, resultCode: 'duplicate_transaction' } });
    expect(await balanceOf(rich)).toBe(played.balanceAfter);
  });
});

describe('a round and the game as its page opens it', () => {
  const places = { homeUrl: '/', cashierUrl: '/cashier/deposit?game=lantern-festival' };
  const playFor = (caller: Caller, query: Record<string, string>, body: Record<string, unknown> = {}) =>
    lantern.api.playRound({ query, body: { ...lanternFestival, requestId: requestId(), ...body } }, caller);

  it('come in one answer, which is what both calls would give', async () => {
    const { data } = await playFor(rich, { launch: 'lantern-festival', ...places });
    const { launch, ...round } = data;
    const id = 'lantern-festival';
    const apart = await lantern.api.launchGame({ params: { id }, query: { ...places, round: round.id } }, rich);
    // A moment later.
    const now = expect.any(Number) as number;
    expect(launch).toEqual({ ...apart.data, round, sitting: { ...apart.data.sitting, now } });
    expect(launch).toMatchObject({ balance: round.balanceAfter, ...places });
    expect(apart.data.round).toEqual({ ...round, signature: expect.any(String) as string });
    expect(launch!.lastRounds[0]!.id).toBe(round.id);
  });

  it('come so to a visitor who has never played, too', async () => {
    const caller = await visitor();
    const { data } = await playFor(caller, { launch: 'lantern-festival' }, { mode: 'fun' });
    expect(data.launch).toMatchObject({ mode: 'fun', balance: data.balanceAfter, cashierUrl: '/cashier/deposit' });
    expect(data.launch!.round!.id).toBe(data.id);
  });

  it('come again with the stored round, the balance as it is by then', async () => {
    const body = { requestId: requestId() };
    const { data: first } = await playFor(rich, { launch: 'lantern-festival' }, body);
    const { data: other } = await play(rich);
    const { launch, ...again } = (await playFor(rich, { launch: 'lantern-festival' }, body)).data;
    expect({ ...again, launch: first.launch }).toEqual(first);
    expect(launch!.balance).toBe(other.balanceAfter);
  });

  it('are apart where another game was asked for, or none', async () => {
    expect((await playFor(rich, { launch: 'comet-trail' })).data).not.toHaveProperty('launch');
    expect((await playFor(rich, {})).data).not.toHaveProperty('launch');
  });

  it('lead nowhere else', async () => {
    const query = {
      launch: 'lantern-festival',
      homeUrl: 'https://elsewhere.example/',
      cashierUrl: '//elsewhere.example',
    };
    expect((await playFor(rich, query)).data.launch).toMatchObject({ homeUrl: '/', cashierUrl: '/cashier/deposit' });
  });

  it('are refused as the round alone is', async () => {
    const answer = await playFor(poor, { launch: 'lantern-festival' });
    expect(answer).toMatchObject({ info: { resultCode: 'insufficient_funds' }, data: null });
  });
});

describe('what is refused', () => {
  it.each([50, 101, 10_000])('a stake of %i, which is not on offer', async (stake) => {
    const before = await balanceOf(rich);
    expect(await play(rich, { stake })).toMatchObject({
      status: 200,
      info: { success: false, resultCode: 'stake_not_offered' },
    });
    expect(await balanceOf(rich)).toBe(before);
  });

  it('a stake above the balance, in the language of the caller', async () => {
    const refused = await play({ ...poor, language: 'de' });
    expect(refused.info).toMatchObject({ success: false, resultCode: 'insufficient_funds' });
    expect(refused.info.message).toMatch(/Guthaben/);
    expect(await balanceOf(poor)).toBe(0);
  });

  it('a game whose rounds are shared, and one that does not exist', async () => {
    for (const gameid of ['the-parcel-room', 'no-such-game'])
      expect((await play(rich, { gameid })).info, gameid).toMatchObject({
        success: false,
        resultCode: 'game_not_available',
      });
  });

  it.each([
    { stake: -100 },
    { stake: 1.5 },
    { stake: '100' },
    { mode: 'free' },
    { requestId: 'short' },
    { gameid: '../etc' },
  ])('%o, before anything is played', async (body) => {
    expect(await play(rich, body)).toMatchObject({
      status: 422,
      info: { success: false, resultCode: 'invalid_request' },
    });
  });

  it('real money without a player', async () => {
    expect((await play(await visitor())).info.success).toBe(false);
    expect((await play({})).info.success).toBe(false);
  });
});

describe('play money', () => {
  it('needs no account and touches no real one', async () => {
    const somebody = await visitor();
    const { data: launch } = await lantern.api.launchGame(
      { params: { id: 'lantern-festival' }, query: { play_for_fun: 'true' } },
      somebody,
    );
    expect(launch).toMatchObject({
      mode: 'fun',
      currency: 'FUN',
      balance: 1_000_00,
      defaultStake: 100,
    });
    const { data: round } = await play(somebody, { mode: 'fun' });
    expect(round).toMatchObject({ mode: 'fun', currency: 'FUN', balanceAfter: 1_000_00 - 100 + round.payout });
    const before = await balanceOf(rich);
    expect((await play(rich, { mode: 'fun' })).data.currency).toBe('FUN');
    expect(await balanceOf(rich)).toBe(before);
  });
});

describe('a game is opened with the round that was asked for', () => {
  const shown = async (caller: object, round: string, query: object = {}, id = 'lantern-festival') =>
    (await lantern.api.launchGame({ params: { id }, query: { ...query, round } }, caller)).data.round;
  const forFun = { play_for_fun: 'true' } as const;

  it('as its receipt tells it, signed', async () => {
    const { data: round } = await play(rich);
    const { data: receipt } = await lantern.api.getRound({ params: { id: round.id } }, rich);
    expect(await shown(rich, round.id)).toEqual(receipt);
    expect(receipt.signature).not.toBeNull();
    const somebody = await visitor();
    const { data: tried } = await play(somebody, { mode: 'fun' });
    expect(await shown(somebody, tried.id, forFun)).toMatchObject({ id: tried.id, outcome: tried.outcome });
  });

  it('and without one of another mode, game or player, or of nobody', async () => {
    const { data: round } = await play(rich);
    expect(await shown(rich, round.id, forFun)).toBeNull();
    expect(await shown(rich, round.id, {}, 'midnight-bakery')).toBeNull();
    expect(await shown(poor, round.id)).toBeNull();
    expect(await shown(await visitor(), round.id, forFun)).toBeNull();
    expect(await shown(rich, 'no-such-round')).toBeNull();
  });
});

describe("somebody else's round", () => {
  it('is not found by another player, a visitor or nobody', async () => {
    const { data: round } = await play(rich);
    for (const caller of [poor, await visitor()]) {
      expect(await lantern.api.getRound({ params: { id: round.id } }, caller)).toMatchObject({
        status: 404,
        info: { resultCode: 'not_found' },
        data: null,
      });
    }
    expect((await lantern.api.getRound({ params: { id: round.id } })).info.success).toBe(false);
  });

  it("is not found by a visitor when it is another visitor's", async () => {
    const { data: round } = await play(await visitor(), { mode: 'fun' });
    expect((await lantern.api.getRound({ params: { id: round.id } }, await visitor())).status).toBe(404);
  });
});
