import { defineGame } from '../../define-game';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { waysSlot } from '../ways';
import { freeStrips, strips } from './strips';

/** Thunder Orchard: 1,024 ways; with every free spin the storm multiplies more. */
export const thunderOrchard = defineGame({
  id: 'thunder-orchard',
  title: 'Thunder Orchard',
  provider: 'Forge & Fable',
  category: 'slots',
  popularity: 58,
  releasedAt: '2025-07-31',
  rtp: 9_621,
  volatility: 'high',
  maxWinMultiple: 14_252,
  // Each divides by the 40 parts that payouts are told in, so that every payout in every currency is whole.
  ...stakesOf([40, 80, 200, 400, 800, 1_200, 2_000, 4_000], 80),
  ...waysSlot({
    rules: {
      kind: 'ways',
      rows: [4, 4, 4, 4, 4],
      parts: 40,
      symbols: [
        { symbol: 'bolt', role: 'wild', pays: [] },
        { symbol: 'cloud', role: 'scatter', pays: fromThree(2, 8, 40) },
        { symbol: 'apple', role: 'regular', pays: fromThree(10, 40, 200) },
        { symbol: 'pear', role: 'regular', pays: fromThree(7, 25, 100) },
        { symbol: 'plum', role: 'regular', pays: fromThree(5, 18, 70) },
        { symbol: 'cherry', role: 'regular', pays: fromThree(5, 12, 50) },
        { symbol: 'ace', role: 'regular', pays: fromThree(3, 6, 20) },
        { symbol: 'king', role: 'regular', pays: fromThree(2, 6, 20) },
        { symbol: 'queen', role: 'regular', pays: fromThree(2, 4, 12) },
        { symbol: 'jack', role: 'regular', pays: fromThree(1, 4, 12) },
      ],
      freeSpins: {
        awards: [
          { count: 3, spins: 8 },
          { count: 4, spins: 10 },
          { count: 5, spins: 12 },
        ],
        multipliers: [1, 2, 3, 4, 5, 6, 7, 8],
      },
      hitFrequency: 3_145,
    },
    strips,
    freeStrips,
  }),
});
