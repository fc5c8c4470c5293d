/** Bets of a bonus by an outside provider, whose amounts are ours to choose: funding, splits, points, ends. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { listAcmeTitles } from '../harness/outside-titles';
import type { WantedBonus } from '../harness/qa';

let lantern: Lantern;
let acme: GameProvider;
beforeAll(async () => {
  lantern = await startLantern({ api: providersKnown('acme') });
  await listAcmeTitles(lantern);
  acme = new GameProvider(lantern, 'acme');
});
afterAll(() => lantern.stop());

let count = 0;

/** A player with `cash` and a started bonus, at the provider's table. */
async function table(cash: number, wanted: WantedBonus) {
  const { playerId, sessionid } = await lantern.players.make({ balance: cash });
  const playerToken = await lantern.walletToken(sessionid!, 'acme');
  const who = { player: sessionid! };
  const { id: bonusId } = await lantern.bonuses.give(playerId, { ...wanted, started: true });
  return {
    who,
    bonusId,
    round: (gameid = 'ember-crates') => {
      const id = `r${(count += 1)}`;
      const base = { playerToken, roundId: id, gameid };
      return {
        bet: (amount: number) => acme.tell('bet', { ...base, transactionId: `${id}-bet`, amount, currency: 'EUR' }),
        win: (amount: number) =>
          acme.tell('win', { ...base, transactionId: `${id}-win`, amount, currency: 'EUR', closes: true }),
        back: () => acme.tell('rollback', { ...base, transactionId: `${id}-back`, betTransactionId: `${id}-bet` }),
      };
    },
    money: async () => {
      const { cash: own, bonus } = (await lantern.api.getBalance({}, who)).data;
      return { cash: own, bonus };
    },
    bonus: async () => (await lantern.api.bonuses({}, who)).data.bonuses.find(({ id }) => id === bonusId)!,
    bets: async () => (await lantern.api.bonusHistory({ body: {} }, who)).data.bets,
    forfeit: () => lantern.api.forfeitBonus({ params: { id: bonusId } }, who),
    booksAreRight: async () => expect((await lantern.reconcile(playerId)).findings).toEqual([]),
  };
}

describe('money', () => {
  it('is staked cash first, and a win goes back where the stake came from, the odd cent to cash', async () => {
    const player = await table(20_00, { amount: 10_00 });
    for (let turn = 0; turn < 4; turn += 1) {
      const lost = player.round();
      await lost.bet(turn < 3 ? 5_00 : 4_00);
      await lost.win(0);
    }
    expect(await player.money()).toEqual({ cash: 1_00, bonus: 10_00 });
    const round = player.round();
    expect((await round.bet(3_00)).data).toMatchObject({ state: 'open', balance: 8_00 });
    expect(await player.money()).toEqual({ cash: 0, bonus: 8_00 });
    expect((await round.win(10_00)).data).toMatchObject({ state: 'settled', balance: 18_00 });
    expect(await player.money()).toEqual({ cash: 3_34, bonus: 14_66 });
    expect((await player.bets())[0]).toMatchObject({
      provider: 'acme',
      gametitle: 'Ember Crates',
      stake: 3_00,
      cashShare: 1_00,
      bonusShare: 2_00,
      pointContribution: 3_00,
      pointsBefore: 19_00,
      pointsAfter: 22_00,
    });
    await player.booksAreRight();
  });

  it('of a bet that is rolled back returns to where it came from, points included', async () => {
    const player = await table(0, { amount: 10_00 });
    const round = player.round();
    await round.bet(4_00);
    await round.win(20_00);
    await round.back();
    expect(await player.money()).toEqual({ cash: 0, bonus: 10_00 });
    expect(await player.bonus()).toMatchObject({ pointsGained: 0, openBets: 0 });
    expect(await player.bets()).toMatchObject([{ isRolledBack: true, pointContribution: 4_00 }]);
    await player.booksAreRight();
  });

  it('can’t be staked beyond cash and bonus together', async () => {
    const player = await table(0, { amount: 2_00 });
    expect((await player.round().bet(2_01)).info.resultCode).toBe('insufficient_funds');
    expect((await player.round().bet(2_00)).info.success).toBe(true);
  });
});

describe('while a bonus is active', () => {
  it('no stake is higher than 5 EUR, by cash or bonus', async () => {
    const player = await table(100_00, { amount: 10_00 });
    expect(await player.round().bet(5_01)).toMatchObject({
      status: 200,
      info: { resultCode: 'bonus_stake_too_high' },
      data: { maximum: 5_00 },
    });
    expect((await player.round().bet(5_00)).info.success).toBe(true);
    const inHouse = await lantern.api.playRound(
      { body: { gameid: 'lantern-festival', mode: 'real', stake: 10_00, requestId: crypto.randomUUID() } },
      player.who,
    );
    expect(inHouse.info.resultCode).toBe('bonus_stake_too_high');
    await player.booksAreRight();
  });

  it('a stake counts by its game’s category, cut to whole cents', async () => {
    const player = await table(100_00, { amount: 10_00 });
    await player.round('crate-wheel').bet(1_04);
    await player.round().bet(1_04);
    expect(
      (await player.bets()).map(({ gamegroup, contributionPercent, rule, pointContribution, pointsAfter }) => [
        gamegroup,
        contributionPercent,
        rule,
        pointContribution,
        pointsAfter,
      ]),
    ).toEqual([
      ['slots', 100, 'category:slots', 1_04, 1_24],
      ['livecasino', 20, 'category:livecasino', 20, 20],
    ]);
  });
});

describe('a bonus is completed', () => {
  it('by its last point, once its bets are settled: its balance becomes cash, once', async () => {
    const player = await table(0, { amount: 10_00, multiplier: 1 });
    const [first, last] = [player.round(), player.round()];
    await first.bet(5_00);
    await last.bet(5_00);
    expect(await player.bonus()).toMatchObject({
      state: 'active',
      pointsGained: 10_00,
      pointsNeeded: 10_00,
      openBets: 2,
    });
    expect((await player.forfeit()).info.resultCode).toBe('open_rounds');
    await first.win(7_00);
    expect(await player.money()).toEqual({ cash: 0, bonus: 7_00 });
    expect((await last.win(6_00)).data).toMatchObject({ state: 'settled', balance: 13_00 });
    expect(await player.money()).toEqual({ cash: 13_00, bonus: 0 });
    expect(await player.bonus()).toMatchObject({ state: 'completed', balance: 0, openBets: 0 });
    await last.win(6_00);
    expect(await player.money()).toEqual({ cash: 13_00, bonus: 0 });
    expect((await player.forfeit()).info.resultCode).toBe('bonus_not_available');
    await player.booksAreRight();
  });

  it('and a rollback that comes after that moves the cash that it became', async () => {
    const player = await table(0, { amount: 10_00, multiplier: 1 });
    const [a, b] = [player.round(), player.round()];
    await a.bet(5_00);
    await a.win(8_00);
    await b.bet(5_00);
    await b.win(0);
    expect(await player.money()).toEqual({ cash: 8_00, bonus: 0 });
    await a.back();
    expect(await player.money()).toEqual({ cash: 5_00, bonus: 0 });
    expect(await player.bonus()).toMatchObject({ state: 'completed', pointsGained: 5_00 });
    await player.booksAreRight();
  });
});

describe('a bonus whose time is up', () => {
  it('waits for its open bets, takes no new ones, and goes with the last of them', async () => {
    const player = await table(20_00, { amount: 10_00, expiresInSeconds: 1_800 });
    const open = player.round();
    await open.bet(5_00);
    await lantern.clock.advance({ hours: 1 });
    expect(await player.bonus()).toMatchObject({ state: 'active', openBets: 1 });
    const after = player.round();
    expect((await after.bet(15_01)).info.resultCode).toBe('insufficient_funds');
    // Its rules are over with its time: the stake may be higher, and is cash alone.
    expect((await player.round().bet(6_00)).info.success).toBe(true);
    expect(await player.bets()).toHaveLength(1);
    await open.win(8_00);
    expect(await player.bonus()).toMatchObject({ state: 'expired', balance: 0 });
    expect(await player.money()).toEqual({ cash: 17_00, bonus: 0 });
    await player.booksAreRight();
  });

  it('has what comes late for it go to the house', async () => {
    const player = await table(0, { amount: 10_00 });
    const round = player.round();
    await round.bet(4_00);
    await round.win(9_00);
    expect((await player.forfeit()).data).toMatchObject({ state: 'forfeited' });
    await round.back();
    expect(await player.money()).toEqual({ cash: 0, bonus: 0 });
    await player.booksAreRight();
  });
});
