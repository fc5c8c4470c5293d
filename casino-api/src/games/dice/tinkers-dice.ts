import { stakesOf } from '../stakes';
import type { GameEngine } from '../engine';
import { diceRules, playDice } from './dice';

const rules = diceRules(98, 95);

/** Tinker's Dice: four ten-sided dice and a chance of the player's own making. */
export const tinkersDice: GameEngine = {
  gameid: 'tinkers-dice',
  // Of the chance whose multiple is rounded down most; every other returns up to 98 %.
  rtp: 9_718,
  bestRtp: 9_800,
  volatility: 'medium',
  maxWinMultiple: 98,
  rules,
  ...stakesOf([100, 200, 500, 1_000, 2_000, 5_000, 10_000], 100),
  play: playDice(rules),
};
