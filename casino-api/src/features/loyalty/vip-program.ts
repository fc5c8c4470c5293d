import { euroPerCashPoint, instantCashback, lossCashback, moneyRewards } from 'contract/constants';
import type { Vip } from 'contract/loyalty';
import { vipLevels, vipTiers } from 'contract/vip-ladder';
import { levelSpins, levelSpinsTitle } from './level-spins';
import { tierOf } from './vip-levels';

/** The free spins of a level as they are given, with the game's title; null when the level brings none. */
function spinsOf(level: number, count: number): Vip['levels'][number]['freeSpins'] {
  const { freeSpins } = levelSpins(level, count, 'EUR');
  return count > 0 ? { ...freeSpins, gametitle: levelSpinsTitle } : null;
}

/** The VIP club as everybody may read it (SPEC §3, §9). */
export const vipProgram = (): Vip => ({
  currency: 'EUR',
  tiers: vipTiers.map(({ benefits, ...tier }) => ({ ...tier, benefits: [...benefits] })),
  levels: vipLevels.map(({ level, requiredCP, reward: { freeSpins, cash } }) => ({
    level,
    requiredCP,
    tier: tierOf(level),
    freeSpins: spinsOf(level, freeSpins),
    cash,
  })),
  euroPerPoint: euroPerCashPoint,
  cashback: {
    ...lossCashback,
    weeklyReward: moneyRewards.weekly,
    monthlyReward: moneyRewards.monthly,
    ...instantCashback,
  },
});
