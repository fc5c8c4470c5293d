import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { diceGame, diceRules } from '../dice';

/** Tinker's Dice: four ten-sided dice and a chance of the player's own making. */
export const tinkersDice = defineGame({
  id: 'tinkers-dice',
  title: 'Tinker’s Dice',
  provider: 'Forge & Fable',
  category: 'crash-and-fast',
  popularity: 67,
  releasedAt: '2025-03-27',
  // Of the chance whose multiple is rounded down most; every other returns up to 98 %.
  rtp: 9_718,
  bestRtp: 9_800,
  volatility: 'medium',
  maxWinMultiple: 98,
  ...stakesOf([100, 200, 500, 1_000, 2_000, 5_000, 10_000], 100),
  ...diceGame(diceRules(98, 95)),
});
