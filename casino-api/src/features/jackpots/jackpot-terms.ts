import type { JackpotTerms } from 'contract/play/jackpot';

/** Of every stake, in hundredths of a percent: into the pool, and toward the seed of the pool after it. */
const poolShare = 100;
const seedShare = 50;

/**
 * Terms whose seed is paid for exactly by `seedShare`: on average `stakedPerHit` is staked between two wins, and that share of it is one
 * seed. What the pool holds on average when it is won follows from the same figures.
 * @param seed euro minor units
 */
function termsOf(seed: number): JackpotTerms {
  const stakedPerHit = (seed * 10_000) / seedShare;
  return { stakedPerHit, seed, poolShare, seedShare, funPrize: seed + (stakedPerHit * poolShare) / 10_000 };
}

/** Every jackpot by the game that plays for it. A pool's terms are never changed: another jackpot is another game. */
export const jackpots: Readonly<Record<string, JackpotTerms>> = {
  'crown-of-embers': termsOf(25_000_00),
  'vault-of-dawn': termsOf(5_000_00),
  'whalesong-bay': termsOf(500_00),
};

/** @throws for a game without a jackpot */
export function jackpotOf(gameid: string): JackpotTerms {
  const terms = Object.hasOwn(jackpots, gameid) ? jackpots[gameid] : undefined;
  if (!terms) throw new Error(`${gameid} has no jackpot.`);
  return terms;
}
