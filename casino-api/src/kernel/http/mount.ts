import type { Call, DataOf } from 'contract/call';
import type { z } from 'zod';
import type { Outcome } from '../outcome';
import type { CallContext } from './request';

type Schema = z.ZodTypeAny;
type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type ContextOf<C> =
  C extends Call<Schema, infer P, infer Q, infer B> ? CallContext<Parsed<P>, Parsed<Q>, Parsed<B>> : never;

export type Handler<C> = (context: ContextOf<C>) => Promise<Outcome<DataOf<C>>> | Outcome<DataOf<C>>;

/** What a signature can be judged by. */
export type SignedContext = Pick<CallContext, 'env' | 'rawBody' | 'header' | 'at' | 'settings'>;

export interface MountOptions {
  /** True where the caller proves itself otherwise, as a payment provider does by its signature. */
  withoutApiKey?: boolean;
  /** Judges the message before its input is: one that is not signed is refused with `invalid_signature`. */
  isSigned?: (message: SignedContext) => boolean;
  /** `refused`: barred territories get `restriction_error` (DOMAIN §10: anon, registration, log-in, deposit and bet). */
  barredTerritory?: 'refused';
}

export interface MountedCall {
  call: Call;
  handle(context: CallContext): Promise<Outcome<unknown>>;
  options: MountOptions;
}

/** Where the routers of the sections put their calls; the app is built from it. */
export type Mounts = MountedCall[];

/**
 * Registers a call of the contract. The api-key, the sessions and the input are checked before the handler runs; its
 * outcome becomes the envelope. The order of mounting does not matter: literal paths win over parameters.
 */
export function mount<C extends Call<Schema, Schema, Schema, Schema>>(
  mounts: Mounts,
  call: C,
  handler: Handler<C>,
  options: MountOptions = {},
): void {
  mounts.push({ call, options, handle: async (context) => handler(context as ContextOf<C>) });
}
