import type { GameEngine } from '../engine';
import type { ReturnProof } from '../return-proof';
import { marbleParade } from './marble-parade';
import { waysAndPayouts } from './plinko';
import { rainfall } from './rainfall';

/** What each board gives back, all paths counted: hundredths of a percent. */
export function returnsOf({ rules }: GameEngine): number[] {
  if (rules.kind !== 'plinko') throw new TypeError('This is no board of pegs.');
  return rules.boards.map(({ multiples }) => {
    const { paid, ways } = waysAndPayouts(multiples);
    return (paid * 100) / ways;
  });
}

const proof = (engine: GameEngine) => (): ReturnProof => ({
  method: 'exact',
  rtp: Math.min(...returnsOf(engine)),
  basis: 'For each board all paths of the ball, counted by the slot they end in; the lowest return of any board.',
});

export const proofs: Record<string, () => ReturnProof> = Object.fromEntries(
  [rainfall, marbleParade].map((engine) => [engine.gameid, proof(engine)]),
);
