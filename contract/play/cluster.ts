import { z } from 'zod';
import { MinorUnits } from '../money';

/** `square`: cells touch at four edges. `hex`: at six; every second column stands half a cell lower, the first one does not. */
const Shape = z.enum(['square', 'hex']);

/**
 * How a game of clusters pays: equal symbols that touch win together and vanish, what is above falls, new ones come from above, and so on until
 * nothing touches any more.
 */
export const ClusterRules = z.object({
  kind: z.literal('cluster'),
  columns: z.number().int(),
  rows: z.number().int(),
  shape: Shape,
  /** Fewer than so many pay nothing. */
  smallest: z.number().int(),
  /** Multiples are of the stake divided by this. */
  parts: z.number().int(),
  /** The best first. A cluster is paid by the highest count that it reaches. */
  symbols: z.array(
    z.object({ symbol: z.string(), pays: z.array(z.object({ count: z.number().int(), multiple: z.number().int() })) }),
  ),
  /** What the clusters of the first, second, third … step are multiplied by; the last one holds from there on. */
  multipliers: z.array(z.number().int()),
  /** Share of rounds that pay anything, in hundredths of a percent. */
  hitFrequency: z.number().int().min(0).max(10_000),
});
export type ClusterRules = z.infer<typeof ClusterRules>;

/** Equal symbols that touch; `cells` are `[column, row]`, `payout` in minor units and already multiplied. */
export const Cluster = z.object({
  symbol: z.string(),
  count: z.number().int(),
  payout: MinorUnits,
  cells: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type Cluster = z.infer<typeof Cluster>;

/** The grid at one step, `grid[column][row]`, and what wins and vanishes in it. */
export const ClusterStep = z.object({
  grid: z.array(z.array(z.string())),
  clusters: z.array(Cluster),
  multiplier: z.number().int(),
  payout: MinorUnits,
});
export type ClusterStep = z.infer<typeof ClusterStep>;

/** All steps of a round; in the last one nothing touches any more. */
export const ClusterOutcome = z.object({ kind: z.literal('cluster'), shape: Shape, steps: z.array(ClusterStep) });
export type ClusterOutcome = z.infer<typeof ClusterOutcome>;
