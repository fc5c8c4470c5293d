import { winningNumbers, type DiceRules, type DiceSide } from 'contract/play/dice';
import type { ReturnProof } from '../return-proof';

const sides: readonly DiceSide[] = ['low', 'high'];

/** What each chance and side gives back, every number counted: hundredths of a percent. */
export function returnsOf(rules: DiceRules): number[] {
  return sides.flatMap((side) =>
    rules.offers.map(({ chance, multiple }) => {
      const [first, last] = winningNumbers(rules, { side, chance });
      return ((last - first + 1) * multiple * 100) / rules.numbers;
    }),
  );
}

/** How the return of each game of the family is known. */
export const proveReturn = (rules: DiceRules): ReturnProof => ({
  method: 'exact',
  rtp: Math.min(...returnsOf(rules)),
  basis: 'All numbers counted for each side and chance; the lowest return of any of them.',
});
