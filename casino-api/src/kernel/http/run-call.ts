import type { Context } from 'hono';
import type { z } from 'zod';
import { longestBodyOf } from 'contract/call';
import { done, refused, type Outcome } from '../outcome';
import { readAnonymousId } from '../session/anonymous';
import { readPlayerToken } from '../session/player-token';
import { isInMaintenance, isOff, switchesAt } from '../switches';
import { answer } from './answer';
import { hasApiKey, type ApiContext } from './api-context';
import type { CallContext, CallerSessions, RequestFacts } from './request';
import { parseJson, readText } from './body';
import type { MountedCall } from './mount';

/** Answers a mounted call: api-key, switches, territory, sessions, signature, input, handler, envelope, in this order. */
export async function runCall(mounted: MountedCall, context: Context<ApiContext>): Promise<Response> {
  const facts = context.get('facts');
  const headers: Record<string, string> = {};
  const outcome = await judge(mounted, context, facts, headers);
  const { shared } = mounted.call;
  if (outcome.ok && shared) {
    headers['cache-control'] ??= `public, max-age=${shared.fresh}, stale-while-revalidate=${shared.stale}`;
    headers.vary = 'x-language';
  }
  context.set('resultCode', outcome.ok ? 'ok' : outcome.code);
  return answer(outcome, facts.language, headers);
}

async function judge(
  mounted: MountedCall,
  context: Context<ApiContext>,
  facts: RequestFacts,
  headers: Record<string, string>,
): Promise<Outcome<unknown>> {
  const { call, options } = mounted;
  const header = (name: string) => context.req.raw.headers.get(name);
  if (!options.withoutApiKey && !hasApiKey(context)) return refused('invalid_api_key');
  const later = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
  const switches = await switchesAt(context.env.DB, facts.at, later);
  // Who proves itself by a signature tells of money that has moved: that goes on.
  if (isInMaintenance(switches) && !options.withoutApiKey) return refused('maintenance');
  const barred = facts.client.barred || isOff(switches, 'country', facts.client.country);
  if (options.barredTerritory === 'refused' && barred) return refused('restriction_error');

  const sessions = await sessionsOf(header, facts);
  if (call.session === 'player' && !sessions.player) return refused('session_expired');
  if (call.session === 'visitor' && !sessions.player && !sessions.anonymousId) return refused('session_expired');

  // Only now is anything read, and of what says to be too long nothing is. A call that takes no body is told of one that is too long all the same.
  const longest = longestBodyOf(call);
  if (Number(header('content-length') ?? 0) > longest) return refused('payload_too_large');
  const text = call.upload || !context.req.raw.body ? done('') : await readText(context.req.raw, longest);
  if (!text.ok) return text;
  if (options.isSigned && !options.isSigned({ ...facts, env: context.env, header, rawBody: text.data }))
    return refused('invalid_signature');
  const json = call.body ? parseJson(text.data) : done(undefined);
  if (!json.ok) return json;
  const params = parse(call.params, context.req.param());
  const asked = call.query || call.method === 'DELETE' ? Object.fromEntries(new URL(context.req.url).searchParams) : {};
  const query = parse(call.query, asked);
  // Not every client can send a body with DELETE: without one, its fields come in the query (DOMAIN §1).
  const body = parse(call.body, call.method === 'DELETE' && text.data === '' ? asked : json.data);
  // A path that names what can't exist is not found; a number out of its range is the caller's mistake.
  if (params.namesNothing) return refused('not_found');
  const errors = [params, query, body].flatMap((part) => part.errors);
  if (errors.length > 0) return refused('invalid_request', { errors });

  const given: CallContext = {
    ...facts,
    client: { ...facts.client, barred },
    switches,
    env: context.env,
    params: params.value,
    query: query.value,
    body: body.value,
    rawBody: call.body ? text.data : '',
    stream: call.upload ? context.req.raw.body : null,
    sessions,
    header,
    setHeader: (name, value) => {
      headers[name] = value;
    },
    later,
  };
  return mounted.handle(given);
}

async function sessionsOf(
  header: (name: string) => string | null,
  { at, settings }: RequestFacts,
): Promise<CallerSessions> {
  const [anonymousId, player] = await Promise.all([
    readAnonymousId(header('x-anon-session') ?? undefined, at, settings.SESSION_SECRET),
    readPlayerToken(header('x-player-session') ?? undefined, 'session', settings.SESSION_SECRET),
  ]);
  return { anonymousId, player };
}

interface ParsedPart {
  value: unknown;
  errors: { field: string; code: string }[];
  /** Some text in it is none of those that there can be. */
  namesNothing: boolean;
}

const isOfText = (issue: z.ZodIssue): boolean =>
  issue.code === 'invalid_enum_value' ||
  issue.code === 'invalid_literal' ||
  issue.code === 'invalid_string' ||
  ((issue.code === 'too_big' || issue.code === 'too_small') && issue.type === 'string');

/** The parsed value, or one error a field: zod's own rule name (`too_small`, `invalid_string`, `invalid_type` …). */
function parse(schema: z.ZodTypeAny | undefined, input: unknown): ParsedPart {
  if (!schema) return { value: undefined, errors: [], namesNothing: false };
  const result = schema.safeParse(input);
  if (result.success) return { value: result.data, errors: [], namesNothing: false };
  const { issues } = result.error;
  const byField = new Map<string, string>();
  for (const { path, code } of issues) {
    const field = path.join('.');
    if (!byField.has(field)) byField.set(field, code);
  }
  return {
    value: undefined,
    errors: [...byField].map(([field, code]) => ({ field, code })),
    namesNothing: issues.some(isOfText),
  };
}
