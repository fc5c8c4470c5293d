import { euroPerCashPoint, instantCashback } from 'contract/constants';
import type { Vip } from 'contract/loyalty';
import { vipLevels, vipTiers } from 'contract/vip-ladder';
import { spinsTitle } from './level-spins';
import type { Terms } from './terms';
import { tierOf } from './vip-levels';

/** The VIP club as everybody may read it (SPEC §3, §9). */
export const vipProgram = ({ weekly, monthly, spins }: Terms): Vip => ({
  currency: 'EUR',
  tiers: vipTiers.map(({ benefits, ...tier }) => ({ ...tier, benefits: [...benefits] })),
  levels: vipLevels.map(({ level, requiredCP, reward: { freeSpins, cash } }) => ({
    level,
    requiredCP,
    tier: tierOf(level),
    freeSpins: freeSpins > 0 ? { ...spins, gametitle: spinsTitle(spins), count: freeSpins } : null,
    cash,
  })),
  euroPerPoint: euroPerCashPoint,
  cashback: {
    weekly: weekly.percent,
    monthly: monthly.percent,
    weeklyReward: weekly.reward,
    monthlyReward: monthly.reward,
    ...instantCashback,
  },
});
