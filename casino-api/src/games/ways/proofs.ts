import { percentageOf } from '../fraction';
import type { ReturnProof } from '../return-proof';
import type { WaysSlot } from './ways';
import { exactReturn } from './ways-odds';

/** How the return of each game of the family is known. */
export const proveReturn = (slot: WaysSlot): ReturnProof => ({
  method: 'exact',
  rtp: percentageOf(exactReturn(slot).total),
  basis:
    'Every stop of every reel, paid and free spins alike: the expected ways of each symbol reel by reel, and every number of scatters; fractions of whole numbers.',
});
