import { z } from 'zod';
import { Card } from './cards';
import { PaidSpot, Rhythm, SpotTerms } from './table';

/** Hands that everybody at the table can bet on, named for the constellations they lie under; and one bet on the dealer. */
export const sharedHands = ['lyra', 'orion', 'cygnus'] as const;
export const dealerBusts = 'dealer-busts';

export const SharedBlackjackRules = z.object({
  kind: z.literal('shared-blackjack'),
  rhythm: Rhythm,
  decks: z.number().int(),
  /** What a hand pays with twenty-one in two cards, hundredths of the stake, which is part of it. */
  blackjackPays: z.number().int(),
  bets: z.array(SpotTerms),
});
export type SharedBlackjackRules = z.infer<typeof SharedBlackjackRules>;

const handEnds = ['won', 'blackjack', 'push', 'lost'] as const;
export type HandEnd = (typeof handEnds)[number];

export const SharedBlackjackResult = z.object({
  kind: z.literal('shared-blackjack'),
  /** The first card is the one that lies open while the hands are played. */
  dealer: z.array(Card).min(2),
  dealerTotal: z.number().int(),
  hands: z.array(
    z.object({
      name: z.enum(sharedHands),
      cards: z.array(Card).min(2),
      total: z.number().int(),
      end: z.enum(handEnds),
    }),
  ),
});
export type SharedBlackjackResult = z.infer<typeof SharedBlackjackResult>;

export const SharedBlackjackOutcome = z.object({
  kind: z.literal('shared-blackjack'),
  result: SharedBlackjackResult,
  paid: z.array(PaidSpot),
});
export type SharedBlackjackOutcome = z.infer<typeof SharedBlackjackOutcome>;
