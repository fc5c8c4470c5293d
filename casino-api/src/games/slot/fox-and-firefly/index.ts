import { defineGame } from '../../define-game';
import { twentyFiveLines } from '../line-sets';
import { stakesOf } from '../../stakes';
import { lineSlot } from '../lines';
import { fromThree } from '../reels';
import { freeStrips, strips } from './strips';

/** Fox and Firefly: twenty-five lines under tall trees; fireflies stand for anything, and moons bring free spins that pay double. */
export const foxAndFirefly = defineGame({
  id: 'fox-and-firefly',
  title: 'Fox and Firefly',
  provider: 'Saltbox',
  category: 'slots',
  popularity: 85,
  releasedAt: '2025-09-25',
  rtp: 9_622,
  volatility: 'medium',
  maxWinMultiple: 7_317,
  // Each divides by the 25 lines, so that every payout in every currency is whole.
  ...stakesOf([25, 50, 100, 200, 500, 1_000, 2_500, 5_000], 100),
  ...lineSlot({
    rules: {
      kind: 'slot',
      reels: 5,
      rows: 3,
      lines: twentyFiveLines,
      symbols: [
        { symbol: 'firefly', role: 'wild', pays: fromThree(50, 250, 1_500) },
        { symbol: 'moon', role: 'scatter', pays: fromThree(2, 8, 40) },
        { symbol: 'fox', role: 'regular', pays: fromThree(40, 150, 750) },
        { symbol: 'owl', role: 'regular', pays: fromThree(30, 120, 500) },
        { symbol: 'mushroom', role: 'regular', pays: fromThree(25, 80, 300) },
        { symbol: 'acorn', role: 'regular', pays: fromThree(20, 60, 200) },
        { symbol: 'ace', role: 'regular', pays: fromThree(15, 45, 140) },
        { symbol: 'king', role: 'regular', pays: fromThree(14, 35, 110) },
        { symbol: 'queen', role: 'regular', pays: fromThree(11, 28, 90) },
        { symbol: 'jack', role: 'regular', pays: fromThree(10, 28, 75) },
      ],
      freeSpins: {
        awards: [
          { count: 3, spins: 8 },
          { count: 4, spins: 12 },
          { count: 5, spins: 16 },
        ],
        multiplier: 2,
      },
      hitFrequency: 2_320,
    },
    strips,
    freeStrips,
  }),
});
