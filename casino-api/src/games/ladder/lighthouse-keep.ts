import type { LadderRules } from 'contract/play/ladder';
import { atOnce, type GameEngine } from '../engine';
import { fiveLines } from '../slot/line-sets';
import { fromThree } from '../slot/reels';
import { stakesOf } from '../stakes';
import { playLadder, type LadderSlot } from './ladder';
import { strips } from './lighthouse-keep-strips';

const rules: LadderRules = {
  kind: 'ladder',
  base: {
    kind: 'slot',
    reels: 3,
    rows: 3,
    lines: fiveLines,
    symbols: [
      { symbol: 'lighthouse', role: 'wild', pays: fromThree(250) },
      { symbol: 'ship', role: 'regular', pays: fromThree(50) },
      { symbol: 'bell', role: 'regular', pays: fromThree(12) },
      { symbol: 'anchor', role: 'regular', pays: fromThree(5) },
      { symbol: 'gull', role: 'regular', pays: fromThree(2) },
      { symbol: 'wave', role: 'regular', pays: fromThree(1) },
    ],
    freeSpins: { awards: [], multiplier: 1 },
    hitFrequency: 3_123,
  },
  multipliers: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000],
  highest: { multiple: 20_000, oneIn: 23_114_836 },
};

export const lighthouseKeepSlot: LadderSlot = { rules, strips };

/** Lighthouse Keep: three reels and ten storeys, each win a storey up to the lamp. */
export const lighthouseKeep: GameEngine = {
  gameid: 'lighthouse-keep',
  rtp: 9_544,
  volatility: 'high',
  maxWinMultiple: 97_150,
  rules,
  // Each divides by the five lines, so that every payout in every currency is whole. The highest is what the monthly challenge of ×20,000 asks for.
  ...stakesOf([10, 20, 50, 100, 200, 500, 1_000, 2_500], 50),
  play: atOnce((stake, random) => playLadder(lighthouseKeepSlot, stake, random)),
};
