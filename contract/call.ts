import type { z } from 'zod';
import { longestBody } from './constants';
import type { ResultCode } from './result-codes';

/**
 * Who may make a call, by the session headers it must carry besides `api-key` (SPEC §7):
 * `none`, `visitor` (a valid `x-anon-session` or `x-player-session`) or `player` (a valid `x-player-session`).
 */
type SessionNeeded = 'none' | 'visitor' | 'player';

type Schema = z.ZodTypeAny;
type Nothing = z.ZodUndefined;

/** One call of the API: the only description of it that client, server, OpenAPI document and tests share. */
export interface Call<
  Data extends Schema = Schema,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
> {
  method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  /** With `:name` for path parameters; literal segments win over parameters. */
  path: `/${string}`;
  summary: string;
  session: SessionNeeded;
  /** Tells a player more: a player session is looked at when it comes, though none is needed. Never `shared`. */
  personal?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Bytes that the body may have, where the usual cap (`longestBody`) does not fit. */
  longestBody?: number;
  /** The body is a file as it is, read as a stream by the handler; such a call has no `body`. */
  upload?: { mimes: readonly string[]; maximumBytes: number };
  /** `data` of the successful envelope. */
  data: Data;
  /** The refusals a caller has to expect besides the protocol's own. */
  refusals?: readonly ResultCode[];
  /** Not in SPEC §7 but needed by its screens (DOMAIN §1): `x-extension: true` in the OpenAPI document. */
  extension?: true;
  /**
   * The answer is the same for everybody who speaks the same language: it may be kept and shared. Durations in seconds. `asksFirst`: what is no longer fresh
   * may be taken down by now, so it is asked for anew before it is shown, and stands in only when there is no answer.
   */
  shared?: { fresh: number; stale: number; revalidates?: boolean };
}

/** How many bytes the body of a call may have; a longer one is refused with `payload_too_large`, before it is held. */
export const longestBodyOf = ({ upload, longestBody: own }: Call): number => upload?.maximumBytes ?? own ?? longestBody;

/** Gives a call its exact type. */
export const call = <
  Data extends Schema,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
>(
  definition: Call<Data, Params, Query, Body>,
): Call<Data, Params, Query, Body> => definition;

export type DataOf<C> = C extends Call<infer Data, Schema, Schema, Schema> ? z.output<Data> : never;

/** What a caller hands over, before parsing. */
export interface InputOf<Params extends Schema, Query extends Schema, Body extends Schema> {
  params: z.input<Params>;
  query: z.input<Query>;
  body: z.input<Body>;
}
