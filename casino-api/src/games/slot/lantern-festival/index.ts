import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { twentyLines } from '../line-sets';
import { lineSlot } from '../lines';
import { fromThree } from '../reels';
import { freeStrips, strips } from './strips';

/** Lantern Festival: five reels, twenty lines, lanterns that stand for anything, and moons that bring tripled free spins. */
export const lanternFestival = defineGame({
  id: 'lantern-festival',
  title: 'Lantern Festival',
  provider: 'Lantern Studio',
  category: 'slots',
  isNew: true,
  popularity: 100,
  releasedAt: '2026-11-05',
  rtp: 9_610,
  volatility: 'high',
  maxWinMultiple: 18_420,
  // Each divides by the 20 lines, so that every payout in every currency is whole.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_500, 5_000], 100),
  ...lineSlot({
    rules: {
      kind: 'slot',
      reels: 5,
      rows: 3,
      lines: twentyLines,
      symbols: [
        { symbol: 'wild', role: 'wild', pays: fromThree(50, 250, 2000) },
        { symbol: 'scatter', role: 'scatter', pays: fromThree(2, 10, 50) },
        { symbol: 'fox', role: 'regular', pays: fromThree(25, 100, 600) },
        { symbol: 'koi', role: 'regular', pays: fromThree(20, 75, 400) },
        { symbol: 'fan', role: 'regular', pays: fromThree(15, 50, 200) },
        { symbol: 'drum', role: 'regular', pays: fromThree(10, 40, 150) },
        { symbol: 'jade', role: 'regular', pays: fromThree(5, 25, 100) },
        { symbol: 'coral', role: 'regular', pays: fromThree(5, 20, 80) },
        { symbol: 'amber', role: 'regular', pays: fromThree(4, 15, 60) },
      ],
      freeSpins: {
        awards: [
          { count: 3, spins: 8 },
          { count: 4, spins: 12 },
          { count: 5, spins: 20 },
        ],
        multiplier: 3,
      },
      hitFrequency: 2333,
    },
    strips,
    freeStrips,
  }),
});
