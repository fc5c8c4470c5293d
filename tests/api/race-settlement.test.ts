import { days } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { lateDelivery, startRacing, type Racer, type Racing } from '../harness/racing';

let racing: Racing;
let lantern: Lantern;
beforeAll(async () => {
  racing = await startRacing();
  ({ lantern } = racing);
});
afterAll(() => lantern.stop());

const raceOf = async (id: string, who: Caller = {}) => (await lantern.api.race({ params: { id } }, who)).data;
/** Scores come by the outbox, after the answer to who played. */
const scoreOf = (id: string, who: Racer) => expect.poll(async () => (await raceOf(id, who.caller)).mine!.score);
const settled = (id: string) => expect.poll(async () => (await raceOf(id)).state);

describe('delivery', () => {
  it('of one round twice, or late after its correction, ends as once and in order', async () => {
    const id = await racing.announce();
    const [who, rival] = [await racing.entrant(id), await racing.entrant(id)];
    const race = await racing.raceObject(id);
    const at = await lantern.clock.now();
    const told = { playerId: who.playerId, round: 'acme:r', revision: 5, stake: 3_00, payout: 0, settledAt: at };
    await race.take([told, told]);
    await race.take([told]);
    expect((await raceOf(id, who.caller)).mine!.score).toBe(3_00);
    const corrected = { ...told, playerId: rival.playerId, revision: 9, stake: 1_00, settledAt: null };
    await race.take([corrected]);
    expect((await raceOf(id, rival.caller)).mine!.score, 'whether it counts is told by its first state').toBe(0);
    await race.take([{ ...told, playerId: rival.playerId }]);
    await race.take([corrected, { ...told, playerId: rival.playerId }]);
    expect((await raceOf(id, rival.caller)).mine!.score).toBe(1_00);
  });

  it('of a round before the news that its player joined counts all the same', async () => {
    const id = await racing.announce();
    const race = await racing.raceObject(id);
    const at = await lantern.clock.now();
    const told = { playerId: crypto.randomUUID(), round: 'acme:r', revision: 1, stake: 3_00, payout: 0, settledAt: at };
    await race.take([told]);
    expect(await raceOf(id)).toMatchObject({ entrants: 0, board: [] });
    const newcomer = { playerId: told.playerId, player: 'ne***', currency: 'EUR', joinedAt: at };
    await race.enter([newcomer]);
    await race.enter([newcomer]);
    expect(await raceOf(id)).toMatchObject({ entrants: 1, board: [{ place: 1, player: 'ne***', score: 3_00 }] });
  });

  it('of a prize twice pays it once', async () => {
    const who = await racing.racer();
    const player = await racing.winnerObject(who.playerId);
    const prize = { raceId: racing.newId('race'), title: 'Twice', place: 1, prize: 10_00 };
    for (let turn = 0; turn < 3; turn += 1) await player.takeRacePrize(prize, await lantern.clock.now());
    expect(await who.cash()).toBe(510_00);
    const told = 'Congratulations! Place 1 in the slot race “Twice”: your prize is €10.00.';
    expect((await who.messages()).join().split(told)).toHaveLength(2);
    expect(await who.findings()).toEqual([]);
  });

  it('after the settlement changes nothing any more', async () => {
    await racing.withStandingClock(async () => {
      const id = await racing.announce();
      const who = await racing.entrant(id);
      await who.play(3_00);
      await scoreOf(id, who).toBe(3_00);
      const race = await racing.raceObject(id);
      const told = {
        playerId: who.playerId,
        round: 'acme:late',
        revision: 1,
        stake: 9_00,
        payout: 0,
        settledAt: await lantern.clock.now(),
      };
      await lantern.clock.advance({ minutes: 60, seconds: lateDelivery / 1_000 - 1 });
      await race.take([told]);
      expect((await raceOf(id, who.caller)).mine!.score, 'still in time').toBe(12_00);
      await lantern.clock.advance({ seconds: 1 });
      await race.take([{ ...told, round: 'acme:later' }]);
      expect(await raceOf(id, who.caller)).toMatchObject({ state: 'settled', mine: { score: 12_00 } });
    });
  });
});

describe('the settlement', () => {
  it('pays each place once, in the winner’s currency, and writes to the winners in their language', async () => {
    await racing.withStandingClock(async () => {
      const id = await racing.announce();
      const [first, second, third] = [
        await racing.entrant(id),
        await racing.entrant(id, { currency: 'NOK', balance: 5_000_00 }),
        await racing.entrant(id),
      ];
      const idle = await racing.entrant(id);
      await first.play(9_00);
      await second.play(50_00);
      await third.play(1_00);
      for (const [who, score] of [
        [first, 9_00],
        [second, 5_00],
        [third, 1_00],
      ] as const)
        await scoreOf(id, who).toBe(score);
      await lantern.clock.advance({ minutes: 60, seconds: lateDelivery / 1_000 });
      const sessions = [first, second, third, idle].map(({ caller }) => raceOf(id, caller));
      expect((await Promise.all(sessions)).map(({ state }) => state)).toEqual(Array(4).fill('settled'));
      await expect.poll(first.cash).toBe(491_00 + 100_00);
      await expect.poll(second.cash).toBe(4_950_00 + 500_00);
      expect([await third.cash(), await idle.cash()]).toEqual([499_00, 500_00]);
      // After midnight a day's cashback is told as well.
      expect((await first.messages()).join()).toContain(
        `Congratulations! Place 1 in the slot race “The ${id}”: your prize is €100.00.`,
      );
      expect((await second.messages('de')).join()).toMatch(
        /Herzlichen Glückwunsch! Platz 2 im Slot-Rennen „The race-\d+“: Ihr Preis beträgt 500,00\sNOK\./,
      );
      for (const who of [third, idle]) expect((await who.messages()).join()).not.toContain(id);
      for (const who of [first, second, third, idle]) expect(await who.findings()).toEqual([]);
      const { balances } = await lantern.reconcile(first.playerId);
      expect(balances.find(({ account }) => account === 'house:promotions')!.amount).toBe(-100_00);
    });
  });

  it('tells a winner the race’s name in the reader’s language, in the bell and in the history', async () => {
    await racing.withStandingClock(async () => {
      const id = await racing.announce({
        ends: 2 * days,
        titles: { en: 'Long Evenings', de: 'Lange Abende', jp: '長い夜のレース' },
      });
      const who = await racing.entrant(id);
      await who.play(9_00);
      await scoreOf(id, who).toBe(9_00);
      await lantern.clock.advance({ minutes: 36 * 60 });
      const { username, password } = who;
      const loggedIn = async () => {
        const anonymous = (await lantern.api.anon()).data.anonSessionId;
        return {
          player: (await lantern.api.login({ body: { username, password, terms: true } }, { anonymous })).data
            .sessionid,
        };
      };
      const messages = async (language: string) =>
        (await lantern.api.playerMessages({}, { ...(await loggedIn()), language })).data.messages
          .map(({ message }) => message)
          .join(' ');
      await expect.poll(() => messages('de')).toContain('„Lange Abende“');
      expect(await messages('no')).toContain('«Long Evenings»');
      await lantern.clock.advance({ minutes: 13 * 60 });
      await raceOf(id);
      await expect.poll(() => messages('de')).toContain('Platz 1 im Slot-Rennen „Lange Abende“');
      expect(await messages('jp')).toContain('スロットレース「長い夜のレース」で1位');
      const { data } = await lantern.api.transactions(
        { body: { type: 'credit' } },
        { ...(await loggedIn()), language: 'de' },
      );
      expect(data.transactions).toMatchObject([{ method: 'race_prize', details: 'Platz 1, „Lange Abende“' }]);
    });
  });

  it('gives the place to who reached it first when two are level', async () => {
    await racing.withStandingClock(async () => {
      for (const score of ['points_wagered', 'best_multiplier'] as const) {
        const id = await racing.announce({ score, prizes: [10_00] });
        const [late, early] = [await racing.entrant(id), await racing.entrant(id)];
        await early.play(2_00, 4_00);
        await lantern.clock.advance({ seconds: 1 });
        await late.play(2_00, 4_00);
        await scoreOf(id, late).toBe(2_00);
        await scoreOf(id, early).toBe(2_00);
        expect([(await raceOf(id, early.caller)).mine!.place, (await raceOf(id, late.caller)).mine!.place]).toEqual([
          1, 2,
        ]);
      }
    });
  });

  it('happens by itself, some minutes after the end', async () => {
    const id = await racing.announce({ prizes: [10_00] });
    const who = await racing.entrant(id);
    await who.play(1_00);
    await scoreOf(id, who).toBe(1_00);
    await lantern.clock.advance({ minutes: 60, seconds: lateDelivery / 1_000 - 5 });
    // The last look sets the alarm anew, since the clock was moved; nobody looks at the race after that.
    expect((await raceOf(id)).state).toBe('running');
    await expect.poll(who.cash, { timeout: 20_000 }).toBe(499_00 + 10_00);
    expect(await who.findings()).toEqual([]);
  });

  it('withholds the prize of a frozen winner until he may play again', async () => {
    const id = await racing.announce({ prizes: [10_00] });
    const who = await racing.entrant(id);
    await who.play(1_00);
    await scoreOf(id, who).toBe(1_00);
    await lantern.clock.advance({ minutes: 50 });
    const { username, password } = who;
    const loggedIn = async () => {
      const anonymous = (await lantern.api.anon()).data.anonSessionId;
      return {
        player: (await lantern.api.login({ body: { username, password, terms: true } }, { anonymous })).data.sessionid,
      };
    };
    expect((await lantern.api.selfExclude({ body: { password, confirm: true } }, who.caller)).info.success).toBe(true);
    await lantern.clock.advance({ minutes: 20 });
    await settled(id).toBe('settled');
    const frozen = await loggedIn();
    expect(
      (await lantern.api.playerMessages({}, frozen)).data.messages,
      'a frozen player is told nothing of promotions',
    ).toEqual([]);
    expect((await lantern.api.getBalance({}, frozen)).data.cash).toBe(499_00);
    expect(await who.findings()).toEqual([]);

    await lantern.clock.advance({ days: 1 });
    await loggedIn();
    const { link } = await vi.waitFor(
      () => lantern.mailbox.latestFor(`${username.toLowerCase()}@players.example`),
      5_000,
    );
    const token = decodeURIComponent(new URL(link).pathname.split('/').at(-1)!);
    expect(
      (await lantern.api.answerSelfExclusion({ params: { token }, body: { choice: 'return', password } })).info
        .resultCode,
    ).toBe('ok');
    await lantern.clock.advance({ days: 1 });
    const back = await loggedIn();
    expect((await lantern.api.getBalance({}, back)).data.cash).toBe(509_00);
    expect(await who.findings()).toEqual([]);
  });

  it('pays nothing where nobody scored', async () => {
    await racing.withStandingClock(async () => {
      const [points, multiples] = [await racing.announce(), await racing.announce({ score: 'best_multiplier' })];
      const [idle, lost] = [await racing.entrant(points), await racing.entrant(multiples)];
      await lost.play(5_00);
      await lantern.clock.advance({ minutes: 60, seconds: lateDelivery / 1_000 });
      for (const id of [points, multiples])
        expect(await raceOf(id)).toMatchObject({ state: 'settled', entrants: 1, board: [] });
      expect([await idle.cash(), await lost.cash()]).toEqual([500_00, 495_00]);
    });
  });
});
