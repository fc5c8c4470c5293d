import { z } from 'zod';
import { Card } from './cards';

/** What five cards can be worth. `wild-royal`: a royal flush with a deuce in it, where deuces are wild. */
export const PokerHand = z.enum([
  'royal-flush',
  'four-deuces',
  'wild-royal',
  'five-of-a-kind',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'jacks-or-better',
]);
export type PokerHand = z.infer<typeof PokerHand>;

export const PokerVariant = z.enum(['jacks-or-better', 'deuces-wild']);
export type PokerVariant = z.infer<typeof PokerVariant>;

/**
 * Five cards for one player: any of them are held, the rest drawn anew, once. Decision: `hold-` and a figure a card from the left, 1 for
 * held, such as `hold-10110`.
 */
export const PokerRules = z.object({
  kind: z.literal('poker'),
  variant: PokerVariant,
  /** The best first; `multiple` of the stake. A hand that is not listed pays nothing. */
  pays: z.array(z.object({ hand: PokerHand, multiple: z.number().int() })),
});
export type PokerRules = z.infer<typeof PokerRules>;

export const PokerOutcome = z.object({
  kind: z.literal('poker'),
  /** As dealt, then, once cards were drawn, as they ended. */
  cards: z.array(Card).length(5),
  /** Which cards of the deal were held; null while the round waits for it. */
  held: z.array(z.boolean()).length(5).nullable(),
  /** What the cards are worth as they lie; null when they pay nothing. */
  hand: PokerHand.nullable(),
  /** Of the stake; 0 for no hand. */
  multiple: z.number().int(),
});
export type PokerOutcome = z.infer<typeof PokerOutcome>;
