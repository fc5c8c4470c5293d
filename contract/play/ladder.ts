import { z } from 'zod';
import { SlotRules, SlotSpin } from './slot';

/** A slot of fixed lines whose wins climb: each spin that wins is followed by a free one a step higher, until one wins nothing or the top has paid. */
export const LadderRules = z.object({
  kind: z.literal('ladder'),
  base: SlotRules,
  /** What every payout of the paid spin, the first free spin, the second … is multiplied by. */
  multipliers: z.array(z.number().int()),
  /** About one round in `oneIn` pays at least so many stakes. */
  highest: z.object({ multiple: z.number().int(), oneIn: z.number().int() }),
});
export type LadderRules = z.infer<typeof LadderRules>;

/** The paid spin, then the free ones; payouts are already multiplied. */
export const LadderOutcome = z.object({
  kind: z.literal('ladder'),
  spins: z.array(SlotSpin.extend({ multiplier: z.number().int() })),
});
export type LadderOutcome = z.infer<typeof LadderOutcome>;
