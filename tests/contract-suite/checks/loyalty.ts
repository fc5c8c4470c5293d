import * as contract from 'contract/loyalty';
import { vipLevels } from 'contract/vip-ladder';
import { must, same } from '../bench';
import { check, type Check } from '../check';

type Tier = { multiplier: number; prize: number };
const rises = (tiers: readonly Tier[]): boolean =>
  tiers.length > 0 &&
  tiers.every(
    (tier, index) =>
      index === 0 || (tier.multiplier > tiers[index - 1]!.multiplier && tier.prize > tiers[index - 1]!.prize),
  );

export const loyaltyChecks: Check[] = [
  check(contract.loyalty, 'the level fits the points, and the next one follows it', async (bench) => {
    const { totalCP, current, next, vip, rewards } = (await bench.call(contract.loyalty, {}, await bench.player()))
      .data;
    const level = current?.level ?? 0;
    must(
      level >= (vipLevels.findLast(({ requiredCP }) => requiredCP <= totalCP)?.level ?? 0),
      `level ${level} with ${totalCP} points`,
    );
    must(
      next === null ? level === vipLevels.length : next.level === level + 1,
      `${next?.level ?? 'nothing'} after level ${level}`,
    );
    must(vip === level >= 21, `vip ${vip} at level ${level}`);
    must(
      same(
        rewards.map((reward) => reward.level),
        vipLevels.map((rung) => rung.level),
      ),
      'not one reward a level',
    );
  }),
  check(contract.cashback, 'there are three pots, and what is not offered holds nothing', async (bench) => {
    const { pots } = (await bench.call(contract.cashback, {}, await bench.player())).data;
    must(
      same(
        pots.map(({ period }) => period),
        [...contract.cashbackPeriods],
      ),
      pots.map(({ period }) => period).join(', '),
    );
    for (const { period, offered, available } of pots)
      must(available >= 0 && (offered || available === 0), `${period} holds ${available}`);
  }),
  check(contract.claimCashback, 'a period is paid once, and as much as was shown', async (bench) => {
    const player = await bench.player();
    const shown = (await bench.call(contract.cashback, {}, player)).data.pots.find(({ period }) => period === 'daily');
    const claim = () => bench.call(contract.claimCashback, { params: { period: 'daily' } }, player);
    const first = await claim();
    must(
      first.info.success ? first.data.paid === shown?.available : shown?.available === 0,
      `${first.info.resultCode} for a pot of ${shown?.available}`,
    );
    must(!(await claim()).info.success, 'paid twice');
  }),
  check(contract.vip, 'the ladder rises, and each tier has its levels', async (bench) => {
    const { levels, tiers } = (await bench.call(contract.vip, {}, {})).data;
    must(
      levels.every(({ requiredCP }, index) => index === 0 || requiredCP > levels[index - 1]!.requiredCP),
      'it does not',
    );
    must(
      levels.every(
        ({ level, tier }) =>
          tier === (tiers.find(({ fromLevel, toLevel }) => level >= fromLevel && level <= toLevel)?.name ?? null),
      ),
      'a level is in another tier',
    );
    must(
      tiers.every(({ wagered }) => wagered.from < wagered.to),
      'a tier ends before it begins',
    );
  }),
  check(contract.challenges, 'the tiers rise, and months that have winners are listed, newest first', async (bench) => {
    const { tiers, months, month } = (await bench.call(contract.challenges, {}, {})).data;
    must(rises(tiers), 'they do not');
    must(same(months, [...months].sort().reverse()), months.join(', '));
    const again = (await bench.call(contract.challenges, { query: { month } }, {})).data;
    must(
      again.month === month &&
        again.winners.every(
          ({ multiplier }, index) => index === 0 || multiplier <= again.winners[index - 1]!.multiplier,
        ),
      'the winners are in no order',
    );
    must(
      (await bench.call(contract.challenges, { query: { month: '2026-13' } }, {})).info.resultCode ===
        'invalid_request',
      'there is a thirteenth month',
    );
  }),
  check(contract.myChallenges, 'the tiers are those that everybody sees', async (bench) => {
    const { tiers } = (await bench.call(contract.myChallenges, {}, await bench.player())).data;
    const shown = (await bench.call(contract.challenges, {}, {})).data.tiers;
    must(
      rises(tiers) &&
        same(
          tiers.map(({ multiplier }) => multiplier),
          shown.map(({ multiplier }) => multiplier),
        ),
      'they are others',
    );
  }),
];
