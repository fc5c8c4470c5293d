import { z } from 'zod';
import { PaidSpot, Rhythm, SpotTerms } from './table';

/** What closes over the prizes: how the game looks. */
const boxLooks = ['box', 'curtain', 'parcel'] as const;
export type BoxLook = (typeof boxLooks)[number];

/**
 * A bet on one box pays what is in it; one on several boxes pays its multiple when the best prize lies in one of them. Boxes count from 1.
 */
export const BoxBet = SpotTerms.extend({ boxes: z.array(z.number().int().min(1)).min(1) });
export type BoxBet = z.infer<typeof BoxBet>;

/** Prizes that are shuffled behind boxes, hundredths of the stake. */
export const BoxesRules = z.object({
  kind: z.literal('money-boxes'),
  rhythm: Rhythm,
  look: z.enum(boxLooks),
  boxes: z.number().int(),
  /** How many stand side by side. */
  columns: z.number().int(),
  /** All prizes that are shuffled, the best first; where they are more than the boxes, some are left out. */
  prizes: z.array(z.object({ pays: z.number().int(), count: z.number().int() })),
  bets: z.array(BoxBet),
  /** One box, any as likely as another, pays so many times as much. Weights: how often. */
  encore: z.array(z.object({ times: z.number().int(), weight: z.number().int() })).nullable(),
});
export type BoxesRules = z.infer<typeof BoxesRules>;

export const BoxesResult = z.object({
  kind: z.literal('money-boxes'),
  /** What was in each box, hundredths of the stake. */
  prizes: z.array(z.number().int()).min(1),
  encore: z.object({ box: z.number().int(), times: z.number().int() }).nullable(),
});
export type BoxesResult = z.infer<typeof BoxesResult>;

/** The box with the best prize, before any encore. */
export const bestBox = ({ prizes }: Pick<BoxesResult, 'prizes'>): number => prizes.indexOf(Math.max(...prizes)) + 1;

export const BoxesOutcome = z.object({ kind: z.literal('money-boxes'), result: BoxesResult, paid: z.array(PaidSpot) });
export type BoxesOutcome = z.infer<typeof BoxesOutcome>;
