import { percentageOf } from '../fraction';
import type { ReturnProof } from '../return-proof';
import { exactReturn } from '../slot/lines-odds';
import { baseOf, type JackpotSlot } from './jackpot';

/** The slot alone, in hundredths of a percent. */
export const baseReturnOf = (slot: JackpotSlot): number => percentageOf(exactReturn(baseOf(slot)).total);

/** How the return of each game of the family is known. */
export const proveReturn = (slot: JackpotSlot): ReturnProof => {
  const { poolShare, seedShare } = slot.rules.jackpot;
  const base = baseReturnOf(slot);
  return {
    method: 'exact',
    rtp: base + poolShare + seedShare,
    basis:
      `The slot: every combination of symbols that a line can show and every number of scatters, paid and free spins alike, in fractions of whole numbers: ${base.toFixed(4)} hundredths of a percent. ` +
      `The jackpot: its chance is in proportion to the stake, and the pool pays out what goes in, ${poolShare} hundredths of a percent of each stake at once and ${seedShare} by way of the next seed.`,
  };
};
