import { z } from 'zod';

/** Ace first, as suits are sorted in a new deck. Ten is `T`. */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type Rank = (typeof ranks)[number];

/** Spades, hearts, diamonds, clubs. */
const suits = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof suits)[number];

/** A card of the usual 52: rank and suit, such as `QH`, the queen of hearts. */
export type Card = `${Rank}${Suit}`;
export const Card = z.string().regex(/^[A2-9TJQK][SHDC]$/) as unknown as z.ZodType<Card, z.ZodTypeDef, string>;

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;

/** One deck in the order of a new one: all spades from the ace up, hearts, diamonds, clubs. */
export const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));
