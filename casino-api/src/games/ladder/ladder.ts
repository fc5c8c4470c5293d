import type { LadderOutcome, LadderRules } from 'contract/play/ladder';
import { atOnce, type RoundRandom } from '../engine';
import { payWindow, windowAt } from '../slot/lines';
import { payTableOf, type Strip } from '../slot/reels';

export interface LadderSlot {
  rules: LadderRules;
  /** One a reel, for the paid spin and the free ones alike. */
  strips: readonly Strip[];
}

/**
 * Plays a round. Draws: spin after spin, the reels' stops from left to right, one integer below each strip's length.
 * @param stake minor units, a multiple of the number of lines
 */
export function playLadder(
  { rules: { base, multipliers }, strips }: LadderSlot,
  stake: number,
  random: RoundRandom,
): { payout: number; outcome: LadderOutcome } {
  const pays = payTableOf(base);
  const spins: LadderOutcome['spins'] = [];
  for (const multiplier of multipliers) {
    const window = windowAt(
      strips,
      strips.map((strip) => random.integer(strip.length)),
      base.rows,
    );
    const spin = { ...payWindow(base, window, stake, multiplier, pays), multiplier };
    spins.push(spin);
    if (spin.payout === 0) break;
  }
  return { payout: spins.reduce((sum, { payout }) => sum + payout, 0), outcome: { kind: 'ladder', spins } };
}

/** What the family makes of a slot whose wins climb. Its stakes divide by the lines, so that every payout is whole. */
export const ladderSlot = (slot: LadderSlot) => ({
  design: slot,
  rules: slot.rules,
  play: atOnce((stake, random) => playLadder(slot, stake, random)),
});
