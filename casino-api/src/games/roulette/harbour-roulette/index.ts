import { defineGame } from '../../define-game';
import { rouletteTable } from '../roulette';

/** Harbour Roulette: even chances get half back on zero. */
export const harbourRoulette = defineGame({
  id: 'harbour-roulette',
  title: 'Harbour Roulette',
  provider: 'Tideworks',
  category: 'livecasino',
  popularity: 86,
  releasedAt: '2025-03-13',
  volatility: 'low',
  ...rouletteTable(
    { halfBackOnZero: true, straightPays: 36_00, comets: null },
    { spot: 500_00, round: 2_000_00, after: 10_000 },
  ),
});
