import { defineGame } from '../../define-game';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { waysSlot } from '../ways';
import { freeStrips, strips } from './strips';

/** Raven Post: reels of three, four and five rows, 720 ways; seals bring free spins that pay threefold. */
export const ravenPost = defineGame({
  id: 'raven-post',
  title: 'Raven Post',
  provider: 'Lantern Studio',
  category: 'slots',
  popularity: 46,
  releasedAt: '2026-06-11',
  rtp: 9_733,
  volatility: 'medium',
  maxWinMultiple: 15_193,
  // Each divides by the 40 parts that payouts are told in, so that every payout in every currency is whole.
  ...stakesOf([40, 80, 200, 400, 800, 1_200, 2_000, 4_000], 80),
  ...waysSlot({
    rules: {
      kind: 'ways',
      rows: [3, 4, 5, 4, 3],
      parts: 40,
      symbols: [
        { symbol: 'raven', role: 'wild', pays: [] },
        { symbol: 'seal', role: 'scatter', pays: fromThree(2, 10, 50) },
        { symbol: 'letter', role: 'regular', pays: fromThree(15, 50, 250) },
        { symbol: 'quill', role: 'regular', pays: fromThree(10, 35, 125) },
        { symbol: 'key', role: 'regular', pays: fromThree(9, 30, 90) },
        { symbol: 'inkwell', role: 'regular', pays: fromThree(6, 25, 75) },
        { symbol: 'ace', role: 'regular', pays: fromThree(5, 12, 40) },
        { symbol: 'king', role: 'regular', pays: fromThree(4, 8, 30) },
        { symbol: 'queen', role: 'regular', pays: fromThree(3, 7, 25) },
        { symbol: 'jack', role: 'regular', pays: fromThree(2, 8, 20) },
      ],
      freeSpins: {
        awards: [
          { count: 3, spins: 7 },
          { count: 4, spins: 10 },
          { count: 5, spins: 15 },
        ],
        multipliers: [3],
      },
      hitFrequency: 3_048,
    },
    strips,
    freeStrips,
  }),
});
