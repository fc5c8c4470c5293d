/** Weekly and monthly cashback belong to the tier held when the period closed, of players who had a round settled in it (DOMAIN §4). */
import { days, seconds } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { beforeNext, gamblersApi, makeGambler, type Gambler } from '../harness/gambler';

let lantern: Lantern;
beforeAll(async () => {
  // The month is lost and won by rounds that nobody could lay: no win of theirs waits for an operator.
  lantern = await startLantern({ api: { ...gamblersApi, GAME_CEILINGS: '{"acme":1000000000000}' } });
});
afterAll(() => lantern.stop());

const gold = 250_000_00;
const platinum = 1_000_000_00;
/** Wagers so much, first a euro that wins it; `rest` wagers what was left to do. */
const reach = async (wager: number, first = wager): Promise<{ player: Gambler; rest: () => Promise<unknown> }> => {
  const player = await makeGambler(lantern);
  await player.settle(1_00, first);
  await player.settle(first - 1_00, first - 1_00);
  return { player, rest: () => player.settle(wager - first, wager - first) };
};
const nothing = { offered: true, available: 0, reward: 0, claimedAt: null };

describe('who was not there when a period closed', () => {
  it('is offered and paid nothing for it, whatever the level reached on the first day', async () => {
    const { player } = await reach(platinum);
    expect((await player.loyalty()).current).toMatchObject({ category: 'Platinum', level: 51 });
    const before = await player.cash();
    for (const period of ['weekly', 'monthly']) {
      expect(await player.pot(period)).toMatchObject(nothing);
      expect((await player.claim(period)).info).toMatchObject({ success: false, resultCode: 'nothing_to_claim' });
    }
    expect(await player.cash()).toBe(before);
  });
});

describe('the tier that counts', () => {
  it.each([
    ['weekly', 'week', gold, 50_00],
    ['monthly', 'month', platinum, 250_00],
  ] as const)(
    '%s: is the one held when the %s closed, at −1 s, 0 and +1 s of the border',
    async (period, border, wager, reward) => {
      // One cent short of the tier, so that a last round of one cent reaches it at the wanted moment.
      const [before, at, after] = await Promise.all([0, 1, 2].map(() => reach(wager, wager - 1)));
      await beforeNext(lantern, border, 1 * seconds, async () => {
        const again = await Promise.all([before, at, after].map((each) => each!.player.backAtPlay()));
        await before!.rest();
        expect(await before!.player.pot(period, again[0])).toMatchObject({ ...nothing, available: 0 });
        await lantern.clock.advance({ seconds: 1 });
        await at!.rest();
        expect(await before!.player.pot(period, again[0])).toMatchObject({ offered: true, available: reward, reward });
        expect(await at!.player.pot(period, again[1])).toMatchObject(
          period === 'weekly' ? nothing : { offered: true, reward: 0 },
        );
        await lantern.clock.advance({ seconds: 1 });
        await after!.rest();
        expect((await after!.player.pot(period, again[2])).reward).toBe(0);
        expect((await before!.player.claim(period, again[0])).data.paid).toBe(reward);
        for (const [late, caller] of [
          [at!.player, again[1]],
          [after!.player, again[2]],
        ] as const) {
          expect((await lantern.api.loyalty({}, caller!)).data.current).toMatchObject({
            level: wager === gold ? 41 : 51,
          });
          expect((await late.claim(period, caller)).info.resultCode).toBe('nothing_to_claim');
        }
      });
      for (const { player } of [before, at, after].map((each) => each!))
        expect(await lantern.reconcile(player.playerId)).toMatchObject({ ok: true });
    },
  );
});

describe('a week without a settled round', () => {
  it('pays nothing; one whose only round was taken back neither', async () => {
    const [idle, takenBack, busy] = await Promise.all([0, 1, 2].map(async () => (await reach(gold)).player));
    await beforeNext(lantern, 'week', 0, async () => {
      const paid = await idle!.claim('weekly', await idle!.backAtPlay());
      expect(paid.data).toMatchObject({ paid: 50_00 });
      await takenBack!.backAtPlay();
      const round = await takenBack!.settle(1_00, 1_00);
      await lantern.clock.advance({ seconds: 1 });
      await round.rollback();
      await busy!.backAtPlay();
      // A round that was won back counts too: it was played. At an edge of 3 % a fifth of which comes back, 5,000 EUR earn 30.
      await busy!.settle(5_000_00, 5_000_00);
      await lantern.clock.advance({ days: 7 });
      for (const player of [idle!, takenBack!]) {
        const again = await player.loggedInAgain();
        expect(await player.pot('weekly', again)).toMatchObject(nothing);
        expect((await player.claim('weekly', again)).info.resultCode).toBe('nothing_to_claim');
      }
      const again = await busy!.loggedInAgain();
      const pot = await busy!.pot('weekly', again);
      expect(pot).toMatchObject({ available: 30_00, reward: 30_00 });
      expect(pot.closesAt - (await lantern.clock.now())).toBeLessThanOrEqual(7 * days);
      expect((await busy!.claim('weekly', again)).data).toMatchObject({ paid: 30_00 });
    });
  });
});

describe('a week with a stake or two', () => {
  it('pays no more than the instant cashback on them, whatever was lost', async () => {
    const { player } = await reach(gold);
    await beforeNext(lantern, 'week', 0, async () => {
      await player.backAtPlay();
      await player.settle(1_000_00, 0);
      await lantern.clock.advance({ days: 7 });
      const again = await player.loggedInAgain();
      // 5 % of the loss and Gold's 50 EUR would be 100: more than the 30 that the house keeps of such a stake.
      expect(await player.pot('weekly', again)).toMatchObject({ available: 6_00, reward: 6_00 });
      expect((await player.claim('weekly', again)).data).toMatchObject({ paid: 6_00 });
    });
    expect(await lantern.reconcile(player.playerId)).toMatchObject({ ok: true });
  });
});
