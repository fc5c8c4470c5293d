import { percentageOf } from '../fraction';
import type { ReturnProof } from '../return-proof';
import type { LadderSlot } from './ladder';
import { exactLadderReturn } from './ladder-odds';

/** How the return of each game of the family is known. */
export const proveReturn = (slot: LadderSlot): ReturnProof => ({
  method: 'exact',
  rtp: percentageOf(exactLadderReturn(slot)),
  basis:
    'The return of one spin, every combination of symbols that a line can show counted, times each step’s multiplier and the chance of reaching it, which is that of so many winning spins in a row; fractions of whole numbers.',
});
