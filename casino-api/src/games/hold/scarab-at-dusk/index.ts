import { defineGame } from '../../define-game';
import { twentyFiveLines } from '../../slot/line-sets';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { holdSlot, valuesOf } from '../hold';
import { strips } from './strips';

/** Scarab at Dusk: twenty-five lines, suns in pairs, and scarabs of which one can be worth five hundred stakes. */
export const scarabAtDusk = defineGame({
  id: 'scarab-at-dusk',
  title: 'Scarab at Dusk',
  provider: 'Saltbox',
  category: 'slots',
  popularity: 50,
  releasedAt: '2024-08-29',
  challengeReturn: 30,
  rtp: 9_658,
  volatility: 'high',
  maxWinMultiple: 9_529,
  // Each divides by the 25 lines, so that every payout in every currency is whole.
  ...stakesOf([25, 50, 100, 250, 500, 1_000, 2_500, 5_000], 100),
  ...holdSlot({
    rules: {
      kind: 'hold',
      base: {
        kind: 'slot',
        reels: 5,
        rows: 3,
        lines: twentyFiveLines,
        symbols: [
          { symbol: 'sun', role: 'wild', pays: fromThree(50, 250, 2_500) },
          { symbol: 'scarab', role: 'scatter', pays: [] },
          { symbol: 'pharaoh', role: 'regular', pays: fromThree(30, 125, 1_000) },
          { symbol: 'eye', role: 'regular', pays: fromThree(15, 60, 300) },
          { symbol: 'ankh', role: 'regular', pays: fromThree(8, 25, 100) },
          { symbol: 'lotus', role: 'regular', pays: fromThree(5, 15, 75) },
          { symbol: 'urn', role: 'regular', pays: fromThree(3, 10, 50) },
          { symbol: 'reed', role: 'regular', pays: fromThree(2, 8, 40) },
        ],
        freeSpins: { awards: [], multiplier: 1 },
        hitFrequency: 2_671,
      },
      hold: {
        trigger: 6,
        respins: 3,
        landsOneIn: 20,
        values: valuesOf([1, 112], [2, 44], [4, 22], [8, 12], [20, 7], [100, 2], [500, 1]),
        fullWindow: 2_000,
        featureOneIn: 151,
        fullOneIn: 82_489,
      },
    },
    strips,
  }),
});
