import { defineGame } from '../../define-game';
import { fiveLines } from '../../slot/line-sets';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { jackpotSlot, poolTerms } from '../jackpot';
import { strips } from './strips';

/** Vault of Dawn: three reels, five lines and nothing else but the vault. */
export const vaultOfDawn = defineGame({
  id: 'vault-of-dawn',
  title: 'Vault of Dawn',
  provider: 'Perihelion',
  category: 'slots',
  isJackpot: true,
  popularity: 77,
  releasedAt: '2026-02-12',
  volatility: 'medium',
  maxWinMultiple: 101,
  // Each divides by the five lines and is worth whole euro minor units, so that every payout and every chance of the pool is exact in every currency.
  ...stakesOf([20, 50, 100, 200, 500, 1_000, 2_500, 5_000], 100),
  ...jackpotSlot({
    rules: {
      kind: 'jackpot',
      base: {
        kind: 'slot',
        reels: 3,
        rows: 3,
        lines: fiveLines,
        symbols: [
          { symbol: 'sun', role: 'wild', pays: fromThree(500) },
          { symbol: 'diamond', role: 'regular', pays: fromThree(150) },
          { symbol: 'gold', role: 'regular', pays: fromThree(60) },
          { symbol: 'safe', role: 'regular', pays: fromThree(30) },
          { symbol: 'coin', role: 'regular', pays: fromThree(15) },
          { symbol: 'dial', role: 'regular', pays: fromThree(9) },
          { symbol: 'screw', role: 'regular', pays: fromThree(5) },
        ],
        freeSpins: { awards: [], multiplier: 1 },
        hitFrequency: 2_135,
      },
      baseReturn: 9_456,
      jackpot: poolTerms(5_000_00),
    },
    strips,
    freeStrips: [],
  }),
});
