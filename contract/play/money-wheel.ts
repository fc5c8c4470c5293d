import { z } from 'zod';
import { PaidSpot, Rhythm, SpotName, SpotTerms } from './table';

/** What a segment shows: such as `wave`, or `may`. Each game has its own. */
const Face = SpotName;

/** A bet and the faces it wins with. */
export const WheelBet = SpotTerms.extend({ covers: z.array(Face) });
export type WheelBet = z.infer<typeof WheelBet>;

/** A big wheel. */
export const WheelRules = z.object({
  kind: z.literal('money-wheel'),
  rhythm: Rhythm,
  /** What the segments show, clockwise from the top. */
  segments: z.array(Face),
  bets: z.array(WheelBet),
  /** On this face the wheel is spun again and all payouts are multiplied, so often at most; the last spin of all goes over the other segments alone. */
  again: z.object({ face: Face, times: z.number().int(), most: z.number().int() }).nullable(),
  /** In every round one bet, any as likely as another, is lifted: it pays so many times as much. Weights: how often. */
  lift: z.array(z.object({ times: z.number().int(), weight: z.number().int() })).nullable(),
});
export type WheelRules = z.infer<typeof WheelRules>;

export const WheelResult = z.object({
  kind: z.literal('money-wheel'),
  /** The segments under the pointer, counted from the top clockwise; the last one decides. */
  stops: z.array(z.number().int().min(0)).min(1),
  face: Face,
  /** By what payouts were multiplied for spins before the last. */
  times: z.number().int(),
  lifted: z.object({ spot: SpotName, times: z.number().int() }).nullable(),
});
export type WheelResult = z.infer<typeof WheelResult>;

export const WheelOutcome = z.object({ kind: z.literal('money-wheel'), result: WheelResult, paid: z.array(PaidSpot) });
export type WheelOutcome = z.infer<typeof WheelOutcome>;
