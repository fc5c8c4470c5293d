import type { Call } from 'contract/call';
import type { z } from 'zod';
import type { Bench } from './bench';

type AnyCall = Call<z.ZodTypeAny, z.ZodTypeAny, z.ZodTypeAny, z.ZodTypeAny>;

/** A rule of one call. Throws `Deviation` where it does not hold. */
export interface Check {
  call: AnyCall;
  rule: string;
  run(bench: Bench): Promise<void>;
}

export const check = (call: AnyCall, rule: string, run: (bench: Bench) => Promise<void>): Check => ({
  call,
  rule,
  run,
});
