import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { pokerGame } from '../poker';

/** Green Lamp Poker: deuces are wild, and three of a kind is the least that pays. */
export const greenLampPoker = defineGame({
  id: 'green-lamp-poker',
  title: 'Green Lamp Poker',
  provider: 'Forge & Fable',
  category: 'crash-and-fast',
  countsAs: 'table',
  popularity: 48,
  releasedAt: '2025-05-08',
  // With best play.
  rtp: 9_676,
  volatility: 'high',
  maxWinMultiple: 800,
  ...stakesOf([20, 50, 100, 200, 500, 1_000, 2_000, 5_000], 100),
  ...pokerGame({
    kind: 'poker',
    variant: 'deuces-wild',
    pays: [
      { hand: 'royal-flush', multiple: 800 },
      { hand: 'four-deuces', multiple: 200 },
      { hand: 'wild-royal', multiple: 25 },
      { hand: 'five-of-a-kind', multiple: 16 },
      { hand: 'straight-flush', multiple: 13 },
      { hand: 'four-of-a-kind', multiple: 4 },
      { hand: 'full-house', multiple: 3 },
      { hand: 'flush', multiple: 2 },
      { hand: 'straight', multiple: 2 },
      { hand: 'three-of-a-kind', multiple: 1 },
    ],
  }),
});
