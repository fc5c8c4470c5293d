import { defineGame } from '../../define-game';
import { rouletteTable } from '../roulette';

/** Lamplight Roulette: the classic. */
export const lamplightRoulette = defineGame({
  id: 'lamplight-roulette',
  title: 'Lamplight Roulette',
  provider: 'Lantern Studio',
  category: 'livecasino',
  popularity: 96,
  releasedAt: '2024-01-25',
  volatility: 'medium',
  ...rouletteTable(
    { halfBackOnZero: false, straightPays: 36_00, comets: null },
    { spot: 500_00, round: 2_000_00, after: 0 },
  ),
});
