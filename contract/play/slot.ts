import { z } from 'zod';
import { MinorUnits } from '../money';

/** A symbol's payouts by how many of it stand in a row from the left (anywhere, for a scatter). */
export const SlotSymbol = z.object({
  symbol: z.string(),
  /** A wild stands for every symbol but a scatter. */
  role: z.enum(['wild', 'scatter', 'regular']),
  /** `multiple` of the line stake (stake / lines), of the whole stake for a scatter; rising counts. */
  pays: z.array(z.object({ count: z.number().int(), multiple: z.number().int() })),
});

export type SlotSymbol = z.infer<typeof SlotSymbol>;

/** How a slot pays: all that a player needs to check a round by hand. */
export const SlotRules = z.object({
  kind: z.literal('slot'),
  reels: z.number().int(),
  rows: z.number().int(),
  /** Each line as its row on every reel, 0 at the top. Lines are numbered from 1 in this order. */
  lines: z.array(z.array(z.number().int())),
  /** The best first. */
  symbols: z.array(SlotSymbol),
  freeSpins: z.object({
    /** Free spins won by so many scatters of the paid spin, rising counts. */
    awards: z.array(z.object({ count: z.number().int(), spins: z.number().int() })),
    /** Every payout of a free spin is multiplied by this. */
    multiplier: z.number().int(),
  }),
  /** Share of paid spins that pay anything, in hundredths of a percent. */
  hitFrequency: z.number().int().min(0).max(10_000),
});
export type SlotRules = z.infer<typeof SlotRules>;

/** A line or scatter win of a slot's window. `payout` in minor units; `cells` are `[reel, row]`. */
export const SlotWin = z.object({
  symbol: z.string(),
  count: z.number().int(),
  /** 1-based, null for a scatter win. */
  line: z.number().int().nullable(),
  payout: MinorUnits,
  cells: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type SlotWin = z.infer<typeof SlotWin>;

/** One stop of the reels: `window[reel][row]`. */
export const SlotSpin = z.object({
  window: z.array(z.array(z.string())),
  wins: z.array(SlotWin),
  payout: MinorUnits,
});
export type SlotSpin = z.infer<typeof SlotSpin>;

/** What a slot's round came to: the paid spin, then the free spins it set off. Payouts of free spins are already multiplied. */
export const SlotOutcome = z.object({
  kind: z.literal('slot'),
  spin: SlotSpin,
  freeSpins: z.array(SlotSpin),
  freeSpinMultiplier: z.number().int(),
});
export type SlotOutcome = z.infer<typeof SlotOutcome>;
