import { defineGame } from '../../define-game';
import { dealerBusts, sharedHands } from 'contract/play/shared-blackjack';
import { sharedBlackjackTable } from '../shared-blackjack';

/** Observatory 21: three hands that the house plays by one published way, and everybody bets on which of them beat the dealer. */
export const observatory21 = defineGame({
  id: 'observatory-21',
  title: 'Observatory 21',
  provider: 'Perihelion',
  category: 'livecasino',
  popularity: 60,
  releasedAt: '2025-08-21',
  volatility: 'low',
  ...sharedBlackjackTable(
    {
      decks: 8,
      blackjackPays: 2_50,
      bets: [
        ...sharedHands.map((spot) => ({ spot, pays: 2_00, rtp: 97_63 })),
        { spot: dealerBusts, pays: 3_40, rtp: 95_82 },
      ],
    },
    { spot: 500_00, round: 1_000_00, after: 9_000 },
  ),
});
