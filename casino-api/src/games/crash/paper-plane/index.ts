import { defineGame } from '../../define-game';
import { crashTable } from '../crash-table';

/** Paper Plane: glides at first, then climbs. */
export const paperPlane = defineGame({
  id: 'paper-plane',
  title: 'Paper Plane',
  provider: 'Juniper Row',
  category: 'crash-and-fast',
  look: 'paper',
  popularity: 63,
  releasedAt: '2026-01-08',
  volatility: 'medium',
  ...crashTable({ fairShare: 96_50, highest: 100_00, growth: { tau: 6_000, power: 1.5 } }),
});
