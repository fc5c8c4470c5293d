import { defineGame } from '../../define-game';
import { twentyLines } from '../../slot/line-sets';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { holdSlot, valuesOf } from '../hold';
import { strips } from './strips';

/** The Brass Owl: twenty lines, and eggs of brass that stay in their nest while more are laid. */
export const theBrassOwl = defineGame({
  id: 'the-brass-owl',
  title: 'The Brass Owl',
  provider: 'Forge & Fable',
  category: 'slots',
  popularity: 91,
  releasedAt: '2025-02-06',
  rtp: 9_646,
  volatility: 'medium',
  maxWinMultiple: 2_518,
  // Each divides by the 20 lines, so that every payout in every currency is whole.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_500, 5_000], 100),
  ...holdSlot({
    rules: {
      kind: 'hold',
      base: {
        kind: 'slot',
        reels: 5,
        rows: 3,
        lines: twentyLines,
        symbols: [
          { symbol: 'owl', role: 'wild', pays: fromThree(50, 250, 1_000) },
          { symbol: 'egg', role: 'scatter', pays: [] },
          { symbol: 'monocle', role: 'regular', pays: fromThree(40, 150, 700) },
          { symbol: 'gauge', role: 'regular', pays: fromThree(25, 90, 350) },
          { symbol: 'wrench', role: 'regular', pays: fromThree(12, 45, 180) },
          { symbol: 'gear', role: 'regular', pays: fromThree(8, 28, 110) },
          { symbol: 'spring', role: 'regular', pays: fromThree(5, 20, 80) },
          { symbol: 'screw', role: 'regular', pays: fromThree(5, 15, 60) },
        ],
        freeSpins: { awards: [], multiplier: 1 },
        hitFrequency: 2_427,
      },
      hold: {
        trigger: 5,
        respins: 3,
        landsOneIn: 20,
        values: valuesOf([1, 50], [2, 24], [3, 12], [5, 7], [10, 4], [25, 2], [100, 1]),
        fullWindow: 1_000,
        featureOneIn: 93,
        fullOneIn: 64_049,
      },
    },
    strips,
  }),
});
