/** A game of a known family. */
import type { House } from './house';

const declaration = `import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { diceGame, diceRules } from '../dice';

/** The newcomer's dice. */
export const newcomersDice = defineGame({
  id: 'newcomers-dice',
  title: 'Newcomer’s Dice',
  provider: 'Forge & Fable',
  category: 'crash-and-fast',
  popularity: 3,
  releasedAt: '2026-11-25',
  rtp: 9_718,
  bestRtp: 9_800,
  volatility: 'medium',
  maxWinMultiple: 98,
  ...stakesOf([100, 200, 500], 100),
  ...diceGame(diceRules(98, 95)),
});
`;

export const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160"><rect width="120" height="160" fill="#234"/></svg>\n';

export async function addGame(house: House): Promise<void> {
  await house.write('casino-api/src/games/dice/newcomers-dice/index.ts', declaration);
  await house.write('public/art/newcomers-dice.svg', picture);
}
