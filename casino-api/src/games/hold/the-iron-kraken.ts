import type { HoldRules } from 'contract/play/hold';
import { atOnce, type GameEngine } from '../engine';
import { twentyLinesOfFour } from '../slot/line-sets';
import { fromThree } from '../slot/reels';
import { stakesOf } from '../stakes';
import { playHold, valuesOf, type HoldSlot } from './hold';
import { strips } from './the-iron-kraken-strips';

const rules: HoldRules = {
  kind: 'hold',
  base: {
    kind: 'slot',
    reels: 5,
    rows: 4,
    lines: twentyLinesOfFour,
    symbols: [
      { symbol: 'kraken', role: 'wild', pays: fromThree(60, 300, 3_000) },
      { symbol: 'pearl', role: 'scatter', pays: [] },
      { symbol: 'diver', role: 'regular', pays: fromThree(50, 200, 1_200) },
      { symbol: 'anchor', role: 'regular', pays: fromThree(30, 100, 450) },
      { symbol: 'wheel', role: 'regular', pays: fromThree(12, 45, 180) },
      { symbol: 'compass', role: 'regular', pays: fromThree(8, 28, 120) },
      { symbol: 'rope', role: 'regular', pays: fromThree(5, 20, 80) },
      { symbol: 'shell', role: 'regular', pays: fromThree(5, 15, 60) },
    ],
    freeSpins: { awards: [], multiplier: 1 },
    hitFrequency: 2_535,
  },
  hold: {
    trigger: 7,
    respins: 3,
    landsOneIn: 30,
    values: valuesOf([1, 107], [2, 44], [4, 24], [8, 13], [20, 8], [50, 3], [250, 1]),
    fullWindow: 5_000,
    featureOneIn: 159,
    fullOneIn: 3_608_407,
  },
};

export const theIronKrakenSlot: HoldSlot = { rules, strips };

/** The Iron Kraken: five reels of four rows and twenty lines; seven pearls are rare, and twenty hardly ever seen. */
export const theIronKraken: GameEngine = {
  gameid: 'the-iron-kraken',
  rtp: 9_481,
  volatility: 'high',
  maxWinMultiple: 10_020,
  rules,
  // Each divides by the 20 lines, so that every payout in every currency is whole.
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_500, 5_000], 100),
  play: atOnce((stake, random) => playHold(theIronKrakenSlot, stake, random)),
};
