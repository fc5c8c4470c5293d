import { defineGame } from '../../define-game';
import { betsOnFaces, spreadEvenly, wheelTable } from '../money-wheel';

/** Moonlit Carousel: forty figures; in every round moonlight falls on one bet. */
export const moonlitCarousel = defineGame({
  id: 'moonlit-carousel',
  title: 'Moonlit Carousel',
  provider: 'Saltbox',
  category: 'game-shows',
  isNew: true,
  popularity: 78,
  releasedAt: '2026-11-12',
  volatility: 'high',
  ...wheelTable(
    {
      segments: spreadEvenly({ horse: 15, swan: 10, hare: 6, bear: 5, elephant: 3, unicorn: 1 }),
      bets: betsOnFaces({
        horse: { pays: 2_00, rtp: 95_62 },
        swan: { pays: 3_00, rtp: 95_62 },
        hare: { pays: 5_00, rtp: 95_62 },
        bear: { pays: 6_00, rtp: 95_62 },
        elephant: { pays: 10_00, rtp: 95_62 },
        unicorn: { pays: 30_00, rtp: 95_62 },
      }),
      again: null,
      lift: [
        { times: 2, weight: 70 },
        { times: 3, weight: 20 },
        { times: 5, weight: 7 },
        { times: 10, weight: 3 },
      ],
    },
    { spot: 100_00, after: 17_000 },
  ),
});
