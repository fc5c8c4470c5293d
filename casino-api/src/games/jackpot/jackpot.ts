import type { JackpotRules, JackpotTerms } from 'contract/play/jackpot';
import type { GameEngine } from '../engine';
import { playLineSlot } from '../slot/lines';
import type { Strip } from '../slot/reels';

export interface JackpotSlot {
  rules: JackpotRules;
  strips: readonly Strip[];
  freeStrips: readonly Strip[];
}

/** The slot alone, without its pool. */
export const baseOf = ({ rules, strips, freeStrips }: JackpotSlot) => ({ rules: rules.base, strips, freeStrips });

/**
 * Plays a round. Draws: first for the pool, one integer below `stakedPerHit`, which wins when it is below the stake's worth in euro minor units; then the
 * slot's. A round that has won waits until its position says what the pool pays. Without a jackpot part the stake counts as euro.
 */
const playJackpot =
  (slot: JackpotSlot): GameEngine['play'] =>
  ({ stake, choice, decisions, jackpot = { euroStake: stake, prize: null } }, random) => {
    if (choice || decisions.length > 0) return null;
    const hasWon = random.integer(slot.rules.jackpot.stakedPerHit) < jackpot.euroStake;
    if (!hasWon && jackpot.prize !== null) return null;
    const { payout, outcome } = playLineSlot(baseOf(slot), stake, random);
    const { spin, freeSpins, freeSpinMultiplier } = outcome;
    const shown = {
      kind: 'jackpot',
      spin,
      freeSpins,
      freeSpinMultiplier,
      jackpot: hasWon ? { prize: jackpot.prize } : null,
    } as const;
    return hasWon && jackpot.prize === null
      ? { stake, payout: null, options: [], outcome: shown, hitsPool: true }
      : { stake, payout: payout + (jackpot.prize ?? 0), options: [], outcome: shown };
  };

/** Of every stake, in hundredths of a percent: into the pool, and toward the seed of the pool after it. */
const poolShare = 100;
const seedShare = 50;

/**
 * Terms whose seed is paid for exactly by `seedShare`: on average `stakedPerHit` is staked between two wins, and that share of it is one
 * seed. What the pool holds on average when it is won follows from the same figures. A pool's terms are never changed: another jackpot
 * is another game.
 * @param seed euro minor units
 */
export function poolTerms(seed: number): JackpotTerms {
  const stakedPerHit = (seed * 10_000) / seedShare;
  return { stakedPerHit, seed, poolShare, seedShare, funPrize: seed + (stakedPerHit * poolShare) / 10_000 };
}

/**
 * What the family makes of a slot with a pool. Its return is that of the slot alone and of the pool, which pays out all that goes in. Its stakes divide
 * by the lines and are worth whole euro minor units, so that every payout and every chance of the pool is exact in every currency.
 */
export const jackpotSlot = (slot: JackpotSlot) => {
  const { baseReturn, jackpot } = slot.rules;
  return {
    design: slot,
    rules: slot.rules,
    jackpot,
    rtp: baseReturn + jackpot.poolShare + jackpot.seedShare,
    play: playJackpot(slot),
  };
};
