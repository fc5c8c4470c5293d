import { defineGame } from '../../define-game';
import { tenLines } from '../line-sets';
import { stakesOf } from '../../stakes';
import { lineSlot } from '../lines';
import { fromThree } from '../reels';
import { freeStrips, strips } from './strips';

/** Caravan Moon: ten lines through the desert that seldom pay and then much; free spins multiply by five. */
export const caravanMoon = defineGame({
  id: 'caravan-moon',
  title: 'Caravan Moon',
  provider: 'Saltbox',
  category: 'slots',
  popularity: 74,
  releasedAt: '2024-07-18',
  rtp: 9_610,
  volatility: 'high',
  maxWinMultiple: 37_060,
  // Each divides by the ten lines, so that every payout in every currency is whole.
  ...stakesOf([10, 20, 50, 100, 200, 500, 1_000, 2_000], 100),
  ...lineSlot({
    rules: {
      kind: 'slot',
      reels: 5,
      rows: 3,
      lines: tenLines,
      symbols: [
        { symbol: 'moon', role: 'wild', pays: fromThree(100, 500, 5_000) },
        { symbol: 'tent', role: 'scatter', pays: fromThree(2, 10, 100) },
        { symbol: 'camel', role: 'regular', pays: fromThree(80, 400, 2_500) },
        { symbol: 'lamp', role: 'regular', pays: fromThree(50, 200, 1_200) },
        { symbol: 'compass', role: 'regular', pays: fromThree(30, 120, 600) },
        { symbol: 'dates', role: 'regular', pays: fromThree(20, 80, 400) },
        { symbol: 'ace', role: 'regular', pays: fromThree(14, 45, 200) },
        { symbol: 'king', role: 'regular', pays: fromThree(10, 35, 180) },
        { symbol: 'queen', role: 'regular', pays: fromThree(8, 25, 120) },
        { symbol: 'jack', role: 'regular', pays: fromThree(8, 28, 100) },
      ],
      freeSpins: {
        awards: [
          { count: 3, spins: 6 },
          { count: 4, spins: 8 },
          { count: 5, spins: 12 },
        ],
        multiplier: 5,
      },
      hitFrequency: 1_590,
    },
    strips,
    freeStrips,
  }),
});
