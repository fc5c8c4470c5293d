import * as contract from 'contract/loyalty';
import { vipLevels } from 'contract/vip-ladder';
import { must, same } from '../bench';
import { check, type Check } from '../check';

export const loyaltyChecks: Check[] = [
  check(contract.loyalty, 'the level fits the points, and the next one follows it', async (bench) => {
    const { totalCP, current, next, vip, rewards } = (await bench.ask(contract.loyalty, {}, await bench.player())).data;
    const level = current?.level ?? 0;
    must(level >= (vipLevels.findLast(({ requiredCP }) => requiredCP <= totalCP)?.level ?? 0), `level ${level} with ${totalCP} points`);
    must(next === null ? level === vipLevels.length : next.level === level + 1, `${next?.level ?? 'nothing'} after level ${level}`);
    must(vip === level >= 21, `vip ${vip} at level ${level}`);
    must(same(rewards.map((reward) => reward.level), vipLevels.map((rung) => rung.level)), 'not one reward a level');
  }),
  check(contract.cashback, 'there are three pots, and what is not offered holds nothing', async (bench) => {
    const { pots } = (await bench.ask(contract.cashback, {}, await bench.player())).data;
    must(same(pots.map(({ period }) => period), [...contract.cashbackPeriods]), pots.map(({ period }) => period).join(', '));
    for (const { period, offered, available } of pots) must(available >= 0 && (offered || available === 0), `${period} holds ${available}`);
  }),
  check(contract.claimCashback, 'a period is paid once, and as much as was shown', async (bench) => {
    const player = await bench.player();
    const shown = (await bench.ask(contract.cashback, {}, player)).data.pots.find(({ period }) => period === 'daily');
    const claim = () => bench.ask(contract.claimCashback, { params: { period: 'daily' } }, player);
    const first = await claim();
    must(first.info.success ? first.data.paid === shown?.available : shown?.available === 0, `${first.info.resultCode} for a pot of ${shown?.available}`);
    must(!(await claim()).info.success, 'paid twice');
  }),
  check(contract.challenges, 'the tiers rise', async (bench) => {
    const { tiers } = (await bench.ask(contract.challenges, {}, await bench.player())).data;
    must(tiers.length > 0 && tiers.every((tier, index) => index === 0 || (tier.multiplier > tiers[index - 1]!.multiplier && tier.prize > tiers[index - 1]!.prize)), 'they do not');
  }),
];
