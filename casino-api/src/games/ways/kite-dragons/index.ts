import { defineGame } from '../../define-game';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { waysSlot } from '../ways';
import { strips } from './strips';

/** Kite Dragons: 243 ways and nothing to wait for; many small wins. */
export const kiteDragons = defineGame({
  id: 'kite-dragons',
  title: 'Kite Dragons',
  provider: 'Saltbox',
  category: 'slots',
  isNew: true,
  popularity: 79,
  releasedAt: '2026-09-17',
  rtp: 9_750,
  volatility: 'low',
  maxWinMultiple: 290,
  // Each divides by the 20 parts that payouts are told in, so that every payout in every currency is whole.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_000, 4_000], 100),
  ...waysSlot({
    rules: {
      kind: 'ways',
      rows: [3, 3, 3, 3, 3],
      parts: 20,
      symbols: [
        { symbol: 'dragon', role: 'wild', pays: [] },
        { symbol: 'kite', role: 'regular', pays: fromThree(10, 25, 80) },
        { symbol: 'pinwheel', role: 'regular', pays: fromThree(8, 20, 60) },
        { symbol: 'crane', role: 'regular', pays: fromThree(6, 15, 50) },
        { symbol: 'spool', role: 'regular', pays: fromThree(5, 12, 40) },
        { symbol: 'ace', role: 'regular', pays: fromThree(4, 9, 25) },
        { symbol: 'king', role: 'regular', pays: fromThree(3, 7, 20) },
        { symbol: 'queen', role: 'regular', pays: fromThree(2, 6, 15) },
      ],
      freeSpins: { awards: [], multipliers: [] },
      hitFrequency: 3_200,
    },
    strips,
    freeStrips: [],
  }),
});
