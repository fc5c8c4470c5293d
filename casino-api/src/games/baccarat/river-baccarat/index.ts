import { defineGame } from '../../define-game';
import { baccaratTable } from '../baccarat';

/** River Baccarat: no commission: a banker who wins with six pays half. */
export const riverBaccarat = defineGame({
  id: 'river-baccarat',
  title: 'River Baccarat',
  provider: 'Tideworks',
  category: 'livecasino',
  popularity: 55,
  releasedAt: '2026-01-22',
  volatility: 'low',
  ...baccaratTable(
    {
      bets: [
        { spot: 'player', pays: 2_00, rtp: 98_76 },
        { spot: 'tie', pays: 10_00, rtp: 95_15 },
        { spot: 'banker', pays: 2_00, rtp: 98_54 },
        { spot: 'small', pays: 2_50, rtp: 94_71 },
        { spot: 'big', pays: 1_54, rtp: 95_65 },
      ],
      sixPays: 1_50,
    },
    { after: 15_000 },
  ),
});
