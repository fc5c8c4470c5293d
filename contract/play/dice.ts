import { z } from 'zod';

/** Low numbers win below the chance, high ones from its counterpart up. */
export const DiceSide = z.enum(['low', 'high']);
export type DiceSide = z.infer<typeof DiceSide>;

/** A number is rolled; the player has said how likely a win shall be, and on which end of the scale. */
export const DiceRules = z.object({
  kind: z.literal('dice'),
  /** Numbers that can be rolled, from 0 on, all equally likely. */
  numbers: z.number().int(),
  /** Of which a multiple is the share that its chance leaves, rounded down: percent. */
  fairShare: z.number().int(),
  /** `chance` in percent, rising; `multiple` in hundredths of the stake. */
  offers: z.array(z.object({ chance: z.number().int(), multiple: z.number().int() })),
});
export type DiceRules = z.infer<typeof DiceRules>;

export const DiceChoice = z.object({
  kind: z.literal('dice'),
  side: DiceSide,
  chance: z.number().int().min(1).max(99),
});
export type DiceChoice = z.infer<typeof DiceChoice>;

export const DiceOutcome = z.object({
  kind: z.literal('dice'),
  side: DiceSide,
  chance: z.number().int(),
  rolled: z.number().int().min(0),
  won: z.boolean(),
  /** What a win pays, in hundredths of the stake, whether it was one or not. */
  multiple: z.number().int(),
});
export type DiceOutcome = z.infer<typeof DiceOutcome>;

/** The numbers that win: `[first, last]`. */
export function winningNumbers(
  { numbers }: Pick<DiceRules, 'numbers'>,
  { side, chance }: Pick<DiceChoice, 'side' | 'chance'>,
): [number, number] {
  const count = (numbers / 100) * chance;
  return side === 'low' ? [0, count - 1] : [numbers - count, numbers - 1];
}
