import { percentageOf } from '../fraction';
import type { ReturnProof } from '../return-proof';
import { clockmakersAtticSlot } from './clockmakers-attic';
import type { HoldSlot } from './hold';
import { exactHoldReturn } from './hold-odds';
import { scarabAtDuskSlot } from './scarab-at-dusk';
import { theBrassOwlSlot } from './the-brass-owl';
import { theIronKrakenSlot } from './the-iron-kraken';
import { theNinthKeySlot } from './the-ninth-key';

const exact = (slot: HoldSlot) => (): ReturnProof => ({
  method: 'exact',
  rtp: percentageOf(exactHoldReturn(slot).total),
  basis:
    'Every combination of symbols that a line can show and every number of coins, weighted with the stops that show it; the feature as a Markov chain on the number of coins, solved in fractions of whole numbers.',
});

/** How the return of each slot with a hold feature is known. */
export const proofs: Record<string, () => ReturnProof> = {
  'the-brass-owl': exact(theBrassOwlSlot),
  'the-iron-kraken': exact(theIronKrakenSlot),
  'clockmakers-attic': exact(clockmakersAtticSlot),
  'the-ninth-key': exact(theNinthKeySlot),
  'scarab-at-dusk': exact(scarabAtDuskSlot),
};
