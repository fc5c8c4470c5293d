import { challenges } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';

/** A tier in a player's currency, minor units. */
export interface ChallengeTier {
  multiplier: number;
  prize: number;
  minimumStake: number;
}

/** The tiers of SPEC §9, lowest multiplier first; what a licence's stake cap puts out of reach is none under it (DOMAIN §4). @param stakeCap euro minor units */
export const challengeTiers = (currency: Currency, stakeCap: number | null): ChallengeTier[] =>
  challenges
    .filter(({ minimumStake }) => stakeCap === null || minimumStake <= stakeCap)
    .map(({ multiplier, prize, minimumStake }) => ({
      multiplier,
      prize: fromEuro(prize, currency),
      minimumStake: fromEuro(minimumStake, currency),
    }));

/** A settled round in minor units of the player's currency. */
export interface ChallengeRound {
  category: string;
  cashStake: number;
  /** The part of the stake that was a bonus's: such a round is no cash round. */
  bonusStake: number;
  payout: number;
}

/**
 * The highest of the tiers, lowest multiplier first, that a round has hit, or null: a slot, staked with cash alone, at least the tier's minimum, and paid at
 * least the tier's multiple. Cross-multiplied in integers, so that no rounding decides over a prize.
 */
export function challengeHit(
  { category, cashStake, bonusStake, payout }: ChallengeRound,
  tiers: readonly ChallengeTier[],
): ChallengeTier | null {
  if (category !== 'slots' || bonusStake > 0) return null;
  const isHit = ({ multiplier, minimumStake }: ChallengeTier) =>
    cashStake >= minimumStake && BigInt(payout) >= BigInt(cashStake) * BigInt(multiplier);
  return tiers.findLast(isHit) ?? null;
}
