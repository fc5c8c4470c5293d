import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { hiLoGame } from '../hi-lo';

/** Above and Below: up to ten guesses, up to a thousand times the stake. */
export const aboveAndBelow = defineGame({
  id: 'above-and-below',
  title: 'Above and Below',
  provider: 'Saltbox',
  category: 'crash-and-fast',
  popularity: 57,
  releasedAt: '2024-12-12',
  // Of the plan that loses most by rounding; every other returns up to 98 %.
  rtp: 9_764,
  bestRtp: 9_800,
  volatility: 'medium',
  maxWinMultiple: 1_000,
  ...stakesOf([100, 200, 500, 1_000, 2_000, 5_000, 10_000], 100),
  ...hiLoGame({ kind: 'hi-lo', fairShare: 98, highestMultiple: 100_000, mostGuesses: 10 }),
});
