import { z } from 'zod';
import { Card } from './cards';

export const HiLoGuess = z.enum(['higher', 'lower']);
export type HiLoGuess = z.infer<typeof HiLoGuess>;

/** Cards drawn one after the other, each guessed to be higher or lower than the one before. Decisions: `higher`, `lower`, `cash-out`. */
export const HiLoRules = z.object({
  kind: z.literal('hi-lo'),
  /** Of the fair multiple, what is paid: percent. */
  fairShare: z.number().int(),
  /** No guess is offered that would lead above it, in hundredths of the stake. */
  highestMultiple: z.number().int(),
  /** After so many right guesses the round pays out by itself. */
  mostGuesses: z.number().int(),
});
export type HiLoRules = z.infer<typeof HiLoRules>;

export const HiLoOutcome = z.object({
  kind: z.literal('hi-lo'),
  /** The first card, then one a guess. */
  cards: z.array(Card),
  guesses: z.array(HiLoGuess),
  lost: z.boolean(),
  /** What cashing out pays now, or paid, in hundredths of the stake; 0 before the first guess and after a wrong one. */
  multiple: z.number().int(),
  /** What cashing out would pay after a right guess; null where it is not on offer. */
  next: z.object({ higher: z.number().int().nullable(), lower: z.number().int().nullable() }),
});
export type HiLoOutcome = z.infer<typeof HiLoOutcome>;
