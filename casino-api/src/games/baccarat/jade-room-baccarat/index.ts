import { defineGame } from '../../define-game';
import { baccaratTable } from '../baccarat';

/** Jade Room Baccarat: the classic: the house keeps a twentieth of what the banker wins. */
export const jadeRoomBaccarat = defineGame({
  id: 'jade-room-baccarat',
  title: 'Jade Room Baccarat',
  provider: 'Saltbox',
  category: 'livecasino',
  popularity: 82,
  releasedAt: '2024-11-21',
  volatility: 'low',
  ...baccaratTable(
    {
      bets: [
        { spot: 'player', pays: 2_00, rtp: 98_76 },
        { spot: 'tie', pays: 10_00, rtp: 95_15 },
        { spot: 'banker', pays: 1_95, rtp: 98_94 },
        { spot: 'player-pair', pays: 13_00, rtp: 97_10 },
        { spot: 'banker-pair', pays: 13_00, rtp: 97_10 },
      ],
      sixPays: null,
    },
    { after: 5_000 },
  ),
});
