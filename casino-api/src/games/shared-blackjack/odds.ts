import { dealerBusts } from 'contract/play/shared-blackjack';
import { averagesOf, dealerBustChance } from '../blackjack/odds';
import { houseDraws, type SharedBlackjackSettings } from './shared-blackjack';

/**
 * What a bet returns, as a share of its stake. A hand's worth does not depend on its place: in a shuffled shoe the cards that follow what
 * the other hands took are as likely as if nobody had taken any, since those hands stop by what they have and the open card alone.
 */
export function returnOf({ decks, blackjackPays, bets }: SharedBlackjackSettings, spot: string): number {
  if (spot === dealerBusts) return (dealerBustChance(decks) * bets.find((bet) => bet.spot === spot)!.pays) / 100;
  const { paid, staked } = averagesOf(
    { kind: 'blackjack', decks, blackjackWins: blackjackPays - 100 },
    ({ total, soft, up }) => (houseDraws({ total, soft }, up) ? 'hit' : 'stand'),
  );
  return paid / staked;
}
