import { percentageOf } from '../fraction';
import type { ReturnProof } from '../return-proof';
import type { LineSlot } from './lines';
import { exactReturn } from './lines-odds';

/** How the return of each game of the family is known. */
export const proveReturn = (slot: LineSlot): ReturnProof => ({
  method: 'exact',
  rtp: percentageOf(exactReturn(slot).total),
  basis:
    'Every combination of symbols that a line can show, weighted with the stops that show it, and every number of scatters, paid and free spins alike; fractions of whole numbers.',
});
