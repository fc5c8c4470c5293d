/** What games count toward a bonus: the less the house keeps of a stake, the less it counts, as it was shown when the bonus was taken (DOMAIN §3, §14). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameContribution } from 'contract/bonuses';
import { startLantern, type Lantern } from '../harness';
import { gamblersApi, makeGambler } from '../harness/gambler';
import { openAccount } from '../harness/player';

let lantern: Lantern;
let strict: Lantern;
beforeAll(async () => {
  lantern = await startLantern({ api: { ...gamblersApi, GAME_CEILINGS: '{"acme":1000000000000}' } });
  strict = await startLantern({ api: { LICENCE_PROFILE: 'strict' } });
});
afterAll(() => Promise.all([lantern.stop(), strict.stop()]));

const counted = (games: readonly GameContribution[], ids: readonly string[]): (number | undefined)[] =>
  ids.map((id) => games.find(({ gameid }) => gameid === id)?.percent);
const some = ['lantern-festival', 'kite-dragons', 'balloon-at-dusk', 'velvet-blackjack'];

describe('what games count', () => {
  it('is told with the offers, to whom holds no tier, and by the player’s own', async () => {
    const { contributions } = (await lantern.api.offers({})).data;
    expect(contributions.map(({ wageringRequirement }) => wageringRequirement)).toEqual([30]);
    expect(counted(contributions[0]!.gameContribution, some)).toEqual([71, 43, 31, 6]);
    expect(contributions[0]!.contribution).toMatchObject({ livecasino: 20, sportsbook: 20 });

    const silver = await makeGambler(lantern);
    await silver.settle(1_00, 100_000_00);
    await silver.settle(99_999_00, 99_999_00);
    expect((await silver.loyalty()).current).toMatchObject({ category: 'Silver' });
    const own = (await lantern.api.ownOffers({}, silver.caller)).data.contributions;
    expect(counted(own[0]!.gameContribution, some)).toEqual([29, 18, 12, 2]);
  });

  it('is less under a licence that caps the wagering', async () => {
    const { contributions } = (await strict.api.offers({})).data;
    expect(contributions.map(({ wageringRequirement }) => wageringRequirement)).toEqual([10]);
    expect(counted(contributions[0]!.gameContribution, some)).toEqual([23, 14, 10, 2]);
  });

  it('goes with the bonus, and decides what its bets count', async () => {
    const who = await openAccount(lantern, { balance: 20_00 });
    const bonus = (await lantern.api.redeemCode({ body: { code: 'WELCOME100' } }, who)).data;
    expect(counted(bonus.gameContribution, some)).toEqual([71, 43, 31, 6]);
    await lantern.api.startBonus({ params: { id: bonus.id } }, who);
    for (const gameid of ['kite-dragons', 'lantern-festival'])
      await lantern.api.playRound({ body: { gameid, mode: 'real', stake: 1_00, requestId: crypto.randomUUID() } }, who);
    const { bets } = (await lantern.api.bonusHistory({ body: {} }, who)).data;
    expect(
      bets.map(({ gameid, contributionPercent, rule, pointContribution }) => [
        gameid,
        contributionPercent,
        rule,
        pointContribution,
      ]),
    ).toEqual([
      ['lantern-festival', 71, 'game:lantern-festival', 71],
      ['kite-dragons', 43, 'game:kite-dragons', 43],
    ]);
  });

  it('stays as it was shown when a bonus was chosen with a deposit, whatever tier is reached before the money comes', async () => {
    const player = await makeGambler(lantern);
    const deposit = (
      await lantern.api.deposit(
        { body: { method: 'crypto', chain: 'BTC', amount: 2_000_00, requestId: crypto.randomUUID(), bonus: 'reload' } },
        player.caller,
      )
    ).data;
    await player.settle(1_00, 100_000_00);
    await player.settle(99_999_00, 99_999_00);
    expect((await player.loyalty()).current).toMatchObject({ category: 'Silver' });
    await lantern.payments.confirm(deposit.id, { confirmations: 6 });
    const [bonus] = (await lantern.api.bonuses({}, player.caller)).data.bonuses.filter(
      ({ amount }) => amount === 50_00,
    );
    expect(counted(bonus!.gameContribution, some)).toEqual([71, 43, 31, 6]);
  });
});
