import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { plinkoGame, plinkoRules } from '../plinko';

/** Marble Parade: lower at the edges than Rainfall, better next to them. */
export const marbleParade = defineGame({
  id: 'marble-parade',
  title: 'Marble Parade',
  provider: 'Perihelion',
  category: 'game-shows',
  look: 'marble',
  popularity: 52,
  releasedAt: '2026-07-09',
  // Of the board that returns least; each board's own stands in the rules.
  rtp: 9_585,
  bestRtp: 9_638,
  volatility: 'high',
  maxWinMultiple: 500,
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_000, 5_000], 100),
  ...plinkoGame(
    plinkoRules({
      8: { low: [400, 180, 115, 85, 70], medium: [1_000, 320, 150, 65, 25], high: [2_000, 550, 125, 30, 20] },
      12: {
        low: [800, 400, 200, 120, 115, 90, 50],
        medium: [2_500, 900, 450, 200, 110, 55, 25],
        high: [10_000, 3_000, 900, 250, 35, 15, 15],
      },
      16: {
        low: [1_200, 600, 300, 200, 150, 120, 110, 75, 70],
        medium: [8_000, 3_000, 1_200, 500, 250, 150, 90, 60, 25],
        high: [50_000, 10_000, 3_000, 1_200, 400, 150, 20, 20, 20],
      },
    }),
  ),
});
