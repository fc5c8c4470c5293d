import { defineGame } from '../../define-game';
import { betsOnFaces, spreadEvenly, wheelTable } from '../money-wheel';

/** Ferris Nights: fireworks double all payouts and turn the wheel again. 52 cabins. */
export const ferrisNights = defineGame({
  id: 'ferris-nights',
  title: 'Ferris Nights',
  provider: 'Saltbox',
  category: 'game-shows',
  popularity: 65,
  releasedAt: '2024-08-08',
  volatility: 'high',
  ...wheelTable(
    {
      segments: spreadEvenly({ red: 21, blue: 14, green: 6, fireworks: 4, violet: 3, silver: 2, moon: 1, star: 1 }),
      bets: betsOnFaces({
        red: { pays: 2_00, rtp: 95_45 },
        blue: { pays: 3_00, rtp: 95_45 },
        green: { pays: 7_00, rtp: 95_45 },
        violet: { pays: 14_00, rtp: 95_45 },
        silver: { pays: 21_00, rtp: 95_45 },
        moon: { pays: 42_00, rtp: 95_45 },
        star: { pays: 42_00, rtp: 95_45 },
      }),
      again: { face: 'fireworks', times: 2, most: 4 },
      lift: null,
    },
    { spot: 100_00, after: 27_000 },
  ),
});
