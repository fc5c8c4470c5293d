import { dealerBusts, sharedHands } from 'contract/play/shared-blackjack';
import { lowestOf, type ReturnProof } from '../return-proof';
import { observatory21, observatorySettings } from './observatory-21';
import { returnOf } from './odds';

export const proofs: Record<string, () => ReturnProof> = {
  [observatory21.gameid]: () => {
    // Reckoned once: a hand's worth does not depend on its place.
    const hand = returnOf(observatorySettings, sharedHands[0]);
    return lowestOf(
      observatorySettings.bets,
      (spot) => (spot === dealerBusts ? returnOf(observatorySettings, spot) : hand),
      "Every order of the shoe's cards, hands played as the house plays them; the dealer's hand by itself.",
    );
  },
};
