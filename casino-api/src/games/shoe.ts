import { deck, type Card } from 'contract/play/cards';
import type { RoundRandom } from './engine';

/**
 * Deals from so many decks, shuffled for this round alone; each call gives the next card. The cards lie in the order of new decks, one
 * after the other. Card number `n` (0, 1, 2 …) costs one draw of randomness: an integer below the cards that are left says how far behind
 * place `n` the card lies that changes places with the one there (a Fisher–Yates shuffle, only as far as it is needed).
 */
export function dealFrom(decks: number, random: RoundRandom): () => Card {
  const size = decks * deck.length;
  // Only the cards that changed their places are kept: most of a shoe is never touched.
  const moved = new Map<number, Card>();
  const cardAt = (place: number): Card => moved.get(place) ?? deck[place % deck.length]!;
  let dealt = 0;
  return () => {
    if (dealt >= size) throw new RangeError('The shoe is empty.');
    const from = dealt + random.integer(size - dealt);
    const card = cardAt(from);
    moved.set(from, cardAt(dealt));
    dealt += 1;
    return card;
  };
}
