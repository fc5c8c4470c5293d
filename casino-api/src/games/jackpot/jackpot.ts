import type { JackpotRules } from 'contract/play/jackpot';
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
export const playJackpot =
  (slot: JackpotSlot): GameEngine['play'] =>
  ({ stake, choice, decisions, jackpot = { euroStake: stake, prize: null } }, random) => {
    if (choice || decisions.length > 0) return null;
    const hasWon = random.integer(slot.rules.jackpot.stakedPerHit) < jackpot.euroStake;
    if (!hasWon && jackpot.prize !== null) return null;
    const { payout, outcome } = playLineSlot(baseOf(slot), stake, random);
    const { spin, freeSpins, freeSpinMultiplier } = outcome;
    const told = {
      kind: 'jackpot',
      spin,
      freeSpins,
      freeSpinMultiplier,
      jackpot: hasWon ? { prize: jackpot.prize } : null,
    } as const;
    return hasWon && jackpot.prize === null
      ? { stake, payout: null, options: [], outcome: told, asksPool: true }
      : { stake, payout: payout + (jackpot.prize ?? 0), options: [], outcome: told };
  };
