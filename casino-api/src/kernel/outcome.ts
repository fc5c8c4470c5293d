import { seconds } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';

/** What a success says to the player instead of a plain "done"; the words stand in http/success-messages.ts. */
export type SuccessKey = 'favourite_added' | 'favourite_removed';

/**
 * What a domain operation came to. Refusals are values, not exceptions, so that they cross the border of a Durable Object
 * unchanged. `data` of a refusal holds what the caller may show (field errors, limits).
 */
export type Outcome<Data> =
  { ok: true; data: Data; says?: SuccessKey } | { ok: false; code: ResultCode; data?: unknown };

export const done = <Data>(data: Data, says?: SuccessKey): Outcome<Data> =>
  says ? { ok: true, data, says } : { ok: true, data };
export const refused = (code: ResultCode, data?: unknown): Outcome<never> => ({ ok: false, code, data });

/** `data` of a `too_many_requests`. @param milliseconds that the next try has to wait */
export const retryAfter = (milliseconds: number): { retryAfterSeconds: number } => ({
  retryAfterSeconds: Math.ceil(milliseconds / seconds),
});
