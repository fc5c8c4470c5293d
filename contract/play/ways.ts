import { z } from 'zod';
import { MinorUnits } from '../money';
import { SlotSymbol } from './slot';

/**
 * How a slot of ways pays: equal symbols on neighbouring reels from the left win wherever they stand, once for every way to choose one
 * of them on each reel.
 */
export const WaysRules = z.object({
  kind: z.literal('ways'),
  /** Rows of each reel, left to right; the ways are their product. */
  rows: z.array(z.number().int()),
  /** A symbol's multiple is of the stake divided by this; a scatter's of the whole stake. */
  parts: z.number().int(),
  /** The best first. A wild stands for every symbol but a scatter, pays nothing by itself and never comes on the first reel. */
  symbols: z.array(SlotSymbol),
  freeSpins: z.object({
    /** Free spins won by so many scatters of the paid spin, rising counts; empty for a game without. */
    awards: z.array(z.object({ count: z.number().int(), spins: z.number().int() })),
    /** What every payout of the first, second, third … free spin is multiplied by; the last one holds from there on. */
    multipliers: z.array(z.number().int()),
  }),
  /** Share of paid spins that pay anything, in hundredths of a percent. */
  hitFrequency: z.number().int().min(0).max(10_000),
});
export type WaysRules = z.infer<typeof WaysRules>;

/** All ways of one symbol, or a scatter win. `payout` in minor units; `cells` are `[reel, row]`. */
export const WaysWin = z.object({
  symbol: z.string(),
  /** Reels that the win reaches over; of a scatter, how many there are. */
  count: z.number().int(),
  /** Null for a scatter win. */
  ways: z.number().int().nullable(),
  payout: MinorUnits,
  cells: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type WaysWin = z.infer<typeof WaysWin>;

/** One stop of the reels: `window[reel][row]`. Payouts are already multiplied. */
export const WaysSpin = z.object({
  window: z.array(z.array(z.string())),
  wins: z.array(WaysWin),
  multiplier: z.number().int(),
  payout: MinorUnits,
});
export type WaysSpin = z.infer<typeof WaysSpin>;

/** What a round came to: the paid spin, then the free spins it set off. */
export const WaysOutcome = z.object({ kind: z.literal('ways'), spin: WaysSpin, freeSpins: z.array(WaysSpin) });
export type WaysOutcome = z.infer<typeof WaysOutcome>;
