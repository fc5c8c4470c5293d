import { z } from 'zod';

/** What every answer is wrapped in (SPEC §3): `info` first, then `data` (null when there is none). */
export const Info = z.object({
  success: z.boolean(),
  /** In the language of `x-language`. */
  message: z.string(),
  /** One of ours (`ResultCode`), or another operator's own. */
  resultCode: z.string(),
});
export type Info = z.infer<typeof Info>;

export const Envelope = z.object({ info: Info, data: z.unknown() });
export interface Envelope<Data> {
  info: Info;
  data: Data;
}

/** `data` of an `invalid_request`, and of refusals that concern single fields: the field's name and a result code or rule. */
export const FieldErrors = z.object({ errors: z.array(z.object({ field: z.string(), code: z.string() })) });
export type FieldErrors = z.infer<typeof FieldErrors>;
