import type { JackpotRules } from 'contract/play/jackpot';
import { jackpotOf } from '../../features/jackpots/jackpot-terms';
import type { GameEngine } from '../engine';
import { fiveLines } from '../slot/line-sets';
import { fromThree } from '../slot/reels';
import { stakesOf } from '../stakes';
import { strips } from './vault-of-dawn-strips';
import { playJackpot, type JackpotSlot } from './jackpot';

const jackpot = jackpotOf('vault-of-dawn');

const rules: JackpotRules = {
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
  jackpot,
};

export const vaultOfDawnSlot: JackpotSlot = { rules, strips, freeStrips: [] };

/** Vault of Dawn: three reels, five lines and nothing else but the vault. */
export const vaultOfDawn: GameEngine = {
  gameid: 'vault-of-dawn',
  // Of the slot alone, and of the pool, which pays out all that goes in.
  rtp: rules.baseReturn + jackpot.poolShare + jackpot.seedShare,
  volatility: 'medium',
  maxWinMultiple: 101,
  rules,
  jackpot,
  // Each divides by the five lines and is worth whole euro minor units, so that every payout and every chance of the pool is exact in every currency.
  ...stakesOf([20, 50, 100, 200, 500, 1_000, 2_500, 5_000], 100),
  play: playJackpot(vaultOfDawnSlot),
};
