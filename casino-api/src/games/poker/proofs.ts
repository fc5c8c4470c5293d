import type { PokerRules } from 'contract/play/poker';
import type { ReturnProof } from '../return-proof';
import { bestReturn } from './best-play';

/** How the return of each game of the family is known. */
export const proveReturn = (rules: PokerRules): ReturnProof => ({
  method: 'exact',
  rtp: bestReturn(rules),
  basis:
    'With best play: all 2,598,960 deals, each with the best of its 32 holds, each hold over all its draws, in whole numbers.',
});
