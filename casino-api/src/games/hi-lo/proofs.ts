import { ranks } from 'contract/play/cards';
import type { HiLoRules } from 'contract/play/hi-lo';
import type { ReturnProof } from '../return-proof';
import { emptyChain, longer, multipleOf, offerOf, winningRanks, type Chain } from './hi-lo';

/**
 * What the plan gives back that makes the least (`Math.min`) or most (`Math.max`) of every card, in hundredths of a percent: worked out
 * backwards from the longest chains. A chain's value is kept as a share of its fair multiple, so that a right guess neither gains nor loses
 * by its odds and only the rounding is left.
 */
export function returnOf(rules: HiLoRules, better: (...values: number[]) => number): number {
  const known = new Map<number, number>();
  const shareOf = (chain: Chain): number => (multipleOf(rules, chain) * chain.winners) / ranks.length ** chain.guesses;
  const valueOf = (chain: Chain, place: number): number => {
    // The products stay below 2^37, so that one number names a chain and a card.
    const key = (chain.winners * 16 + chain.guesses) * 16 + place;
    const before = known.get(key);
    if (before !== undefined) return before;
    const guessed = (['higher', 'lower'] as const)
      .filter((guess) => offerOf(rules, chain, place, guess) !== null)
      .map((guess) => {
        const winning = winningRanks(place, guess);
        const first = guess === 'higher' ? place + 1 : 0;
        const after = longer(chain, winning);
        return (
          Array.from({ length: winning }, (_, index) => valueOf(after, first + index)).reduce(
            (sum, value) => sum + value,
            0,
          ) / winning
        );
      });
    const value = better(...guessed, ...(chain.guesses > 0 ? [shareOf(chain)] : []));
    known.set(key, value);
    return value;
  };
  return (ranks.reduce((sum, _, place) => sum + valueOf(emptyChain, place), 0) / ranks.length) * 100;
}

/** How the return of each game of the family is known. */
export const proveReturn = (rules: HiLoRules): ReturnProof => ({
  method: 'exact',
  rtp: returnOf(rules, Math.min),
  basis:
    'The plan of guesses and cashing out that gives back least, found backwards over all chains of guesses and all cards. No plan gives back more than 98 %.',
});
