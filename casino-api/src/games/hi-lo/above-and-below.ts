import type { HiLoRules } from 'contract/play/hi-lo';
import { stakesOf } from '../stakes';
import { cashedOut, type GameEngine } from '../engine';
import { playHiLo } from './hi-lo';

const rules: HiLoRules = { kind: 'hi-lo', fairShare: 98, highestMultiple: 100_000, mostGuesses: 10 };

/** Above and Below: up to ten guesses, up to a thousand times the stake. */
export const aboveAndBelow: GameEngine = {
  gameid: 'above-and-below',
  // Of the plan that loses most by rounding; every other returns up to 98 %.
  rtp: 9_764,
  bestRtp: 9_800,
  volatility: 'medium',
  maxWinMultiple: 1_000,
  rules,
  hasDecisions: true,
  unattended: cashedOut,
  ...stakesOf([100, 200, 500, 1_000, 2_000, 5_000, 10_000], 100),
  play: playHiLo(rules),
};
