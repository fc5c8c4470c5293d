import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { blackjackGame } from '../blackjack';

/** Velvet Blackjack: six decks for one player alone; a blackjack pays three to two. */
export const velvetBlackjack = defineGame({
  id: 'velvet-blackjack',
  title: 'Velvet Blackjack',
  provider: 'Juniper Row',
  category: 'crash-and-fast',
  countsAs: 'table',
  popularity: 92,
  releasedAt: '2024-04-11',
  // With basic strategy, of all that is staked, doubled and split stakes too.
  rtp: 9_959,
  volatility: 'low',
  // A blackjack pays two and a half times its stake; nothing pays more of what was staked.
  maxWinMultiple: 3,
  // A pair that was split, and both hands doubled.
  maxStakeMultiple: 4,
  // All four of them doubled by the dealer's loss.
  maxPayoutMultiple: 8,
  ...stakesOf([100, 200, 500, 1_000, 2_000, 5_000, 10_000], 200),
  ...blackjackGame({ kind: 'blackjack', decks: 6, blackjackWins: 150 }),
});
