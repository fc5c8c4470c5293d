import { defineGame } from '../../define-game';
import { fiveLines } from '../../slot/line-sets';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { ladderSlot } from '../ladder';
import { strips } from './strips';

/** Lighthouse Keep: three reels and ten storeys, each win a storey up to the lamp. */
export const lighthouseKeep = defineGame({
  id: 'lighthouse-keep',
  title: 'Lighthouse Keep',
  provider: 'Tideworks',
  category: 'slots',
  popularity: 56,
  releasedAt: '2026-04-23',
  challengeReturn: 30,
  rtp: 9_544,
  volatility: 'high',
  maxWinMultiple: 97_150,
  // Each divides by the five lines, so that every payout in every currency is whole. The highest is what the monthly challenge of ×20,000 asks for.
  ...stakesOf([10, 20, 50, 100, 200, 500, 1_000, 2_500], 50),
  ...ladderSlot({
    rules: {
      kind: 'ladder',
      base: {
        kind: 'slot',
        reels: 3,
        rows: 3,
        lines: fiveLines,
        symbols: [
          { symbol: 'lighthouse', role: 'wild', pays: fromThree(250) },
          { symbol: 'ship', role: 'regular', pays: fromThree(50) },
          { symbol: 'bell', role: 'regular', pays: fromThree(12) },
          { symbol: 'anchor', role: 'regular', pays: fromThree(5) },
          { symbol: 'gull', role: 'regular', pays: fromThree(2) },
          { symbol: 'wave', role: 'regular', pays: fromThree(1) },
        ],
        freeSpins: { awards: [], multiplier: 1 },
        hitFrequency: 3_123,
      },
      multipliers: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000],
      highest: { multiple: 20_000, oneIn: 23_114_836 },
    },
    strips,
  }),
});
