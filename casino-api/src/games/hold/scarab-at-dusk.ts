import type { HoldRules } from 'contract/play/hold';
import { atOnce, type GameEngine } from '../engine';
import { twentyFiveLines } from '../slot/line-sets';
import { fromThree } from '../slot/reels';
import { stakesOf } from '../stakes';
import { playHold, valuesOf, type HoldSlot } from './hold';
import { strips } from './scarab-at-dusk-strips';

const rules: HoldRules = {
  kind: 'hold',
  base: {
    kind: 'slot',
    reels: 5,
    rows: 3,
    lines: twentyFiveLines,
    symbols: [
      { symbol: 'sun', role: 'wild', pays: fromThree(50, 250, 2_500) },
      { symbol: 'scarab', role: 'scatter', pays: [] },
      { symbol: 'pharaoh', role: 'regular', pays: fromThree(30, 125, 1_000) },
      { symbol: 'eye', role: 'regular', pays: fromThree(15, 60, 300) },
      { symbol: 'ankh', role: 'regular', pays: fromThree(8, 25, 100) },
      { symbol: 'lotus', role: 'regular', pays: fromThree(5, 15, 75) },
      { symbol: 'urn', role: 'regular', pays: fromThree(3, 10, 50) },
      { symbol: 'reed', role: 'regular', pays: fromThree(2, 8, 40) },
    ],
    freeSpins: { awards: [], multiplier: 1 },
    hitFrequency: 2_671,
  },
  hold: {
    trigger: 6,
    respins: 3,
    landsOneIn: 20,
    values: valuesOf([1, 112], [2, 44], [4, 22], [8, 12], [20, 7], [100, 2], [500, 1]),
    fullWindow: 2_000,
    featureOneIn: 151,
    fullOneIn: 82_489,
  },
};

export const scarabAtDuskSlot: HoldSlot = { rules, strips };

/** Scarab at Dusk: twenty-five lines, suns in pairs, and scarabs of which one can be worth five hundred stakes. */
export const scarabAtDusk: GameEngine = {
  gameid: 'scarab-at-dusk',
  rtp: 9_658,
  volatility: 'high',
  maxWinMultiple: 9_529,
  rules,
  // Each divides by the 25 lines, so that every payout in every currency is whole.
  ...stakesOf([25, 50, 100, 250, 500, 1_000, 2_500, 5_000], 100),
  play: atOnce((stake, random) => playHold(scarabAtDuskSlot, stake, random)),
};
