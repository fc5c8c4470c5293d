import { percentageOf } from '../fraction';
import type { ReturnProof } from '../return-proof';
import { caravanMoonSlot } from './caravan-moon';
import { foxAndFireflySlot } from './fox-and-firefly';
import { frostbellSlot } from './frostbell';
import { lanternFestivalSlot } from './lantern-festival';
import type { LineSlot } from './lines';
import { exactReturn } from './lines-odds';
import { rooftopCatsSlot } from './rooftop-cats';

const exact = (slot: LineSlot) => (): ReturnProof => ({
  method: 'exact',
  rtp: percentageOf(exactReturn(slot).total),
  basis:
    'Every combination of symbols that a line can show, weighted with the stops that show it, and every number of scatters, paid and free spins alike; fractions of whole numbers.',
});

/** How the return of each slot of lines is known. */
export const proofs: Record<string, () => ReturnProof> = {
  'lantern-festival': exact(lanternFestivalSlot),
  'fox-and-firefly': exact(foxAndFireflySlot),
  'rooftop-cats': exact(rooftopCatsSlot),
  'caravan-moon': exact(caravanMoonSlot),
  frostbell: exact(frostbellSlot),
};
