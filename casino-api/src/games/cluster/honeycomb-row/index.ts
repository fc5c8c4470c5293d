import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { clusterSlot } from '../cluster';
import { strips } from './strips';

/** Payouts of clusters of at least 5, 6, 7, 9, 12 and 15. */
const sizes = (...multiples: number[]) =>
  [5, 6, 7, 9, 12, 15].map((count, index) => ({ count, multiple: multiples[index]! }));

/** Honeycomb Row: six-sided cells that touch six others. */
export const honeycombRow = defineGame({
  id: 'honeycomb-row',
  title: 'Honeycomb Row',
  provider: 'Juniper Row',
  category: 'slots',
  popularity: 64,
  releasedAt: '2025-04-17',
  rtp: 9_636,
  volatility: 'low',
  maxWinMultiple: 148,
  // Each divides by the 20 parts that payouts are told in, so that every payout in every currency is whole.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_000, 5_000], 100),
  ...clusterSlot({
    rules: {
      kind: 'cluster',
      columns: 6,
      rows: 6,
      shape: 'hex',
      smallest: 5,
      parts: 20,
      symbols: [
        { symbol: 'bee', pays: sizes(25, 50, 100, 200, 400, 1_200) },
        { symbol: 'jar', pays: sizes(12, 24, 50, 100, 200, 500) },
        { symbol: 'daisy', pays: sizes(8, 16, 32, 65, 130, 320) },
        { symbol: 'clover', pays: sizes(6, 12, 24, 48, 100, 240) },
        { symbol: 'lavender', pays: sizes(6, 12, 24, 48, 100, 240) },
        { symbol: 'drop', pays: sizes(4, 8, 16, 32, 64, 160) },
        { symbol: 'comb', pays: sizes(3, 6, 12, 24, 50, 120) },
      ],
      multipliers: [1, 1, 2, 2, 3, 3, 5],
      hitFrequency: 4_995,
    },
    strips,
    /** What playing every round there is came to: `npx tsx scripts/slots/all-rounds.ts honeycomb-row`. */
    rounds: {
      rounds: 113_379_904,
      paid: 2_185_225_449,
      hits: 56_638_256,
      largest: 2_955,
      longest: 22,
    },
  }),
});
