import { defineGame } from '../../define-game';
import { tenLines } from '../../slot/line-sets';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { jackpotSlot, poolTerms } from '../jackpot';
import { strips } from './strips';

/** Whalesong Bay: ten calm lines and a small pool that is won often. */
export const whalesongBay = defineGame({
  id: 'whalesong-bay',
  title: 'Whalesong Bay',
  provider: 'Tideworks',
  category: 'slots',
  isJackpot: true,
  popularity: 87,
  releasedAt: '2025-06-19',
  volatility: 'medium',
  maxWinMultiple: 207,
  // Each divides by the 10 lines and is worth whole euro minor units, so that every payout and every chance of the pool is exact in every currency.
  ...stakesOf([20, 50, 100, 200, 500, 1_000, 2_500, 5_000], 100),
  ...jackpotSlot({
    rules: {
      kind: 'jackpot',
      base: {
        kind: 'slot',
        reels: 5,
        rows: 3,
        lines: tenLines,
        symbols: [
          { symbol: 'whale', role: 'wild', pays: fromThree(40, 150, 600) },
          { symbol: 'turtle', role: 'regular', pays: fromThree(32, 120, 500) },
          { symbol: 'pearl', role: 'regular', pays: fromThree(25, 80, 300) },
          { symbol: 'seahorse', role: 'regular', pays: fromThree(16, 50, 160) },
          { symbol: 'starfish', role: 'regular', pays: fromThree(11, 32, 110) },
          { symbol: 'urchin', role: 'regular', pays: fromThree(7, 22, 75) },
          { symbol: 'seaweed', role: 'regular', pays: fromThree(6, 18, 60) },
          { symbol: 'pebble', role: 'regular', pays: fromThree(5, 15, 50) },
        ],
        freeSpins: { awards: [], multiplier: 1 },
        hitFrequency: 2_236,
      },
      baseReturn: 9_437,
      jackpot: poolTerms(500_00),
    },
    strips,
    freeStrips: [],
  }),
});
