import { z } from 'zod';

/** Nobody gets out below this: hundredths of the stake. */
export const lowestExit = 101;

/** A multiple in hundredths of the stake that somebody can get out at. */
const Exit = z.number().int().min(lowestExit).max(10_000_000);

/**
 * A flight whose multiple rises from 1.00 until it crashes. Whoever gets out before is paid the multiple of that moment; at `highest`
 * everybody is. The chance to reach a multiple is `fairShare` divided by it, so every way to play returns the same.
 */
export const CrashRules = z.object({
  kind: z.literal('crash'),
  /** So many seconds after a flight is over the next one starts. */
  pause: z.number(),
  /** What every exit returns, in hundredths of a percent. */
  fairShare: z.number().int(),
  /** Hundredths of the stake. */
  highest: z.number().int(),
  growth: z.object({ tau: z.number(), power: z.number() }),
});
export type CrashRules = z.infer<typeof CrashRules>;

/** `auto`: the multiple at which the player gets out without doing anything; null: only at the top. */
export const CrashChoice = z.object({ kind: z.literal('crash'), auto: Exit.nullable() });
export type CrashChoice = z.infer<typeof CrashChoice>;

/** The last multiple that was reached, in hundredths: 100 for a flight that crashed at its start. `top`: it was the highest there is. */
export const CrashResult = z.object({
  kind: z.literal('crash'),
  crashedAt: z.number().int().min(100),
  top: z.boolean(),
});
export type CrashResult = z.infer<typeof CrashResult>;

export const CrashOutcome = z.object({
  kind: z.literal('crash'),
  result: CrashResult,
  /** What the stake was multiplied by, in hundredths, and by whom: the player's post, the auto cash-out, or the top. Null: crashed. */
  exit: z.object({ multiple: z.number().int(), by: z.enum(['player', 'auto', 'top']) }).nullable(),
});
export type CrashOutcome = z.infer<typeof CrashOutcome>;

const exitDecision = /^out-(\d{3,8})$/;

/** The decision of a player who gets out at a multiple (hundredths). */
export const exitAt = (multiple: number): string => `out-${multiple}`;

/** The multiple of such a decision, or null for any other. */
export const exitOf = (decision: string): number | null => {
  const [, multiple] = exitDecision.exec(decision) ?? [];
  return multiple === undefined ? null : Number(multiple);
};
