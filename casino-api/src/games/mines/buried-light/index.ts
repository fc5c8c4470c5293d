import { defineGame } from '../../define-game';
import { stakesOf } from '../../stakes';
import { minesGame } from '../mines';

/** Buried Light: twenty-five cells; who cashes out in time keeps what the safe ones were worth. */
export const buriedLight = defineGame({
  id: 'buried-light',
  title: 'Buried Light',
  provider: 'Forge & Fable',
  category: 'crash-and-fast',
  look: 'lanterns',
  popularity: 88,
  releasedAt: '2024-05-02',
  // Of the worst plan, where multiples are rounded down most; every other plan returns up to 98 %.
  rtp: 9_728,
  volatility: 'medium',
  ...stakesOf([100, 200, 500, 1_000, 2_000, 5_000, 10_000], 100),
  ...minesGame({
    columns: 5,
    rows: 5,
    minesOffered: [1, 2, 3, 5, 8, 12],
    fairShare: 9_800,
    highestMultiple: 250_000,
  }),
});
