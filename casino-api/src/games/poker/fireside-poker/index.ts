import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { pokerGame } from '../poker';

/** Fireside Poker: jacks or better, full house 8, flush 5, the royal flush 800 at every stake. */
export const firesidePoker = defineGame({
  id: 'fireside-poker',
  title: 'Fireside Poker',
  provider: 'Forge & Fable',
  category: 'crash-and-fast',
  countsAs: 'table',
  popularity: 76,
  releasedAt: '2025-01-30',
  // With best play.
  rtp: 9_729,
  volatility: 'medium',
  maxWinMultiple: 800,
  ...stakesOf([20, 50, 100, 200, 500, 1_000, 2_000, 5_000], 100),
  ...pokerGame({
    kind: 'poker',
    variant: 'jacks-or-better',
    pays: [
      { hand: 'royal-flush', multiple: 800 },
      { hand: 'straight-flush', multiple: 50 },
      { hand: 'four-of-a-kind', multiple: 25 },
      { hand: 'full-house', multiple: 8 },
      { hand: 'flush', multiple: 5 },
      { hand: 'straight', multiple: 4 },
      { hand: 'three-of-a-kind', multiple: 3 },
      { hand: 'two-pair', multiple: 2 },
      { hand: 'jacks-or-better', multiple: 1 },
    ],
  }),
});
