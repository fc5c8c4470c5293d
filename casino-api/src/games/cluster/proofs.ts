import type { ReturnProof } from '../return-proof';
import { playAllRounds } from './all-rounds';
import type { ClusterSlot } from './cluster';
import { glasshouseSlot } from './glasshouse';
import { honeycombRowSlot } from './honeycomb-row';
import { midnightBakerySlot } from './midnight-bakery';
import { mossAndStoneSlot } from './moss-and-stone';

const exact = (slot: ClusterSlot) => (): ReturnProof => {
  const { rounds, paid } = playAllRounds(slot);
  return {
    method: 'exact',
    rtp: (paid / slot.rules.parts / rounds) * 10_000,
    basis: `Every round there is was played: all ${rounds} ways in which the strips can stop, cascades included.`,
  };
};

/** How the return of each game of clusters is known. Each takes minutes: the quick tests hold the game against what it found (`…Rounds`). */
export const proofs: Record<string, () => ReturnProof> = {
  'moss-and-stone': exact(mossAndStoneSlot),
  'midnight-bakery': exact(midnightBakerySlot),
  'honeycomb-row': exact(honeycombRowSlot),
  glasshouse: exact(glasshouseSlot),
};
