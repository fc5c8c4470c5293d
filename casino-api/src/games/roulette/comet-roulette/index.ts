import { defineGame } from '../../define-game';
import { rouletteTable } from '../roulette';

/** Comet Roulette: three numbers a round are struck and pay up to five hundred times the stake; a straight bet on another pays less for it. */
export const cometRoulette = defineGame({
  id: 'comet-roulette',
  title: 'Comet Roulette',
  provider: 'Perihelion',
  category: 'livecasino',
  popularity: 68,
  releasedAt: '2026-05-14',
  volatility: 'high',
  ...rouletteTable(
    {
      halfBackOnZero: false,
      straightPays: 30_00,
      comets: {
        count: 3,
        multiples: [
          { pays: 50_00, weight: 46 },
          { pays: 100_00, weight: 32 },
          { pays: 150_00, weight: 14 },
          { pays: 250_00, weight: 6 },
          { pays: 500_00, weight: 2 },
        ],
      },
    },
    { spot: 100_00, round: 1_000_00, after: 20_000 },
  ),
});
