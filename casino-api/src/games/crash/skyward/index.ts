import { defineGame } from '../../define-game';
import { crashTable } from '../crash-table';

/** Skyward: the classic: doubled after four seconds, and a thousandfold at the top. */
export const skyward = defineGame({
  id: 'skyward',
  title: 'Skyward',
  provider: 'Perihelion',
  category: 'crash-and-fast',
  look: 'rocket',
  popularity: 98,
  releasedAt: '2024-02-08',
  volatility: 'high',
  ...crashTable({ fairShare: 97_00, highest: 1_000_00, growth: { tau: 5_500, power: 1.6 } }),
});
