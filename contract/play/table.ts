import { z } from 'zod';
import { MinorUnits, PositiveMinorUnits } from '../money';

/** A place on a table where chips can lie, such as `red` or `17-20`; each family of tables names its own. */
export const SpotName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40);

/** `amount` in minor units. */
export const SpotBet = z.object({ spot: SpotName, amount: PositiveMinorUnits });
export type SpotBet = z.infer<typeof SpotBet>;

/** What a player has on a table in one of its rounds, each spot once. */
export const BetsChoice = z.object({ kind: z.literal('bets'), bets: z.array(SpotBet).min(1).max(160) });
export type BetsChoice = z.infer<typeof BetsChoice>;

/** What lay on a spot and what it paid, the stake included; minor units. */
export const PaidSpot = z.object({ spot: SpotName, amount: MinorUnits, payout: MinorUnits });
export type PaidSpot = z.infer<typeof PaidSpot>;

/** How the rounds of a table follow one another, in seconds: a round closes `every` so often, its result is shown `dealing` later. */
export const Rhythm = z.object({ every: z.number(), dealing: z.number() });
export type Rhythm = z.infer<typeof Rhythm>;

/** A spot with what it pays at its usual, in hundredths of the stake, which is part of it, and what it returns in the long run, in hundredths of a percent. */
export const SpotTerms = z.object({ spot: SpotName, pays: z.number().int(), rtp: z.number().int() });
export type SpotTerms = z.infer<typeof SpotTerms>;
