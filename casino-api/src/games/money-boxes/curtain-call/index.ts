import { defineGame } from '../../define-game';
import { betOnEach, boxesTable } from '../money-boxes';

/** Curtain Call: six curtains and 24 prizes, so that the best are not always there; one curtain has an encore. */
export const curtainCall = defineGame({
  id: 'curtain-call',
  title: 'Curtain Call',
  provider: 'Forge & Fable',
  category: 'game-shows',
  popularity: 61,
  releasedAt: '2024-10-10',
  volatility: 'high',
  ...boxesTable(
    {
      look: 'curtain',
      boxes: 6,
      columns: 3,
      prizes: [
        { pays: 6_00, count: 1 },
        { pays: 3_00, count: 1 },
        { pays: 2_00, count: 1 },
        { pays: 1_00, count: 3 },
        { pays: 50, count: 4 },
        { pays: 20, count: 6 },
        { pays: 10, count: 8 },
      ],
      bets: betOnEach('curtain', 6, 60_00, 95_62),
      encore: [
        { times: 2, weight: 70 },
        { times: 3, weight: 20 },
        { times: 5, weight: 7 },
        { times: 10, weight: 3 },
      ],
    },
    { after: 19_000 },
  ),
});
