import { dealerBusts, sharedHands } from 'contract/play/shared-blackjack';
import { lowestOf, type ReturnProof } from '../return-proof';
import { returnOf } from './odds';
import type { SharedBlackjackSettings } from './shared-blackjack';

/** How the return of each game of the family is known. */
export function proveReturn(settings: SharedBlackjackSettings): ReturnProof {
  // Reckoned once: a hand's worth does not depend on its place.
  const hand = returnOf(settings, sharedHands[0]);
  return lowestOf(
    settings.bets,
    (spot) => (spot === dealerBusts ? returnOf(settings, spot) : hand),
    "Every order of the shoe's cards, hands played as the house plays them; the dealer's hand by itself.",
  );
}
