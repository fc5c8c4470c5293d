import * as contract from 'contract/bonuses';
import { must, same } from '../bench';
import { check, type Check } from '../check';

const ended = ['completed', 'forfeited', 'expired'];

export const bonusesChecks: Check[] = [
  check(contract.bonuses, 'one is active at most, and each holds what its state allows', async (bench) => {
    const { bonuses } = (await bench.call(contract.bonuses, {}, await bench.player())).data;
    must(bonuses.filter(({ state }) => state === 'active').length <= 1, 'several are active');
    for (const { id, state, amount, balance, wageringRequirement, pointsNeeded, endedAt } of bonuses) {
      must(
        pointsNeeded === amount * wageringRequirement,
        `${id} needs ${pointsNeeded} points for ${amount} × ${wageringRequirement}`,
      );
      must(state === 'active' || balance === 0, `${id} is ${state} and holds ${balance}`);
      must(ended.includes(state) === (endedAt !== null), `${id} is ${state}, its end ${endedAt}`);
    }
  }),
  check(contract.redeemCode, 'a code that nobody gave out is refused, and gives nothing', async (bench) => {
    const player = await bench.player();
    const count = async () => (await bench.call(contract.bonuses, {}, player)).data.bonuses.length;
    const before = await count();
    const { info } = await bench.call(contract.redeemCode, { body: { code: `NO-${bench.mark}` } }, player);
    must(!info.success && info.resultCode === 'invalid_promotion_code', info.resultCode);
    must((await count()) === before, 'a bonus came of it');
  }),
  check(contract.getBonus, 'a bonus that the player does not have is not found', async (bench) => {
    const { status, info } = await bench.call(
      contract.getBonus,
      { params: { id: 'no-such-bonus' } },
      await bench.player(),
    );
    must(status === 404 && info.resultCode === 'not_found', `${status} ${info.resultCode} instead of 404 not_found`);
  }),
  check(contract.startBonus, 'a bonus that the player does not have can’t be started', async (bench) => {
    const { info } = await bench.call(
      contract.startBonus,
      { params: { id: `no-${bench.mark}` } },
      await bench.player(),
    );
    must(info.resultCode === 'bonus_not_available', info.resultCode);
  }),
  check(contract.forfeitBonus, 'a bonus that the player does not have can’t be given up', async (bench) => {
    const { info } = await bench.call(
      contract.forfeitBonus,
      { params: { id: `no-${bench.mark}` } },
      await bench.player(),
    );
    must(info.resultCode === 'bonus_not_available', info.resultCode);
  }),
  check(contract.bonusHistory, 'each receipt adds up, newest first', async (bench) => {
    const { total, bets } = (await bench.call(contract.bonusHistory, { body: { limit: 100 } }, await bench.player()))
      .data;
    must(total >= bets.length, `${bets.length} of ${total}`);
    must(
      same(
        bets.map(({ at }) => at),
        bets.map(({ at }) => at).sort((a, b) => b - a),
      ),
      'not the newest first',
    );
    for (const { roundId, stake, cashShare, bonusShare, pointsBefore, pointContribution, pointsAfter } of bets) {
      must(
        cashShare + bonusShare === stake && pointsBefore + pointContribution === pointsAfter,
        `the receipt of ${roundId}`,
      );
    }
  }),
];
