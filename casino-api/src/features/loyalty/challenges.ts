import { fromEuro, type Currency } from 'contract/money';
import { type ChallengeTerms, declaredTerms } from './terms';

/** A tier in a player's currency, minor units. */
export interface ChallengeTier {
  multiplier: number;
  prize: number;
  minimumStake: number;
}

/**
 * The tiers of terms in a player's currency, lowest multiplier first; what a licence's stake cap puts out of reach is none under it (DOMAIN §4).
 * @param stakeCap euro minor units
 */
export const challengeTiers = (
  terms: readonly ChallengeTerms[],
  currency: Currency,
  stakeCap: number | null,
): ChallengeTier[] =>
  terms
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

/** By what it was counted, slot by slot, what challenges bring back: its prize over its stake, at the chance of its multiple (`catalogue/game-facts.ts`). */
export const countedChallenge = declaredTerms.challenges[0]!;

/**
 * Whether the house keeps what it is reckoned to keep of a slot. A higher multiple is rarer than the one that was counted; of a lower one, or of more for a stake, nobody
 * has counted what it costs.
 */
export const isReckonedWith = ({ multiplier, prize, minimumStake }: ChallengeTerms): boolean =>
  multiplier >= countedChallenge.multiplier &&
  prize * countedChallenge.minimumStake <= countedChallenge.prize * minimumStake;
