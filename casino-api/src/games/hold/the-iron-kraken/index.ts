import { defineGame } from '../../define-game';
import { twentyLinesOfFour } from '../../slot/line-sets';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { holdSlot, valuesOf } from '../hold';
import { strips } from './strips';

/** The Iron Kraken: five reels of four rows and twenty lines; seven pearls are rare, and twenty hardly ever seen. */
export const theIronKraken = defineGame({
  id: 'the-iron-kraken',
  title: 'The Iron Kraken',
  provider: 'Tideworks',
  category: 'slots',
  popularity: 72,
  releasedAt: '2025-10-09',
  rtp: 9_481,
  volatility: 'high',
  maxWinMultiple: 10_020,
  // Each divides by the 20 lines, so that every payout in every currency is whole.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_500, 5_000], 100),
  ...holdSlot({
    rules: {
      kind: 'hold',
      base: {
        kind: 'slot',
        reels: 5,
        rows: 4,
        lines: twentyLinesOfFour,
        symbols: [
          { symbol: 'kraken', role: 'wild', pays: fromThree(60, 300, 3_000) },
          { symbol: 'pearl', role: 'scatter', pays: [] },
          { symbol: 'diver', role: 'regular', pays: fromThree(50, 200, 1_200) },
          { symbol: 'anchor', role: 'regular', pays: fromThree(30, 100, 450) },
          { symbol: 'wheel', role: 'regular', pays: fromThree(12, 45, 180) },
          { symbol: 'compass', role: 'regular', pays: fromThree(8, 28, 120) },
          { symbol: 'rope', role: 'regular', pays: fromThree(5, 20, 80) },
          { symbol: 'shell', role: 'regular', pays: fromThree(5, 15, 60) },
        ],
        freeSpins: { awards: [], multiplier: 1 },
        hitFrequency: 2_535,
      },
      hold: {
        trigger: 7,
        respins: 3,
        landsOneIn: 30,
        values: valuesOf([1, 107], [2, 44], [4, 24], [8, 13], [20, 8], [50, 3], [250, 1]),
        fullWindow: 5_000,
        featureOneIn: 159,
        fullOneIn: 3_608_407,
      },
    },
    strips,
  }),
});
