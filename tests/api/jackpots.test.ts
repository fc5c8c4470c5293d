import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiWorker } from '../../scripts/runtime';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

interface PoolStub {
  take(stakes: { playerId: string; turnover: number }[]): Promise<void>;
  enter(visit: { playerId: string; turnover: number; visit: number }): Promise<void>;
  leave(visit: { playerId: string; turnover: number; visit: number }): Promise<void>;
  claim(claim: { roundId: string; playerId: string; turnover: number }, at: number): Promise<{ amount: number | null }>;
  audit(): Promise<{ findings: string[] }>;
}

/** A pool as players' objects speak to it. */
async function poolOf(gameid: string): Promise<PoolStub> {
  const namespace = await lantern.miniflare.getDurableObjectNamespace('JACKPOT', apiWorker);
  return namespace.get(namespace.idFromName(gameid)) as unknown as PoolStub;
}

let count = 0;
const requestId = (): string => `jackpot-test-${String((count += 1)).padStart(8, '0')}`;
const someone = async (currency = 'EUR'): Promise<Caller & { playerId: string }> => {
  const { sessionid, playerId } = await lantern.players.make({
    balance: currency === 'EUR' ? 1_000_00 : 5_000_00,
    currency,
  });
  return { player: sessionid!, playerId };
};
const spin = (caller: Caller, gameid: string, stake: number, mode = 'real') =>
  lantern.api.playRound({ body: { gameid, mode, stake, requestId: requestId() } }, caller);
const pools = async () =>
  Object.fromEntries((await lantern.api.listJackpots()).data.jackpots.map((pool) => [pool.gameid, pool]));

describe('the pools', () => {
  it('begin with their seeds, the largest first, and may be kept for a moment by anybody', async () => {
    const { data, headers, info } = await lantern.api.listJackpots();
    expect(info.success).toBe(true);
    expect(data).toEqual({
      currency: 'EUR',
      jackpots: [
        ['crown-of-embers', 25_000_00],
        ['vault-of-dawn', 5_000_00],
        ['whalesong-bay', 500_00],
      ].map(([gameid, amount]) => ({ gameid, amount, hits: 0, lastHit: null })),
    });
    expect(headers.get('cache-control')).toContain('public, max-age=5');
  });

  it('are not told to who has no key', async () => {
    expect(await lantern.api.listJackpots({}, { key: 'x'.repeat(32) })).toMatchObject({
      status: 401,
      info: { success: false },
    });
  });

  it('take a hundredth of what is staked for real money in any currency, told soon after, and nothing of play money', async () => {
    const before = (await pools())['vault-of-dawn']!.amount;
    const [euro, polish] = [await someone(), await someone('PLN')];
    for (const [caller, stake] of [
      [euro, 50_00],
      [polish, 250_00],
    ] as const) {
      for (let round = 0; round < 4; round += 1)
        expect((await spin(caller, 'vault-of-dawn', stake)).info.resultCode).toBe('ok');
      await spin(caller, 'vault-of-dawn', 50_00, 'fun');
    }
    await lantern.clock.advance({ minutes: 2 });
    await Promise.all([euro, polish].map((caller) => lantern.api.getBalance({}, caller)));
    // 4 × 50.00 EUR of each player, of which one percent: 4.00 EUR.
    await expect.poll(async () => (await pools())['vault-of-dawn']!.amount).toBe(before + 4_00);
    const books = async ({ playerId }: { playerId: string }) => lantern.reconcile(playerId);
    expect((await books(euro)).balances).toContainEqual({
      account: 'house:jackpot:vault-of-dawn',
      currency: 'EUR',
      amount: 3_00,
    });
    expect((await books(polish)).balances).toContainEqual({
      account: 'house:jackpot:vault-of-dawn',
      currency: 'PLN',
      amount: 15_00,
    });
    for (const player of [euro, polish]) expect(await books(player)).toMatchObject({ ok: true, findings: [] });
    expect((await (await poolOf('vault-of-dawn')).audit()).findings).toEqual([]);
  });

  it('take what is told twice, late or out of order as if told once', async () => {
    const pool = await poolOf('crown-of-embers');
    const tell = (turnover: number) => pool.take([{ playerId: 'somebody', turnover }]);
    await tell(300_00);
    await tell(100_00);
    await tell(300_00);
    expect((await pools())['crown-of-embers']!.amount).toBe(25_000_00 + 3_00);
  });

  it('give two hits at one moment two pools, and the same hit the same prize however often it asks', async () => {
    const pool = await poolOf('whalesong-bay');
    const at = await lantern.clock.now();
    await pool.take([{ playerId: 'ada', turnover: 1_000_00 }]);
    const claims = ['ada', 'bob', 'ada', 'bob', 'ada'].map((playerId) =>
      pool.claim({ roundId: `round-${playerId}`, playerId, turnover: playerId === 'ada' ? 1_000_00 : 100_00 }, at),
    );
    const [ada, bob, ...again] = (await Promise.all(claims)).map(({ amount }) => amount);
    expect([ada, bob]).toEqual([510_00, 501_00]);
    expect(again).toEqual([ada, bob, ada]);
    expect((await pools())['whalesong-bay']).toEqual({
      gameid: 'whalesong-bay',
      amount: 500_00,
      hits: 2,
      lastHit: { amount: 501_00, at },
    });
    expect((await pool.audit()).findings).toEqual([]);
  });

  it('pay what was staked before a hit, told or not, and nothing of it twice', async () => {
    const gameid = 'crown-of-embers';
    const pool = await poolOf(gameid);
    const { amount: before } = (await pools())[gameid]!;
    const claim = async (roundId: string) =>
      (await pool.claim({ roundId, playerId: 'winner', turnover: 50_00 }, await lantern.clock.now())).amount;
    const players = await Promise.all([someone(), someone(), someone(), someone('PLN')]);
    const rounds = await Promise.all(
      players.flatMap((player, index) =>
        Array.from({ length: 12 }, () => spin(player, gameid, index === 3 ? 250_00 : 50_00)),
      ),
    );
    expect(rounds.map(({ info }) => info.resultCode)).toEqual(rounds.map(() => 'ok'));
    // A hundredth of 48 stakes of 50.00 and of the winner's own, on top of what stood.
    expect(await claim('first')).toBe(before + 24_50);
    // Their own books have posted it by then.
    for (const { playerId } of players.slice(0, 3))
      expect((await lantern.reconcile(playerId)).balances).toContainEqual({
        account: `house:jackpot:${gameid}`,
        currency: 'EUR',
        amount: 9_00,
      });
    // They go on, and what they stake is the next pool's, once, however it is told.
    expect((await spin(players[0]!, gameid, 50_00)).info.resultCode).toBe('ok');
    await lantern.clock.advance({ minutes: 2 });
    await Promise.all(players.map((player) => lantern.api.getBalance({}, player)));
    expect(await claim('second')).toBe(25_000_00 + 50);
    await lantern.clock.advance({ minutes: 2 });
    await Promise.all(players.map((player) => lantern.api.getBalance({}, player)));
    // Whoever went away and came back is heard again.
    expect((await spin(players[3]!, gameid, 250_00)).info.resultCode).toBe('ok');
    expect(await claim('third')).toBe(25_000_00 + 50);
    expect(await claim('first')).toBe(before + 24_50);
    expect((await pool.audit()).findings).toEqual([]);
    for (const { playerId } of players)
      expect(await lantern.reconcile(playerId)).toMatchObject({ ok: true, findings: [] });
  });
});

describe('who plays for a pool', () => {
  it('is asked by a claim that is made again when there are more than one call may ask', async () => {
    const pool = await poolOf('vault-of-dawn');
    const at = await lantern.clock.now();
    const { amount: before } = (await pools())['vault-of-dawn']!;
    for (let some = 0; some < 105; some += 15)
      await Promise.all(
        Array.from({ length: 15 }, (_, index) =>
          pool.enter({ playerId: `crowd-${some + index}`, turnover: 100, visit: 1 }),
        ),
      );
    const claim = { roundId: 'crowded', playerId: 'crowd-0', turnover: 100 };
    const started = performance.now();
    expect(await pool.claim(claim, at)).toEqual({ amount: null });
    expect(await pool.claim(claim, at)).toEqual({ amount: before + 1_05 });
    console.log(
      `jackpots: a hit among 105 players, none of whom was awake, took ${Math.round(performance.now() - started)} ms`,
    );
    expect((await pool.audit()).findings).toEqual([]);
  }, 60_000);

  it('comes and goes in any order of the words about it', async () => {
    const pool = await poolOf('vault-of-dawn');
    await pool.leave({ playerId: 'early', turnover: 100_00, visit: 2 });
    const { amount: before } = (await pools())['vault-of-dawn']!;
    await pool.enter({ playerId: 'early', turnover: 200_00, visit: 3 });
    // Late word of the visit before ends nothing, and brings nothing twice.
    await pool.leave({ playerId: 'early', turnover: 100_00, visit: 2 });
    await pool.enter({ playerId: 'early', turnover: 100_00, visit: 2 });
    await pool.leave({ playerId: 'early', turnover: 300_00, visit: 3 });
    expect((await pools())['vault-of-dawn']!.amount).toBe(before + 2_00);
    expect((await pool.audit()).findings).toEqual([]);
  });
});

describe('a game that plays for a pool', () => {
  it('opens with what the pool holds in the player’s currency, or with the fixed prize of play money', async () => {
    const polish = await someone('PLN');
    const launch = async (id: string, fun: boolean) =>
      (await lantern.api.launchGame({ params: { id }, query: { play_for_fun: String(fun) } }, polish)).data.jackpot;
    expect(await launch('crown-of-embers', false)).toBe((await pools())['crown-of-embers']!.amount * 5);
    expect(await launch('crown-of-embers', true)).toBe(75_000_00);
    expect(await launch('lantern-festival', false)).toBeNull();
  });

  it('says in a round’s position what its stake was worth, so that anybody can draw again', async () => {
    const polish = await someone('PLN');
    const { data } = await spin(polish, 'whalesong-bay', 100);
    expect(data).toMatchObject({
      state: 'settled',
      position: { stake: 100, jackpot: { euroStake: 20, prize: null } },
      outcome: { kind: 'jackpot', jackpot: null },
    });
    await lantern.api.rotateSeeds({ body: { requestId: requestId() } }, polish);
    const receipt = (await lantern.api.getRound({ params: { id: data.id } }, polish)).data;
    expect((await lantern.api.verifyRound({ body: { receipt } })).data).toMatchObject({
      seedMatchesHash: true,
      matches: true,
    });
  });

  it('can’t be decided in', async () => {
    const caller = await someone();
    const { data } = await spin(caller, 'whalesong-bay', 100);
    expect(
      await lantern.api.decideRound(
        { params: { id: data.id }, body: { decision: 'pay', step: 0, requestId: requestId() } },
        caller,
      ),
    ).toMatchObject({ info: { success: false, resultCode: 'round_closed' } });
  });
});
