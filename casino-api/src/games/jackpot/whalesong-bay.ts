import type { JackpotRules } from 'contract/play/jackpot';
import { jackpotOf } from '../../features/jackpots/jackpot-terms';
import type { GameEngine } from '../engine';
import { tenLines } from '../slot/line-sets';
import { fromThree } from '../slot/reels';
import { stakesOf } from '../stakes';
import { strips } from './whalesong-bay-strips';
import { playJackpot, type JackpotSlot } from './jackpot';

const jackpot = jackpotOf('whalesong-bay');

const rules: JackpotRules = {
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
  jackpot,
};

export const whalesongBaySlot: JackpotSlot = { rules, strips, freeStrips: [] };

/** Whalesong Bay: ten calm lines and a small pool that is won often. */
export const whalesongBay: GameEngine = {
  gameid: 'whalesong-bay',
  // Of the slot alone, and of the pool, which pays out all that goes in.
  rtp: rules.baseReturn + jackpot.poolShare + jackpot.seedShare,
  volatility: 'medium',
  maxWinMultiple: 207,
  rules,
  jackpot,
  // Each divides by the 10 lines and is worth whole euro minor units, so that every payout and every chance of the pool is exact in every currency.
  ...stakesOf([20, 50, 100, 200, 500, 1_000, 2_500, 5_000], 100),
  play: playJackpot(whalesongBaySlot),
};
