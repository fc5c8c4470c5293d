import { defineGame } from '../../define-game';
import { fortyLines } from '../line-sets';
import { stakesOf } from '../../stakes';
import { lineSlot } from '../lines';
import { fromThree } from '../reels';
import { freeStrips, strips } from './strips';

/** Rooftop Cats: five reels of four rows and forty lines; small wins come often. */
export const rooftopCats = defineGame({
  id: 'rooftop-cats',
  title: 'Rooftop Cats',
  provider: 'Juniper Row',
  category: 'slots',
  popularity: 81,
  releasedAt: '2024-10-24',
  rtp: 9_589,
  volatility: 'low',
  maxWinMultiple: 3_735,
  // Each divides by the 40 lines, so that every payout in every currency is whole.
  ...stakesOf([40, 80, 120, 200, 400, 1_000, 2_000, 4_000], 80),
  ...lineSlot({
    rules: {
      kind: 'slot',
      reels: 5,
      rows: 4,
      lines: fortyLines,
      symbols: [
        { symbol: 'cat', role: 'wild', pays: fromThree(40, 150, 600) },
        { symbol: 'moon', role: 'scatter', pays: fromThree(2, 5, 20) },
        { symbol: 'fish', role: 'regular', pays: fromThree(40, 120, 400) },
        { symbol: 'milk', role: 'regular', pays: fromThree(30, 100, 300) },
        { symbol: 'yarn', role: 'regular', pays: fromThree(25, 80, 240) },
        { symbol: 'sparrow', role: 'regular', pays: fromThree(20, 60, 200) },
        { symbol: 'ace', role: 'regular', pays: fromThree(16, 40, 120) },
        { symbol: 'king', role: 'regular', pays: fromThree(12, 32, 100) },
        { symbol: 'queen', role: 'regular', pays: fromThree(10, 28, 80) },
        { symbol: 'jack', role: 'regular', pays: fromThree(9, 25, 70) },
      ],
      freeSpins: {
        awards: [
          { count: 3, spins: 6 },
          { count: 4, spins: 8 },
          { count: 5, spins: 10 },
        ],
        multiplier: 2,
      },
      hitFrequency: 2_774,
    },
    strips,
    freeStrips,
  }),
});
