import { z } from 'zod';

const Cell = z.number().int().min(0).max(99);

/** A field of hidden mines: each safe cell raises what cashing out pays. Decisions: `cell-<index>`, `cash-out`. */
export const MinesRules = z.object({
  kind: z.literal('mines'),
  columns: z.number().int(),
  rows: z.number().int(),
  /** What a round can be opened with, rising; the round pays out by itself at the last multiple. */
  offers: z.array(
    z.object({
      mines: z.number().int(),
      /** What cashing out pays after one, two, three … safe cells, in hundredths of the stake. */
      multiples: z.array(z.number().int()),
    }),
  ),
});
export type MinesRules = z.infer<typeof MinesRules>;

export const MinesChoice = z.object({ kind: z.literal('mines'), mines: z.number().int().min(1).max(99) });
export type MinesChoice = z.infer<typeof MinesChoice>;

/** Cells count from 0, row after row. */
export const MinesOutcome = z.object({
  kind: z.literal('mines'),
  mines: z.number().int(),
  /** In the order they were opened; the last one holds a mine when the round is lost. */
  opened: z.array(Cell),
  lost: z.boolean(),
  /** What cashing out pays now, or paid, in hundredths of the stake; 0 before the first cell and after a mine. */
  multiple: z.number().int(),
  /** Where the mines lie; null while the round is open. */
  field: z.array(Cell).nullable(),
});
export type MinesOutcome = z.infer<typeof MinesOutcome>;
