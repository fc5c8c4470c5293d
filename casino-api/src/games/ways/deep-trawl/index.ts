import { defineGame } from '../../define-game';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { waysSlot } from '../ways';
import { freeStrips, strips } from './strips';

/** Deep Trawl: 1,024 ways on the ground of the sea; chests bring free spins that pay double. */
export const deepTrawl = defineGame({
  id: 'deep-trawl',
  title: 'Deep Trawl',
  provider: 'Tideworks',
  category: 'slots',
  popularity: 93,
  releasedAt: '2024-05-23',
  rtp: 9_610,
  volatility: 'medium',
  maxWinMultiple: 8_129,
  // Each divides by the 40 parts that payouts are told in, so that every payout in every currency is whole.
  ...stakesOf([40, 80, 200, 400, 800, 1_200, 2_000, 4_000], 80),
  ...waysSlot({
    rules: {
      kind: 'ways',
      rows: [4, 4, 4, 4, 4],
      parts: 40,
      symbols: [
        { symbol: 'pearl', role: 'wild', pays: [] },
        { symbol: 'chest', role: 'scatter', pays: fromThree(2, 10, 50) },
        { symbol: 'angler', role: 'regular', pays: fromThree(12, 50, 200) },
        { symbol: 'crab', role: 'regular', pays: fromThree(10, 30, 120) },
        { symbol: 'shell', role: 'regular', pays: fromThree(7, 25, 75) },
        { symbol: 'anchor', role: 'regular', pays: fromThree(6, 20, 60) },
        { symbol: 'ace', role: 'regular', pays: fromThree(4, 10, 30) },
        { symbol: 'king', role: 'regular', pays: fromThree(4, 10, 25) },
        { symbol: 'queen', role: 'regular', pays: fromThree(2, 6, 20) },
        { symbol: 'jack', role: 'regular', pays: fromThree(2, 5, 12) },
      ],
      freeSpins: {
        awards: [
          { count: 3, spins: 8 },
          { count: 4, spins: 12 },
          { count: 5, spins: 16 },
        ],
        multipliers: [2],
      },
      hitFrequency: 3_130,
    },
    strips,
    freeStrips,
  }),
});
