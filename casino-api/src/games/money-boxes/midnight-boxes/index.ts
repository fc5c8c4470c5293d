import { defineGame } from '../../define-game';
import { betOnEach, boxesTable } from '../money-boxes';

/** Midnight Boxes: twelve boxes around the clock and the same twelve prizes in every round. */
export const midnightBoxes = defineGame({
  id: 'midnight-boxes',
  title: 'Midnight Boxes',
  provider: 'Lantern Studio',
  category: 'game-shows',
  popularity: 84,
  releasedAt: '2025-12-04',
  volatility: 'medium',
  ...boxesTable(
    {
      look: 'box',
      boxes: 12,
      columns: 4,
      prizes: [
        { pays: 7_00, count: 1 },
        { pays: 2_00, count: 1 },
        { pays: 1_00, count: 1 },
        { pays: 50, count: 1 },
        { pays: 40, count: 1 },
        { pays: 30, count: 1 },
        { pays: 20, count: 1 },
        { pays: 10, count: 1 },
        { pays: 0, count: 4 },
      ],
      bets: betOnEach('box', 12, 7_00, 95_83),
      encore: null,
    },
    { after: 7_000 },
  ),
});
