import type { BlackjackRules } from 'contract/play/blackjack';
import type { ReturnProof } from '../return-proof';
import { averagesOf } from './odds';
import { basicStrategy } from './strategy';

/** How the return of each game of the family is known. */
export function proveReturn(rules: BlackjackRules): ReturnProof {
  const { paid, staked } = averagesOf(rules, basicStrategy);
  const lost = ((staked - paid) * 100).toFixed(4);
  return {
    method: 'exact',
    rtp: (paid / staked) * 10_000,
    basis: `With basic strategy (strategy.ts), every order of the shoe's cards counted. Of all stakes, with those of doubles and splits: ${staked.toFixed(6)} opening stakes a round, of which ${lost} % of one is lost.`,
  };
}
