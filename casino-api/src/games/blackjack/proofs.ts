import type { BlackjackRules } from 'contract/play/blackjack';
import type { ReturnProof } from '../return-proof';
import { averagesOf } from './odds';
import { basicStrategy } from './strategy';
import { velvetBlackjack } from './velvet-blackjack';

export const proofs: Record<string, () => ReturnProof> = {
  [velvetBlackjack.gameid]: () => {
    const { paid, staked } = averagesOf(velvetBlackjack.rules as BlackjackRules, basicStrategy);
    const lost = ((staked - paid) * 100).toFixed(4);
    return {
      method: 'exact',
      rtp: (paid / staked) * 10_000,
      basis: `With basic strategy (strategy.ts), every order of the shoe's cards counted. Of all stakes, with those of doubles and splits: ${staked.toFixed(6)} opening stakes a round, of which ${lost} % of one is lost.`,
    };
  },
};
