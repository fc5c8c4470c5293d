import { defineGame } from '../../define-game';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { waysSlot } from '../ways';
import { freeStrips, strips } from './strips';

/** Nine Comets: 243 ways; three comets bring nine free spins that pay threefold. */
export const nineComets = defineGame({
  id: 'nine-comets',
  title: 'Nine Comets',
  provider: 'Perihelion',
  category: 'slots',
  isNew: true,
  popularity: 95,
  releasedAt: '2026-10-15',
  rtp: 9_681,
  volatility: 'high',
  maxWinMultiple: 53_263,
  // Each divides by the 20 parts that payouts are told in, so that every payout in every currency is whole.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_000, 4_000], 100),
  ...waysSlot({
    rules: {
      kind: 'ways',
      rows: [3, 3, 3, 3, 3],
      parts: 20,
      symbols: [
        { symbol: 'star', role: 'wild', pays: [] },
        { symbol: 'comet', role: 'scatter', pays: fromThree(2, 10, 100) },
        { symbol: 'planet', role: 'regular', pays: fromThree(20, 80, 250) },
        { symbol: 'rocket', role: 'regular', pays: fromThree(15, 50, 200) },
        { symbol: 'telescope', role: 'regular', pays: fromThree(12, 35, 120) },
        { symbol: 'satellite', role: 'regular', pays: fromThree(10, 25, 100) },
        { symbol: 'ace', role: 'regular', pays: fromThree(6, 15, 50) },
        { symbol: 'king', role: 'regular', pays: fromThree(4, 12, 50) },
        { symbol: 'queen', role: 'regular', pays: fromThree(4, 12, 40) },
        { symbol: 'jack', role: 'regular', pays: fromThree(3, 9, 25) },
      ],
      freeSpins: {
        awards: [
          { count: 3, spins: 9 },
          { count: 4, spins: 12 },
          { count: 5, spins: 18 },
        ],
        multipliers: [3],
      },
      hitFrequency: 1_750,
    },
    strips,
    freeStrips,
  }),
});
