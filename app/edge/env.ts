import type { MetricsBinding } from 'contract/metrics';
import { z } from 'zod';

const httpsUrl = z
  .string()
  .url()
  .refine((text) => /^https?:\/\//i.test(text), 'an http or https address');
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const optionalUrl = z.union([z.literal(''), httpsUrl]).default('');
const secret = z.string().min(32, 'at least 32 characters');

function origins(text: string, context: z.RefinementCtx): string[] {
  const named = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (named.every((part) => isOrigin(part) && /^https?:/.test(part))) return named;
  context.addIssue({ code: 'custom', message: 'origins joined by commas, such as https://games.acme.example' });
  return z.NEVER;
}

/** What the edge app is configured by; `.dev.vars.example` explains each variable. */
export const EdgeVariables = z.object({
  ENVIRONMENT: z.enum(['local', 'preview', 'production']),
  SITE_ORIGIN: httpsUrl,
  /** Base of an outside casino API; empty: the service binding `CASINO_API`. */
  CASINO_API_URL: optionalUrl,
  /** The API base for requests that arrive at `ALTERNATE_HOST`, the second domain (SPEC §7). */
  CASINO_API_URL_ALTERNATE: optionalUrl,
  ALTERNATE_HOST: z.string().default(''),
  /** Answers `{country_code2, city}` for `?ip=`; empty: the edge's own geolocation alone. */
  GEOLOCATION_URL: optionalUrl,
  /** The origin of the hosted card page: a player is sent to no other place. */
  CHECKOUT_PAGE: httpsUrl.refine(isOrigin, 'an origin without a path').default('https://checkout.stripe.com'),
  /** Origins whose games may be framed on the play page, joined by commas; empty: none. */
  GAME_FRAMES: z.string().default('').transform(origins),
  /** Takes events as JSON, today `first_deposit`; empty: nobody is told anything. */
  ANALYTICS_URL: optionalUrl,
  /** The script of an outside chat of Tawk's kind, https; empty: there is none. */
  CHAT_WIDGET: z.union([z.literal(''), z.string().url().startsWith('https://')]).default(''),
  /** When somebody is at it, UTC, as `08:00-22:00`; empty: around the clock. */
  CHAT_HOURS: z
    .union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/)])
    .default(''),
  QA: z.enum(['on', 'off']),
  API_KEY: secret,
  SESSION_SECRET: secret,
});
export type EdgeVariables = z.infer<typeof EdgeVariables>;

export interface EdgeEnv extends EdgeVariables, MetricsBinding {
  CASINO_API?: Fetcher;
}

/** Thrown with every broken variable by name and what it should hold. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

const parsed = new WeakMap<object, EdgeEnv>();

/** @throws ConfigurationError */
export function readEnv(raw: object): EdgeEnv {
  const known = parsed.get(raw);
  if (known) return known;
  const result = EdgeVariables.safeParse(raw);
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const binding = (raw as { CASINO_API?: Fetcher }).CASINO_API;
  if (result.success) {
    if (result.data.QA === 'on' && result.data.ENVIRONMENT === 'production')
      problems.push('QA: must be off in production');
    if (!binding && !result.data.CASINO_API_URL)
      problems.push('CASINO_API_URL: the address of a casino API, since there is no CASINO_API binding');
  }
  if (!result.success || problems.length)
    throw new ConfigurationError(`The edge app is not configured. ${problems.join('; ')}`);
  const { METRICS } = raw as MetricsBinding;
  const env: EdgeEnv = { ...result.data, CASINO_API: binding, METRICS };
  parsed.set(raw, env);
  return env;
}
