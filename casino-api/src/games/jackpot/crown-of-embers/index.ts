import { defineGame } from '../../define-game';
import { twentyLines } from '../../slot/line-sets';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { jackpotSlot, poolTerms } from '../jackpot';
import { freeStrips, strips } from './strips';

/** Crown of Embers: twenty lines, free spins by torchlight, and the largest of the pools. */
export const crownOfEmbers = defineGame({
  id: 'crown-of-embers',
  title: 'Crown of Embers',
  provider: 'Forge & Fable',
  category: 'slots',
  isJackpot: true,
  popularity: 97,
  releasedAt: '2024-09-12',
  volatility: 'high',
  maxWinMultiple: 54_053,
  // Each divides by the 20 lines and is worth whole euro minor units, so that every payout and every chance of the pool is exact in every currency.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_500, 5_000], 100),
  ...jackpotSlot({
    rules: {
      kind: 'jackpot',
      base: {
        kind: 'slot',
        reels: 5,
        rows: 3,
        lines: twentyLines,
        symbols: [
          { symbol: 'flame', role: 'wild', pays: fromThree(50, 250, 2_000) },
          { symbol: 'torch', role: 'scatter', pays: fromThree(2, 10, 50) },
          { symbol: 'crown', role: 'regular', pays: fromThree(40, 150, 900) },
          { symbol: 'sceptre', role: 'regular', pays: fromThree(25, 100, 450) },
          { symbol: 'ring', role: 'regular', pays: fromThree(18, 60, 250) },
          { symbol: 'goblet', role: 'regular', pays: fromThree(12, 40, 150) },
          { symbol: 'ruby', role: 'regular', pays: fromThree(8, 25, 100) },
          { symbol: 'ember', role: 'regular', pays: fromThree(6, 20, 80) },
          { symbol: 'coal', role: 'regular', pays: fromThree(4, 15, 60) },
        ],
        freeSpins: {
          awards: [
            { count: 3, spins: 8 },
            { count: 4, spins: 12 },
            { count: 5, spins: 20 },
          ],
          multiplier: 3,
        },
        hitFrequency: 1_850,
      },
      baseReturn: 9_513,
      jackpot: poolTerms(25_000_00),
    },
    strips,
    freeStrips,
  }),
});
