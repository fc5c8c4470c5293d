import type { ResultCode } from 'contract/result-codes';

/**
 * What a domain operation came to. Refusals are values, not exceptions, so that they cross the border of a Durable Object
 * unchanged. `data` of a refusal holds what the caller may show (field errors, limits).
 */
export type Outcome<Data> = { ok: true; data: Data } | { ok: false; code: ResultCode; data?: unknown };

export const done = <Data>(data: Data): Outcome<Data> => ({ ok: true, data });
export const refused = (code: ResultCode, data?: unknown): Outcome<never> => ({ ok: false, code, data });
