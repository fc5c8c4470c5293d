import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { plinkoGame, plinkoRules } from '../plinko';

/** Rainfall: a drop runs down between the pegs; at the far edges it is worth a thousand. */
export const rainfall = defineGame({
  id: 'rainfall',
  title: 'Rainfall',
  provider: 'Perihelion',
  category: 'crash-and-fast',
  look: 'rain',
  popularity: 75,
  releasedAt: '2024-09-26',
  // Of the board that returns least; each board's own stands in the rules.
  rtp: 9_679,
  bestRtp: 9_699,
  volatility: 'medium',
  maxWinMultiple: 1_000,
  ...stakesOf([20, 40, 100, 200, 500, 1_000, 2_000, 5_000], 100),
  ...plinkoGame(
    plinkoRules({
      8: { low: [500, 200, 115, 95, 50], medium: [1_300, 300, 115, 70, 45], high: [2_800, 400, 140, 35, 15] },
      12: {
        low: [1_000, 300, 160, 130, 120, 100, 35],
        medium: [3_200, 1_000, 400, 200, 95, 60, 40],
        high: [16_000, 2_400, 800, 200, 45, 35, 15],
      },
      16: {
        low: [1_600, 800, 250, 150, 130, 120, 105, 90, 65],
        medium: [12_000, 4_000, 1_000, 500, 250, 150, 100, 55, 25],
        high: [100_000, 12_000, 2_500, 900, 400, 200, 30, 15, 10],
      },
    }),
  ),
});
