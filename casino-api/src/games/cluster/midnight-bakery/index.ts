import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { clusterSlot } from '../cluster';
import { strips } from './strips';

/** Payouts of clusters of at least 5, 6, 7, 8, 10 and 12. */
const sizes = (...multiples: number[]) =>
  [5, 6, 7, 8, 10, 12].map((count, index) => ({ count, multiple: multiples[index]! }));

/** Midnight Bakery: a small tray of five by five that is seldom empty for long. */
export const midnightBakery = defineGame({
  id: 'midnight-bakery',
  title: 'Midnight Bakery',
  provider: 'Juniper Row',
  category: 'slots',
  popularity: 83,
  releasedAt: '2025-11-13',
  rtp: 9_654,
  volatility: 'low',
  maxWinMultiple: 144,
  // Each divides by the 20 parts that payouts are told in, so that every payout in every currency is whole.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_000, 5_000], 100),
  ...clusterSlot({
    rules: {
      kind: 'cluster',
      columns: 5,
      rows: 5,
      shape: 'square',
      smallest: 5,
      parts: 20,
      symbols: [
        { symbol: 'croissant', pays: sizes(35, 70, 130, 260, 700, 2_000) },
        { symbol: 'pretzel', pays: sizes(26, 44, 90, 150, 350, 900) },
        { symbol: 'tart', pays: sizes(19, 38, 70, 130, 300, 700) },
        { symbol: 'muffin', pays: sizes(15, 30, 60, 95, 260, 600) },
        { symbol: 'cookie', pays: sizes(12, 24, 38, 60, 150, 350) },
        { symbol: 'loaf', pays: sizes(10, 19, 30, 50, 130, 300) },
      ],
      multipliers: [1],
      hitFrequency: 3_109,
    },
    strips,
    /** What playing every round there is came to: `npx tsx scripts/slots/all-rounds.ts midnight-bakery`. */
    rounds: {
      rounds: 102_400_000,
      paid: 1_977_313_665,
      hits: 31_836_199,
      largest: 2_876,
      longest: 18,
    },
  }),
});
