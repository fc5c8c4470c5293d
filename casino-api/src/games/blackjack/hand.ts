import { rankOf, ranks, type Card } from 'contract/play/cards';

/** What a card counts: an ace one here, pictures ten. */
export const valueOf = (card: Card): number => Math.min(ranks.indexOf(rankOf(card)) + 1, 10);

/** What cards count together: one ace counts eleven where that doesn't go over 21, and the hand is soft then. */
export function totalOf(cards: readonly Card[]): { total: number; soft: boolean } {
  const low = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const soft = low <= 11 && cards.some((card) => valueOf(card) === 1);
  return { total: soft ? low + 10 : low, soft };
}

/** Twenty-one with the first two cards. */
export const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21;

/** The dealer draws to 16 and stands on every 17, soft ones too. */
export const dealerDraws = (total: number): boolean => total < 17;
