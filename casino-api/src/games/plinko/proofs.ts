import type { PlinkoRules } from 'contract/play/plinko';
import type { ReturnProof } from '../return-proof';
import { waysAndPayouts } from './plinko';

/** What each board gives back, all paths counted: hundredths of a percent. */
export const returnsOf = ({ boards }: PlinkoRules): number[] =>
  boards.map(({ multiples }) => {
    const { paid, ways } = waysAndPayouts(multiples);
    return (paid * 100) / ways;
  });

/** How the return of each game of the family is known. */
export const proveReturn = (rules: PlinkoRules): ReturnProof => ({
  method: 'exact',
  rtp: Math.min(...returnsOf(rules)),
  basis: 'For each board all paths of the ball, counted by the slot they end in; the lowest return of any board.',
});
