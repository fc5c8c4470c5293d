import { defineGame } from '../../define-game';
import { betsOnFaces, spreadEvenly, wheelTable } from '../money-wheel';

/** Tidal Wheel: the classic: what is rarer pays more, and nothing else. 54 segments. */
export const tidalWheel = defineGame({
  id: 'tidal-wheel',
  title: 'Tidal Wheel',
  provider: 'Tideworks',
  category: 'game-shows',
  popularity: 94,
  releasedAt: '2024-06-06',
  volatility: 'medium',
  ...wheelTable(
    {
      segments: spreadEvenly({ ripple: 26, wave: 17, breaker: 4, storm: 3, ship: 2, pearl: 1, whale: 1 }),
      bets: betsOnFaces({
        ripple: { pays: 2_00, rtp: 96_29 },
        wave: { pays: 3_00, rtp: 94_44 },
        breaker: { pays: 13_00, rtp: 96_29 },
        storm: { pays: 17_00, rtp: 94_44 },
        ship: { pays: 26_00, rtp: 96_29 },
        pearl: { pays: 51_00, rtp: 94_44 },
        whale: { pays: 52_00, rtp: 96_29 },
      }),
      again: null,
      lift: null,
    },
    { spot: 200_00, after: 2_000 },
  ),
});
