import type { JackpotRules } from 'contract/play/jackpot';
import { jackpotOf } from '../../features/jackpots/jackpot-terms';
import type { GameEngine } from '../engine';
import { twentyLines } from '../slot/line-sets';
import { fromThree } from '../slot/reels';
import { stakesOf } from '../stakes';
import { freeStrips, strips } from './crown-of-embers-strips';
import { playJackpot, type JackpotSlot } from './jackpot';

const jackpot = jackpotOf('crown-of-embers');

const rules: JackpotRules = {
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
  jackpot,
};

export const crownOfEmbersSlot: JackpotSlot = { rules, strips, freeStrips };

/** Crown of Embers: twenty lines, free spins by torchlight, and the largest of the pools. */
export const crownOfEmbers: GameEngine = {
  gameid: 'crown-of-embers',
  // Of the slot alone, and of the pool, which pays out all that goes in.
  rtp: rules.baseReturn + jackpot.poolShare + jackpot.seedShare,
  volatility: 'high',
  maxWinMultiple: 54_053,
  rules,
  jackpot,
  // Each divides by the 20 lines and is worth whole euro minor units, so that every payout and every chance of the pool is exact in every currency.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_500, 5_000], 100),
  play: playJackpot(crownOfEmbersSlot),
};
