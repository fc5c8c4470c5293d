import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { clusterSlot } from '../cluster';
import { strips } from './strips';

/** Payouts of clusters of at least 5, 6, 7, 8, 10, 12 and 15. */
const sizes = (...multiples: number[]) =>
  [5, 6, 7, 8, 10, 12, 15].map((count, index) => ({ count, multiple: multiples[index]! }));

/** Moss & Stone: six columns of six; each fall of stones doubles what the next one pays, up to thirty-two times. */
export const mossAndStone = defineGame({
  id: 'moss-and-stone',
  title: 'Moss & Stone',
  provider: 'Lantern Studio',
  category: 'slots',
  popularity: 89,
  releasedAt: '2024-03-14',
  rtp: 9_582,
  volatility: 'medium',
  maxWinMultiple: 617,
  // Each divides by the 20 parts that payouts are told in, so that every payout in every currency is whole.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_000, 5_000], 100),
  ...clusterSlot({
    rules: {
      kind: 'cluster',
      columns: 6,
      rows: 6,
      shape: 'square',
      smallest: 5,
      parts: 20,
      symbols: [
        { symbol: 'rune', pays: sizes(8, 16, 32, 64, 130, 260, 1_000) },
        { symbol: 'crystal', pays: sizes(5, 11, 22, 40, 80, 160, 500) },
        { symbol: 'snail', pays: sizes(4, 6, 11, 20, 40, 80, 260) },
        { symbol: 'toadstool', pays: sizes(3, 5, 9, 16, 32, 64, 160) },
        { symbol: 'fern', pays: sizes(2, 4, 8, 12, 25, 50, 130) },
        { symbol: 'moss', pays: sizes(2, 3, 6, 9, 20, 40, 80) },
      ],
      multipliers: [1, 2, 4, 8, 16, 32],
      hitFrequency: 4_412,
    },
    strips,
    /** What playing every round there is came to: `npx tsx scripts/slots/all-rounds.ts moss-and-stone`. */
    rounds: {
      rounds: 113_379_904,
      paid: 2_172_998_440,
      hits: 50_024_792,
      largest: 12_332,
      longest: 23,
    },
  }),
});
