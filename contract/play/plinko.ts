import { z } from 'zod';

export const PlinkoRisk = z.enum(['low', 'medium', 'high']);
export type PlinkoRisk = z.infer<typeof PlinkoRisk>;

export const PlinkoBoard = z.object({
  rows: z.number().int(),
  risk: PlinkoRisk,
  /** What each slot pays, from the left, in hundredths of the stake: one slot more than rows. */
  multiples: z.array(z.number().int()),
  /** What this board gives back, hundredths of a percent, rounded down. */
  rtp: z.number().int(),
});
export type PlinkoBoard = z.infer<typeof PlinkoBoard>;

/** A ball falls through rows of pegs, left or right of each, into a slot. */
export const PlinkoRules = z.object({ kind: z.literal('plinko'), boards: z.array(PlinkoBoard) });
export type PlinkoRules = z.infer<typeof PlinkoRules>;

export const PlinkoChoice = z.object({
  kind: z.literal('plinko'),
  rows: z.number().int().min(1).max(99),
  risk: PlinkoRisk,
});
export type PlinkoChoice = z.infer<typeof PlinkoChoice>;

export const PlinkoOutcome = z.object({
  kind: z.literal('plinko'),
  rows: z.number().int(),
  risk: PlinkoRisk,
  /** One letter a row, `L` or `R`; the slot's number from the left is how often it went right. */
  path: z.string().regex(/^[LR]+$/),
  slot: z.number().int(),
  /** Paid by the slot, in hundredths of the stake. */
  multiple: z.number().int(),
});
export type PlinkoOutcome = z.infer<typeof PlinkoOutcome>;
