import { percentageOf } from '../fraction';
import type { ReturnProof } from '../return-proof';
import { deepTrawlSlot } from './deep-trawl';
import { kiteDragonsSlot } from './kite-dragons';
import { nineCometsSlot } from './nine-comets';
import { ravenPostSlot } from './raven-post';
import { thunderOrchardSlot } from './thunder-orchard';
import type { WaysSlot } from './ways';
import { exactReturn } from './ways-odds';

const exact = (slot: WaysSlot) => (): ReturnProof => ({
  method: 'exact',
  rtp: percentageOf(exactReturn(slot).total),
  basis:
    'Every stop of every reel, paid and free spins alike: the expected ways of each symbol reel by reel, and every number of scatters; fractions of whole numbers.',
});

/** How the return of each slot of ways is known. */
export const proofs: Record<string, () => ReturnProof> = {
  'nine-comets': exact(nineCometsSlot),
  'deep-trawl': exact(deepTrawlSlot),
  'kite-dragons': exact(kiteDragonsSlot),
  'thunder-orchard': exact(thunderOrchardSlot),
  'raven-post': exact(ravenPostSlot),
};
