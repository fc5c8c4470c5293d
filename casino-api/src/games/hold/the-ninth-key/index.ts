import { defineGame } from '../../define-game';
import { fiveLines } from '../../slot/line-sets';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { holdSlot, valuesOf } from '../hold';
import { strips } from './strips';

/** The Ninth Key: three reels and nine places; the ninth key opens what the other eight can’t. */
export const theNinthKey = defineGame({
  id: 'the-ninth-key',
  title: 'The Ninth Key',
  provider: 'Forge & Fable',
  category: 'slots',
  popularity: 53,
  releasedAt: '2025-01-16',
  rtp: 9_523,
  volatility: 'medium',
  maxWinMultiple: 754,
  // Each divides by the five lines, so that every payout in every currency is whole.
  ...stakesOf([10, 20, 50, 100, 200, 500, 1_000, 2_500], 100),
  ...holdSlot({
    rules: {
      kind: 'hold',
      base: {
        kind: 'slot',
        reels: 3,
        rows: 3,
        lines: fiveLines,
        symbols: [
          { symbol: 'lantern', role: 'wild', pays: fromThree(100) },
          { symbol: 'key', role: 'scatter', pays: [] },
          { symbol: 'door', role: 'regular', pays: fromThree(40) },
          { symbol: 'chest', role: 'regular', pays: fromThree(16) },
          { symbol: 'candle', role: 'regular', pays: fromThree(8) },
          { symbol: 'book', role: 'regular', pays: fromThree(3) },
        ],
        freeSpins: { awards: [], multiplier: 1 },
        hitFrequency: 3_574,
      },
      hold: {
        trigger: 4,
        respins: 3,
        landsOneIn: 13,
        values: valuesOf([1, 112], [2, 50], [3, 20], [5, 12], [10, 5], [50, 1]),
        fullWindow: 300,
        featureOneIn: 55,
        fullOneIn: 1_869,
      },
    },
    strips,
  }),
});
