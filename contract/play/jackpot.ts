import { z } from 'zod';
import { MinorUnits } from '../money';
import { SlotRules, SlotSpin } from './slot';

/** Shares of a stake in hundredths of a percent. */
const Share = z.number().int().min(0).max(10_000);

/**
 * How a progressive jackpot is fed and won. The pool is kept in euro; stakes and prizes of other currencies count by the fixed table. Whatever
 * goes in is paid out: the long-run return of the jackpot is `poolShare` + `seedShare`, at every stake.
 */
export const JackpotTerms = z.object({
  /** A stake of s euro minor units wins the pool with the chance s / `stakedPerHit`. */
  stakedPerHit: z.number().int().min(1),
  /** Euro minor units that the pool starts with, again after each win. */
  seed: MinorUnits,
  /** Goes into the pool. */
  poolShare: Share,
  /** Goes to the next pool's seed. */
  seedShare: Share,
  /** Euro minor units: what play money is played for, which is what the pool holds on average when it is won. */
  funPrize: MinorUnits,
});
export type JackpotTerms = z.infer<typeof JackpotTerms>;

/** A slot of fixed lines whose every stake also plays for a pool. */
export const JackpotRules = z.object({
  kind: z.literal('jackpot'),
  base: SlotRules,
  /** Return of the slot alone, hundredths of a percent. */
  baseReturn: z.number().int(),
  jackpot: JackpotTerms,
});
export type JackpotRules = z.infer<typeof JackpotRules>;

/** What a jackpot slot's round came to. Amounts in minor units of the round's currency. */
export const JackpotOutcome = z.object({
  kind: z.literal('jackpot'),
  spin: SlotSpin,
  freeSpins: z.array(SlotSpin),
  freeSpinMultiplier: z.number().int(),
  /** Null unless the pool was won. `prize` is null until the pool has answered; the round is open until then. */
  jackpot: z.object({ prize: MinorUnits.nullable() }).nullable(),
});
export type JackpotOutcome = z.infer<typeof JackpotOutcome>;
