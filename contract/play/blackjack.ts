import { z } from 'zod';
import { MinorUnits } from '../money';
import { Card } from './cards';

export const BlackjackMove = z.enum(['hit', 'stand', 'double', 'split']);
export type BlackjackMove = z.infer<typeof BlackjackMove>;

/** Blackjack dealt for one player alone. Decisions: a `BlackjackMove` for the hand whose turn it is. */
export const BlackjackRules = z.object({
  kind: z.literal('blackjack'),
  decks: z.number().int(),
  /** What a blackjack wins on top of the stake, in hundredths of it. */
  blackjackWins: z.number().int(),
});
export type BlackjackRules = z.infer<typeof BlackjackRules>;

/** How a hand ended. `blackjack`: won with the first two cards. */
export const BlackjackResult = z.enum(['blackjack', 'won', 'pushed', 'lost', 'bust']);
export type BlackjackResult = z.infer<typeof BlackjackResult>;

/** Money in minor units. */
export const BlackjackHand = z.object({
  cards: z.array(Card),
  /** An ace counts eleven where that doesn't go over 21. */
  total: z.number().int(),
  /** Whether an ace counts eleven. */
  soft: z.boolean(),
  stake: MinorUnits,
  doubled: z.boolean(),
  /** Null while the round is open, but for a hand that went over. */
  result: BlackjackResult.nullable(),
  payout: MinorUnits,
});
export type BlackjackHand = z.infer<typeof BlackjackHand>;

export const BlackjackOutcome = z.object({
  kind: z.literal('blackjack'),
  dealer: z.object({
    /** Null is the card that lies face down. */
    cards: z.array(Card.nullable()),
    /** Of the cards that lie open. */
    total: z.number().int(),
    soft: z.boolean(),
  }),
  /** One, or two after a split. */
  hands: z.array(BlackjackHand).min(1).max(2),
  /** Whose turn it is, counted from 0; null once the round is over. */
  turn: z.number().int().nullable(),
});
export type BlackjackOutcome = z.infer<typeof BlackjackOutcome>;
