import { defineGame } from '../../define-game';
import { betOnEach, boxesTable, upTo } from '../money-boxes';

/** The Parcel Room: twelve parcels on three shelves; besides what is in a parcel, one can guess where the best of them lies. */
export const theParcelRoom = defineGame({
  id: 'the-parcel-room',
  title: 'The Parcel Room',
  provider: 'Juniper Row',
  category: 'game-shows',
  popularity: 44,
  releasedAt: '2025-10-30',
  volatility: 'low',
  ...boxesTable(
    {
      look: 'parcel',
      boxes: 12,
      columns: 4,
      prizes: [
        { pays: 5_00, count: 1 },
        { pays: 2_00, count: 2 },
        { pays: 1_00, count: 1 },
        { pays: 50, count: 2 },
        { pays: 20, count: 2 },
        { pays: 10, count: 1 },
        { pays: 0, count: 3 },
      ],
      bets: [
        ...betOnEach('parcel', 12, 5_00, 95_83),
        ...upTo(3).map((shelf) => ({
          spot: `shelf-${shelf}`,
          pays: 2_88,
          rtp: 96_00,
          boxes: upTo(4).map((place) => (shelf - 1) * 4 + place),
        })),
        ...upTo(4).map((stack) => ({
          spot: `stack-${stack}`,
          pays: 3_84,
          rtp: 96_00,
          boxes: [stack, stack + 4, stack + 8],
        })),
      ],
      encore: null,
    },
    { after: 24_000 },
  ),
});
