/** The VIP club and the challenges as everybody may read them, and what a player has hit (SPEC §9, DOMAIN §4). */
import { challenges as challengesOfSpec } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { beforeNext, gamblersApi, makeGambler, type Gambler } from '../harness/gambler';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({ api: gamblersApi });
});
afterAll(() => lantern.stop());

const gambler = (wanted?: WantedPlayer) => makeGambler(lantern, wanted);
const booksAreRight = async ({ playerId }: Gambler) =>
  expect(await lantern.reconcile(playerId)).toMatchObject({ ok: true, findings: [] });

describe('challenges', () => {
  it('pay the highest tier hit, once a month', async () => {
    const player = await gambler();
    await player.settle(1_50, 2_249_99);
    expect(await player.challenge(1_500)).toMatchObject({ hitAt: null, roundId: null });
    const before = await player.cash();
    const round = await player.settle(1_50, 2_250_00);
    expect(await player.cash()).toBe(before - 1_50 + 2_250_00 + 250_00);
    expect(await player.challenge(1_500)).toMatchObject({
      prize: 250_00,
      minimumStake: 1_50,
      hitAt: expect.any(Number) as number,
      roundId: round.id,
    });
    await player.settle(1_50, 2_250_00);
    expect(await player.cash()).toBe(before + 2 * (2_250_00 - 1_50) + 250_00);
    await player.settle(3_00, 9_000_00);
    expect(await player.challenge(3_000)).toMatchObject({ prize: 500_00, hitAt: expect.any(Number) as number });
    await booksAreRight(player);
  });

  it('begin anew with the month', async () => {
    const player = await gambler();
    await player.settle(1_50, 2_250_00);
    const { data: before } = await lantern.api.myChallenges({}, player.caller);
    await beforeNext(lantern, 'month', 0, async () => {
      const again = await player.loggedInAgain();
      const { data } = await lantern.api.myChallenges({}, again);
      expect(data.month).not.toBe(before.month);
      expect(data.tiers.every(({ hitAt }) => hitAt === null)).toBe(true);
    });
  });

  it('are for slots', async () => {
    const player = await gambler();
    await player.settle(25_00, 500_000_00, 'crate-wheel');
    expect((await lantern.api.myChallenges({}, player.caller)).data.tiers.every(({ hitAt }) => hitAt === null)).toBe(
      true,
    );
  });
});

describe('the winners of a month', () => {
  const winners = async (month?: string) => (await lantern.api.challenges(month ? { query: { month } } : {})).data;

  it('are told to everybody under masked names, each hit once however often it is told', async () => {
    const player = await gambler({ currency: 'NOK', balance: 50_000_00 });
    await player.settle(15_00, 22_500_00);
    const mine = async () =>
      (await winners()).winners.filter(
        (winner) => winner.player === `${player.username.slice(0, 2)}***` && winner.currency === 'NOK',
      );
    await expect.poll(mine).toHaveLength(1);
    const [hit] = await mine();
    expect(hit).toMatchObject({ multiplier: 1_500, prize: 2_500_00, currency: 'NOK', gameid: 'ember-crates' });
    expect(JSON.stringify(await winners())).not.toContain(player.username);
    expect(JSON.stringify(await winners())).not.toContain(player.playerId);
    await player.settle(15_00, 22_500_00);
    const database = await lantern.database();
    // A hit that is told again by its id is the one that is there.
    const { results } = await database
      .prepare('SELECT count(*) AS n FROM challenge_hits WHERE id = ?')
      .bind(`${player.playerId}:${(await winners()).month}:1500`)
      .all<{ n: number }>();
    expect(results).toEqual([{ n: 1 }]);
  });

  it('stay readable in later months', async () => {
    const player = await gambler();
    const { month } = await winners();
    await player.settle(3_00, 9_000_00);
    await expect
      .poll(async () => (await winners(month)).winners.some(({ multiplier }) => multiplier === 3_000))
      .toBe(true);
    await beforeNext(lantern, 'month', 0, async () => {
      const next = await winners();
      expect(next.month > month).toBe(true);
      expect(next.winners).toEqual([]);
      expect(next.months).toContain(month);
      expect((await winners(month)).winners.some(({ multiplier }) => multiplier === 3_000)).toBe(true);
    });
  });

  it('end: two years of months are kept, and a hundred of each', async () => {
    const database = await lantern.database();
    const insert = database.prepare(
      "INSERT INTO challenge_hits VALUES (?, ?, ?, 'so***', 'crown-of-embers', 'Crown of Embers', 25000, 'EUR', ?)",
    );
    const older = Array.from(
      { length: 30 },
      (_, n) => `${2021 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
    );
    const { month } = await winners();
    await database.batch([
      ...older.map((each) => insert.bind(`old:${each}`, each, 1_500, 1)),
      ...Array.from({ length: 120 }, (_, n) => insert.bind(`many:${n}`, month, 1_000, n)),
    ]);
    await (await gambler()).settle(6_00, 30_000_00);
    await expect.poll(async () => (await winners()).months.length).toBe(24);
    const now = await winners();
    expect(now.winners).toHaveLength(100);
    expect(now.winners[0]).toMatchObject({ multiplier: 5_000 });
    expect(
      (
        await database
          .prepare('SELECT count(*) AS n FROM challenge_hits WHERE month = ?')
          .bind(month)
          .first<{ n: number }>()
      )?.n,
    ).toBe(100);
    await database.prepare("DELETE FROM challenge_hits WHERE id LIKE 'old:%' OR id LIKE 'many:%'").run();
  });

  it.each(['2026-13', '2026-1', 'soon', "' OR 1=1"])('there are none of %j', async (month) => {
    expect(await lantern.api.challenges({ query: { month } })).toMatchObject({
      status: 422,
      info: { success: false, resultCode: 'invalid_request' },
    });
  });
});

describe('what everybody may read', () => {
  it('is the VIP club: tiers, sixty levels with what they bring, and the terms of cashback', async () => {
    const { data } = await lantern.api.vip();
    expect(data.levels).toHaveLength(60);
    expect(data.levels[0]).toEqual({
      level: 1,
      requiredCP: 10,
      tier: null,
      freeSpins: { gameid: 'lantern-festival', gametitle: 'Lantern Festival', count: 10, value: 20 },
      cash: 0,
    });
    expect(data.levels[59]).toMatchObject({
      level: 60,
      requiredCP: 480_000,
      tier: 'Platinum',
      freeSpins: null,
      cash: 250_00,
    });
    expect(data.tiers.map(({ name, wagered }) => [name, wagered.from, wagered.to])).toEqual([
      ['Bronze', 50_000_00, 100_000_00],
      ['Silver', 100_000_00, 250_000_00],
      ['Gold', 250_000_00, 1_000_000_00],
      ['Platinum', 1_000_000_00, 12_000_000_00],
    ]);
    // The range is what the levels' points are worth in wager.
    for (const { fromLevel, wagered } of data.tiers)
      expect(data.levels[fromLevel - 1]!.requiredCP * data.euroPerPoint).toBe(wagered.from);
    expect(data.cashback).toMatchObject({ weekly: 5, monthly: 3, shareOfEdge: 20, edgeFloor: 2, edgeCap: 4 });
    for (const { image } of data.tiers) expect((await lantern.visitor().get(image)).status).toBe(200);
  });

  it('is not personal: no session, one answer, kept by whoever asks; without the key nothing', async () => {
    for (const call of [lantern.api.vip, lantern.api.challenges]) {
      expect((await call({}, { key: null })).info.resultCode).toBe('invalid_api_key');
      expect((await call({}, { player: 'forged.session' })).info.success).toBe(true);
    }
    const { tiers } = (await lantern.api.challenges()).data;
    expect(tiers).toEqual(challengesOfSpec.map((tier) => ({ ...tier })));
  });
});

describe('under a licence that caps the stake', () => {
  it('what the cap puts out of reach is shown to nobody', async () => {
    const strict = await startLantern({ api: { LICENCE_PROFILE: 'strict' } });
    try {
      const { sessionid } = await strict.players.make();
      const shown = [
        (await strict.api.challenges()).data.tiers,
        (await strict.api.myChallenges({}, { player: sessionid! })).data.tiers,
      ];
      for (const tiers of shown) expect(tiers.map(({ multiplier }) => multiplier)).toEqual([1_500, 3_000]);
    } finally {
      await strict.stop();
    }
  });
});
