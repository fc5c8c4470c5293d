import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { clusterSlot } from '../cluster';
import { strips } from './strips';

/** Payouts of clusters of at least 6, 7, 8, 10, 13 and 16. */
const sizes = (...multiples: number[]) =>
  [6, 7, 8, 10, 13, 16].map((count, index) => ({ count, multiple: multiples[index]! }));

/** Glasshouse: six tall columns; every fall triples what the next one pays. */
export const glasshouse = defineGame({
  id: 'glasshouse',
  title: 'Glasshouse',
  provider: 'Juniper Row',
  category: 'slots',
  popularity: 42,
  releasedAt: '2026-03-26',
  rtp: 9_626,
  volatility: 'high',
  maxWinMultiple: 2_507,
  // Each divides by the 20 parts that payouts are told in, so that every payout in every currency is whole.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_000, 5_000], 100),
  ...clusterSlot({
    rules: {
      kind: 'cluster',
      columns: 6,
      rows: 8,
      shape: 'square',
      smallest: 6,
      parts: 20,
      symbols: [
        { symbol: 'orchid', pays: sizes(56, 115, 240, 600, 1_500, 6_000) },
        { symbol: 'butterfly', pays: sizes(32, 64, 130, 320, 750, 3_000) },
        { symbol: 'lily', pays: sizes(25, 50, 105, 260, 700, 2_000) },
        { symbol: 'lemon', pays: sizes(18, 36, 70, 180, 420, 1_400) },
        { symbol: 'cactus', pays: sizes(16, 32, 60, 120, 280, 850) },
        { symbol: 'palm', pays: sizes(11, 22, 40, 80, 180, 450) },
        { symbol: 'pot', pays: sizes(7, 15, 32, 75, 150, 380) },
      ],
      multipliers: [1, 3, 9, 27, 81],
      hitFrequency: 2_502,
    },
    strips,
    /** What playing every round there is came to: `npx tsx scripts/slots/all-rounds.ts glasshouse`. */
    rounds: {
      rounds: 113_379_904,
      paid: 2_182_994_907,
      hits: 28_368_251,
      largest: 50_122,
      longest: 11,
    },
  }),
});
