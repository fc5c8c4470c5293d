import type { ReturnProof } from '../return-proof';
import { playAllRounds } from './all-rounds';
import type { ClusterSlot } from './cluster';

/** How the return of each game of the family is known. It takes minutes: the quick tests hold the game against what it found (`rounds`). */
export const proveReturn = (slot: ClusterSlot): ReturnProof => {
  const { rounds, paid } = playAllRounds(slot);
  return {
    method: 'exact',
    rtp: (paid / slot.rules.parts / rounds) * 10_000,
    basis: `Every round there is was played: all ${rounds} ways in which the strips can stop, cascades included.`,
  };
};
