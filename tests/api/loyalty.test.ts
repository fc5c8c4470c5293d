import { seconds } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { acmeTitles } from '../harness/outside-titles';
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

describe('cash points and levels', () => {
  it('begin at none', async () => {
    const player = await gambler({ balance: 0 });
    const loyalty = await player.loyalty();
    expect(loyalty).toMatchObject({
      currency: 'EUR',
      totalCP: 0,
      current: null,
      next: { category: null, level: 1, requiredPoints: 10 },
      vip: false,
    });
    expect(loyalty.rewards).toHaveLength(60);
    expect(loyalty.rewards.every(({ earnedAt, grantedAt }) => earnedAt === null && grantedAt === null)).toBe(true);
  });

  it('come with 250 EUR of stakes, not a cent earlier, whatever is won', async () => {
    const player = await gambler();
    await player.settle(249_99, 700_00);
    expect(await player.loyalty()).toMatchObject({ totalCP: 9, current: null });
    await player.settle(1, 0);
    expect(await player.loyalty()).toMatchObject({
      totalCP: 10,
      current: { category: null, level: 1, points: 10 },
      next: { level: 2, requiredPoints: 16 },
    });
    expect((await player.loyalty()).rewards[0]).toMatchObject({
      level: 1,
      freeSpins: 10,
      cash: 0,
      earnedAt: expect.any(Number) as number,
    });
  });

  it('bring free spins, once a level, as a bonus that waits to be started', async () => {
    const player = await gambler();
    await player.settle(400_00, 0);
    const bonuses = async () => (await lantern.api.bonuses({}, player.caller)).data.bonuses;
    expect(await bonuses()).toMatchObject(
      [1, 2].map(() => ({
        state: 'queued',
        amount: 0,
        freeSpins: { gameid: 'lantern-festival', left: 10, value: 20 },
      })),
    );
    expect((await bonuses()).map(({ name }) => name).sort()).toEqual([
      'Level 1: free spins on Lantern Festival',
      'Level 2: free spins on Lantern Festival',
    ]);
    expect((await player.loyalty()).rewards.slice(0, 3).map(({ grantedAt }) => grantedAt !== null)).toEqual([
      true,
      true,
      false,
    ]);
    expect(await bonuses()).toHaveLength(2);
  });

  it('count the titles of outside providers by the category that the catalogue gives them', async () => {
    const listed = { provider: 'Acme Games', releasedAt: '2026-02-01' };
    const games = [
      ...acmeTitles,
      { ...listed, id: 'acme-crates', title: 'Acme Crates', category: 'slots' },
      { ...listed, id: 'acme-live', title: 'Acme Live', category: 'livecasino' },
    ];
    const answer = await lantern.api.fetch('/__internal/games', {
      method: 'POST',
      headers: { 'api-key': lantern.variables.API_KEY!, 'content-type': 'application/json' },
      body: JSON.stringify({ system: 'acme', games }),
    });
    expect(await answer.json()).toMatchObject({ info: { success: true } });
    const [slots, live] = [await gambler(), await gambler()];
    await slots.settle(250_00, 0, 'acme-crates');
    expect((await slots.loyalty()).totalCP).toBe(10);
    await live.settle(1_250_00, 0, 'acme-live');
    expect((await live.loyalty()).totalCP).toBe(10);
    // Its return is not known: cashback is of the 3 % that stand for it.
    expect((await slots.pot('daily')).available).toBe(1_50);
    await slots.settle(1_50, 2_250_00, 'acme-crates');
    expect((await slots.challenge(1_500)).hitAt).toEqual(expect.any(Number));
    const taken = await slots.settle(250_00, 0, 'acme-crates');
    expect((await slots.loyalty()).totalCP).toBe(20);
    await taken.rollback();
    expect((await slots.loyalty()).totalCP).toBe(10);
    await booksAreRight(slots);
  });

  it('count a fifth at a live table, and the fixed equivalent of another currency', async () => {
    const [live, krone] = [await gambler(), await gambler({ currency: 'NOK', balance: 50_000_00 })];
    await live.settle(1_250_00, 0, 'crate-wheel');
    expect((await live.loyalty()).totalCP).toBe(10);
    await krone.settle(2_500_00, 0);
    expect(await krone.loyalty()).toMatchObject({ currency: 'NOK', totalCP: 10 });
    expect((await krone.loyalty()).rewards[20]).toMatchObject({ level: 21, cash: 210_00 });
  });

  it('are not for an open round, a rolled-back one, or play money', async () => {
    const player = await gambler();
    const [open, back] = [player.newRound(), player.newRound()];
    await open.bet(1_000_00);
    await back.bet(1_000_00);
    await back.rollback();
    await lantern.api.playRound(
      { body: { gameid: 'lantern-festival', mode: 'fun', stake: 100, requestId: 'loyalty-fun-round' } },
      player.caller,
    );
    expect((await player.loyalty()).totalCP).toBe(0);
    await open.win(0);
    expect((await player.loyalty()).totalCP).toBe(40);
  });

  it('pay every level that a round crosses, once', async () => {
    const player = await gambler();
    await player.wager(10_000_00);
    expect(await player.cash()).toBe(5_000_00);
    const round = await player.settle(5_000_00, 5_000_00);
    const { current, rewards } = await player.loyalty();
    expect(current).toMatchObject({ level: 11, points: 600 });
    expect(rewards.filter(({ earnedAt }) => earnedAt !== null).map(({ level }) => level)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(await player.cash()).toBe(5_005_00);
    const again = await round.win(5_000_00);
    expect(again.data.balance).toBe(5_005_00);
    expect(await player.cash()).toBe(5_005_00);
    await booksAreRight(player);
  });

  it('never fall: a round taken back costs its points, not the level, and the way back up pays nothing', async () => {
    const player = await gambler();
    await player.wager(15_000_00);
    const round = await player.settle(3_000_00, 3_000_00);
    expect((await player.loyalty()).current).toMatchObject({ level: 12, points: 720 });
    const before = await player.cash();
    await round.rollback();
    expect(await player.loyalty()).toMatchObject({ totalCP: 600, current: { level: 12 }, next: { level: 13 } });
    await player.settle(3_000_00, 3_000_00);
    expect(await player.cash()).toBe(before);
    await booksAreRight(player);
  });

  it('make a VIP at level 21, and give a host one task', async () => {
    const player = await gambler();
    await player.wager(49_999_99);
    expect(await player.loyalty()).toMatchObject({ vip: false, current: { level: 20 } });
    await player.settle(1, 1);
    expect(await player.loyalty()).toMatchObject({
      vip: true,
      current: { category: 'Bronze', level: 21, points: 2_000 },
    });
    await player.settle(1_000_00, 1_000_00);
    expect(await player.cash()).toBe(5_000_00 + 141_00);
    const tasks = async () =>
      (
        await (
          await lantern.database()
        )
          .prepare('SELECT kind, level, done_at FROM host_tasks WHERE player_id = ?')
          .bind(player.playerId)
          .all()
      ).results;
    await expect.poll(tasks).toEqual([{ kind: 'new_vip', level: 21, done_at: null }]);
    await booksAreRight(player);
  });

  it('withhold the reward while the account is frozen, and lose nothing', async () => {
    const player = await gambler();
    await player.wager(10_000_00);
    const round = player.newRound();
    await round.bet(5_000_00);
    await player.exclude();
    expect((await round.win(5_000_00)).data.balance).toBe(5_000_00);
    const again = await player.loggedInAgain();
    const { data } = await lantern.api.loyalty({}, again);
    expect(data.rewards[10]).toMatchObject({
      level: 11,
      cash: 5_00,
      earnedAt: expect.any(Number) as number,
      grantedAt: null,
    });
    expect((await lantern.api.getBalance({}, again)).data.cash).toBe(5_000_00);
    expect((await player.claim('daily', again)).info).toMatchObject({ success: false, resultCode: 'account_frozen' });
    await booksAreRight(player);
  });
});

// Rounds are of Crown of Embers, which returns 96.64 %: its edge is 3.36 %.
describe('daily cashback', () => {
  it('is 20 % of the edge on cash stakes, claimed once a UTC day', async () => {
    const player = await gambler();
    await player.settle(1_000_00, 0);
    expect(await player.pot('daily')).toMatchObject({
      offered: true,
      available: 6_00,
      reward: 0,
      claimedAt: null,
      nextClaimAt: null,
    });
    const later = player.newRound();
    await later.bet(500_00);
    await beforeNext(lantern, 'day', 1 * seconds, async () => {
      // Nobody stays logged in through twelve idle hours.
      const again = await player.loggedInAgain();
      const before = (await lantern.api.getBalance({}, again)).data.cash;
      const answers = await Promise.all([
        player.claim('daily', again),
        player.claim('daily', again),
        player.claim('daily', again),
      ]);
      expect(answers.map(({ info }) => info.resultCode).sort()).toEqual([
        'cashback_already_claimed',
        'cashback_already_claimed',
        'ok',
      ]);
      expect(answers.find(({ info }) => info.success)?.data).toEqual({
        paid: 6_00,
        currency: 'EUR',
        balance: before + 6_00,
      });
      await later.win(0);
      expect(await player.pot('daily', again)).toMatchObject({
        available: 0,
        claimedAt: expect.any(Number) as number,
        nextClaimAt: expect.any(Number) as number,
      });
      expect((await player.claim('daily', again)).info.resultCode).toBe('cashback_already_claimed');
      await lantern.clock.advance({ seconds: 1 });
      expect((await player.claim('daily', again)).data).toMatchObject({ paid: 3_00 });
      await lantern.clock.advance({ seconds: 1 });
      expect((await player.claim('daily', again)).info.resultCode).toBe('cashback_already_claimed');
    });
    await booksAreRight(player);
  });

  it('has nothing for who has not played, and says so in the player’s language', async () => {
    const player = await gambler();
    expect((await player.claim('daily')).info.resultCode).toBe('nothing_to_claim');
    expect((await player.claim('daily', { ...player.caller, language: 'de' })).info.message).toBe(
      'Es gibt noch keinen Cashback zum Abholen',
    );
  });
});

describe('weekly and monthly cashback', () => {
  it('begin at Silver', async () => {
    const player = await gambler();
    await player.settle(5_000_00, 0);
    for (const period of ['weekly', 'monthly']) {
      expect(await player.pot(period)).toMatchObject({ offered: false, available: 0 });
      expect((await player.claim(period)).info.resultCode).toBe('cashback_not_offered');
    }
  });

  it.each([
    ['weekly', 'week', 50_00],
    ['monthly', 'month', 30_00],
  ] as const)('%s: pays for the %s that closed, to the second, once', async (period, border, share) => {
    const player = await gambler();
    await player.wager(100_000_00);
    expect((await player.loyalty()).current).toMatchObject({ category: 'Silver', level: 31 });
    await player.settle(1_000_00, 0);
    expect(await player.pot(period)).toMatchObject({ offered: true, available: 0, reward: 0 });
    await beforeNext(lantern, border, 1 * seconds, async () => {
      const again = await player.loggedInAgain();
      expect((await player.claim(period, again)).info.resultCode).toBe('nothing_to_claim');
      await lantern.clock.advance({ seconds: 1 });
      expect(await player.pot(period, again)).toMatchObject({ available: share });
      const answers = await Promise.all([player.claim(period, again), player.claim(period, again)]);
      expect(answers.map(({ info }) => info.resultCode).sort()).toEqual(['cashback_already_claimed', 'ok']);
      expect(answers.find(({ info }) => info.success)?.data.paid).toBe(share);
      await lantern.clock.advance({ seconds: 1 });
      expect((await player.claim(period, again)).info.resultCode).toBe('cashback_already_claimed');
    });
    await booksAreRight(player);
  });
});

describe('somebody else’s rewards', () => {
  const calls = (who: Caller) => [
    lantern.api.loyalty({}, who),
    lantern.api.cashback({}, who),
    lantern.api.myChallenges({}, who),
    lantern.api.claimCashback({ params: { period: 'daily' } }, who),
  ];

  it('are not shown or paid to visitors, to nobody, or after the session', async () => {
    const player = await gambler();
    await player.settle(1_000_00, 0);
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    await lantern.api.logout({}, player.caller);
    for (const who of [{}, { anonymous }, { player: 'forged.session' }, player.caller]) {
      for (const answer of calls(who))
        expect(await answer).toMatchObject({ status: 401, info: { success: false, resultCode: 'session_expired' } });
    }
    for (const answer of calls({ ...player.caller, key: null }))
      expect((await answer).info.resultCode).toBe('invalid_api_key');
    expect((await lantern.api.cashback({}, await player.loggedInAgain())).data.pots[0]).toMatchObject({
      available: 6_00,
    });
  });

  it('do not mix', async () => {
    const [rich, poor] = [await gambler(), await gambler({ balance: 0 })];
    await rich.settle(1_000_00, 0);
    expect((await poor.claim('daily')).info.resultCode).toBe('nothing_to_claim');
    expect(await poor.loyalty()).toMatchObject({ totalCP: 0 });
  });

  it.each(['yearly', '__proto__', 'Daily', ''])('there is no %j cashback', async (period) => {
    const { caller, claim } = await gambler({ balance: 0 });
    expect(await claim(period, caller)).toMatchObject({
      status: 404,
      info: { success: false, resultCode: 'not_found' },
    });
  });
});
