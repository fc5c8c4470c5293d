import { defineGame } from '../../define-game';
import { crashTable } from '../crash-table';

/** Balloon at Dusk: rises gently and not so high; gives the most back. */
export const balloonAtDusk = defineGame({
  id: 'balloon-at-dusk',
  title: 'Balloon at Dusk',
  provider: 'Lantern Studio',
  category: 'crash-and-fast',
  look: 'balloon',
  popularity: 90,
  releasedAt: '2025-05-22',
  volatility: 'low',
  ...crashTable({ fairShare: 98_00, highest: 50_00, growth: { tau: 7_000, power: 1.3 } }),
});
