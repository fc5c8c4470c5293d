import { dealerBusts, sharedHands } from 'contract/play/shared-blackjack';
import { spotTable } from '../table/spot-table';
import { sharedBlackjackGame, sharedBlackjackRules, type SharedBlackjackSettings } from './shared-blackjack';

export const observatorySettings: SharedBlackjackSettings = {
  decks: 8,
  blackjackPays: 2_50,
  bets: [
    ...sharedHands.map((spot) => ({ spot, pays: 2_00, rtp: 97_63 })),
    { spot: dealerBusts, pays: 3_40, rtp: 95_82 },
  ],
};

/** Observatory 21: three hands that the house plays by one published way, and everybody bets on which of them beat the dealer. */
export const observatory21 = spotTable({
  gameid: 'observatory-21',
  game: sharedBlackjackGame(observatorySettings),
  rules: (rhythm) => sharedBlackjackRules(observatorySettings, rhythm),
  rtp: Math.min(...observatorySettings.bets.map(({ rtp }) => rtp)),
  bestRtp: Math.max(...observatorySettings.bets.map(({ rtp }) => rtp)),
  volatility: 'low',
  most: 3_40,
  limits: { chips: [1_00, 2_00, 5_00, 10_00, 25_00, 1_00_00], spot: 500_00, round: 1_000_00 },
  after: 9_000,
  example: [
    { spot: 'orion', amount: 5_00 },
    { spot: dealerBusts, amount: 1_00 },
  ],
});
