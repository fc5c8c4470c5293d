import { territoryOf, type TerritoryVerdict } from 'contract/territory';
import type { EdgeEnv } from './env';

/** Where the edge says a visitor is. Nothing here falls back on anything: unknown stays unknown (DOMAIN §10). */
export interface Place {
  country: string | null;
  region: string | null;
  city: string | null;
}

/** Pages of information that somebody may need who can't play here: what was agreed, what is kept of them, and how to get their money or help. */
const legalPages =
  'terms|privacy|cookies|complaints|anti-money-laundering|safer-play|responsible-marketing|verification';

/** Paths that stay readable in barred territories (DOMAIN §10), and what search engines read first, wherever they come from. */
const readable = [
  /^\/(robots\.txt|sitemap\.xml)$/,
  /^\/access-restricted$/,
  /^\/responsible-gambling$/,
  new RegExp(`^/info/(${legalPages})$`),
];

export const staysReadable = (path: string): boolean => readable.some((pattern) => pattern.test(path));

/**
 * The edge's own geolocation. The country is the header's alone: locally `request.cf` claims the US for everybody, so a
 * missing header means unknown.
 */
export function placeOf(request: Request): Place {
  const cf = (request as { cf?: { city?: unknown; regionCode?: unknown } }).cf;
  const country = request.headers.get('cf-ipcountry');
  return {
    country,
    region: request.headers.get('cf-region-code') ?? (country ? text(cf?.regionCode) : null),
    city: request.headers.get('cf-ipcity') ?? (country ? text(cf?.city) : null),
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

const lookupTimeout = 1_000;

/** Asks the lookup service for the city the edge does not know; an unanswered question bars nobody. */
export async function completePlace(place: Place, ip: string, env: EdgeEnv): Promise<Place> {
  if (!env.GEOLOCATION_URL || place.city) return place;
  try {
    const url = new URL(env.GEOLOCATION_URL);
    url.searchParams.set('ip', ip);
    const answer = await fetch(url, { signal: AbortSignal.timeout(lookupTimeout) });
    const found = await answer.json<{ country_code2?: unknown; city?: unknown }>();
    return { ...place, country: place.country ?? text(found.country_code2), city: text(found.city) };
  } catch {
    return place;
  }
}

export const verdictOn = (place: Place): TerritoryVerdict => territoryOf(place);
