import { defineGame } from '../../define-game';
import { crashTable } from '../crash-table';

/** Koi Leap: a short leap that gathers speed quickly. */
export const koiLeap = defineGame({
  id: 'koi-leap',
  title: 'Koi Leap',
  provider: 'Tideworks',
  category: 'crash-and-fast',
  look: 'koi',
  popularity: 80,
  releasedAt: '2025-08-07',
  volatility: 'medium',
  ...crashTable({ fairShare: 97_00, highest: 200_00, growth: { tau: 4_000, power: 2 } }),
});
