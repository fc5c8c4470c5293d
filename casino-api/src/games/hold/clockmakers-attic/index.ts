import { defineGame } from '../../define-game';
import { tenLines } from '../../slot/line-sets';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { holdSlot, valuesOf } from '../hold';
import { strips } from './strips';

/** Clockmaker’s Attic: ten lines and a gentle feature of small watches that comes often. */
export const clockmakersAttic = defineGame({
  id: 'clockmakers-attic',
  title: 'Clockmaker’s Attic',
  provider: 'Forge & Fable',
  category: 'slots',
  mobile: false,
  popularity: 66,
  releasedAt: '2024-02-22',
  rtp: 9_545,
  volatility: 'low',
  maxWinMultiple: 301,
  // Each divides by the 10 lines, so that every payout in every currency is whole.
  ...stakesOf([10, 20, 50, 100, 200, 500, 1_000, 2_500], 100),
  ...holdSlot({
    rules: {
      kind: 'hold',
      base: {
        kind: 'slot',
        reels: 5,
        rows: 3,
        lines: tenLines,
        symbols: [
          { symbol: 'cuckoo', role: 'wild', pays: fromThree(30, 100, 400) },
          { symbol: 'watch', role: 'scatter', pays: [] },
          { symbol: 'pendulum', role: 'regular', pays: fromThree(21, 60, 220) },
          { symbol: 'hourglass', role: 'regular', pays: fromThree(15, 40, 150) },
          { symbol: 'bell', role: 'regular', pays: fromThree(10, 30, 100) },
          { symbol: 'oilcan', role: 'regular', pays: fromThree(8, 20, 60) },
          { symbol: 'gear', role: 'regular', pays: fromThree(6, 16, 50) },
          { symbol: 'spring', role: 'regular', pays: fromThree(6, 14, 40) },
        ],
        freeSpins: { awards: [], multiplier: 1 },
        hitFrequency: 2_122,
      },
      hold: {
        trigger: 5,
        respins: 3,
        landsOneIn: 16,
        values: valuesOf([1, 55], [2, 27], [3, 11], [5, 5], [10, 2]),
        fullWindow: 100,
        featureOneIn: 49,
        fullOneIn: 9_445,
      },
    },
    strips,
  }),
});
