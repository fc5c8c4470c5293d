import { percentageOf } from '../fraction';
import type { ReturnProof } from '../return-proof';
import type { HoldSlot } from './hold';
import { exactHoldReturn } from './hold-odds';

/** How the return of each game of the family is known. */
export const proveReturn = (slot: HoldSlot): ReturnProof => ({
  method: 'exact',
  rtp: percentageOf(exactHoldReturn(slot).total),
  basis:
    'Every combination of symbols that a line can show and every number of coins, weighted with the stops that show it; the feature as a Markov chain on the number of coins, solved in fractions of whole numbers.',
});
