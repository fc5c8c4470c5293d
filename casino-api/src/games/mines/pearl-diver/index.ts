import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { minesGame } from '../mines';

/** Pearl Diver: thirty shells, more mines on offer and a higher top than Buried Light. */
export const pearlDiver = defineGame({
  id: 'pearl-diver',
  title: 'Pearl Diver',
  provider: 'Tideworks',
  category: 'crash-and-fast',
  look: 'pearls',
  isNew: true,
  popularity: 69,
  releasedAt: '2026-09-24',
  // Of the worst plan, where multiples are rounded down most; every other plan returns up to 96.5 %.
  rtp: 9_581,
  volatility: 'high',
  ...stakesOf([100, 200, 500, 1_000, 2_000, 5_000], 100),
  ...minesGame({
    columns: 6,
    rows: 5,
    minesOffered: [2, 3, 5, 9, 14, 20],
    fairShare: 9_650,
    highestMultiple: 500_000,
  }),
});
