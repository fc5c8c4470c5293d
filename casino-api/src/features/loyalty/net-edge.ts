import { euroPerCashPoint, instantCashback } from 'contract/constants';
import { vipLevels, vipTiers } from 'contract/vip-ladder';
import type { StakedOn } from '../catalogue';
import { edgeOf } from './cashback';
import { weightOf } from './cash-points';
import { hasBenefit, tierOf, type TierName } from './vip-levels';

/** Null: below the first tier. */
export type RewardTier = TierName | null;
export const rewardTiers: readonly RewardTier[] = [null, ...vipTiers.map(({ name }) => name)];

const whole = 10_000;

/** The house's edge on the best bet, hundredths of a percent. Stated returns are cut off, so the true one is less than a hundredth above. */
const trueEdge = (rtp: number | null): number => (rtp === null ? edgeOf(null) : whole - rtp - 1);

/** The most cash that a level pays for a qualifying wager, among the levels that a player of the tier can reach next: hundredths of a percent of it. */
function levelReturn(tier: RewardTier): number {
  const next = vipLevels.filter(({ level }) => tierOf(level - 1) === tier);
  return Math.max(
    ...next.map(
      ({ level, requiredCP, reward }) =>
        (reward.cash * whole) / ((requiredCP - (vipLevels[level - 2]?.requiredCP ?? 0)) * euroPerCashPoint),
    ),
  );
}

/** How many cashbacks a tier has: the instant one, and those of closed weeks and months, which never come to more than it (`closedPeriodPays`). */
function cashbacksOf(tier: RewardTier): number {
  const level = vipTiers.find(({ name }) => name === tier)?.fromLevel ?? 0;
  return 1 + (['weeklyCashback', 'monthlyCashback'] as const).filter((benefit) => hasBenefit(level, benefit)).length;
}

/** What a cash stake brings back at the most besides the game's return: cashback, levels and challenges. Hundredths of a percent of the stake. */
export function givenBack(game: StakedOn, tier: RewardTier): number {
  const cashback = (cashbacksOf(tier) * edgeOf(game.rtp) * instantCashback.shareOfEdge) / 100;
  // A stake on sports counts as one at odds that qualify.
  const levels = (levelReturn(tier) * weightOf({ category: game.category, odds: Infinity })) / 100;
  return cashback + levels + game.challenges;
}

/** What the house keeps of a cash stake on the best bet of a game, all rewards paid: hundredths of a percent, negative where it loses. */
export const netEdge = (game: StakedOn, tier: RewardTier): number => trueEdge(game.rtp) - givenBack(game, tier);
