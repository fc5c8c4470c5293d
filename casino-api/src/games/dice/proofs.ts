import { winningNumbers, type DiceSide } from 'contract/play/dice';
import type { GameEngine } from '../engine';
import type { ReturnProof } from '../return-proof';
import { tinkersDice } from './tinkers-dice';

const sides: readonly DiceSide[] = ['low', 'high'];

/** What each chance and side gives back, every number counted: hundredths of a percent. */
export function returnsOf({ rules }: GameEngine): number[] {
  if (rules.kind !== 'dice') throw new TypeError('These are no dice.');
  return sides.flatMap((side) =>
    rules.offers.map(({ chance, multiple }) => {
      const [first, last] = winningNumbers(rules, { side, chance });
      return ((last - first + 1) * multiple * 100) / rules.numbers;
    }),
  );
}

const proof = (engine: GameEngine) => (): ReturnProof => ({
  method: 'exact',
  rtp: Math.min(...returnsOf(engine)),
  basis: 'All numbers counted for each side and chance; the lowest return of any of them.',
});

export const proofs: Record<string, () => ReturnProof> = { [tinkersDice.gameid]: proof(tinkersDice) };
