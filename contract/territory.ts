/** Territories barred from play (SPEC §6, DOMAIN §10). One rule for the edge and for the API's own check. */

/** ISO 3166-1 alpha-2. "St. Martin" is both halves of the island, St. Eustatius and Bonaire are BQ, US overseas codes count as US. */
export const barredCountries: ReadonlySet<string> = new Set([
  'US',
  'PR',
  'GU',
  'VI',
  'AS',
  'MP',
  'UM',
  'AU',
  'AW',
  'BQ',
  'CW',
  'NL',
  'CN',
  'SX',
  'MF',
]);
/** Barred countries that a lookup may give as a subdivision of another: FR-MF is MF, US-PR is PR (ISO 3166-2). */
const barredSubdivisions = new Set(['FR-MF', 'NL-AW', 'NL-CW', 'NL-SX', 'NL-BQ1', 'NL-BQ2', 'NL-BQ3']);
/** In any country, case-insensitive (SPEC §2). */
const barredCity = 'paris';
/** Cloudflare's own words for "unknown" and "Tor". */
const notACountry = new Set(['XX', 'T1']);

export interface TerritoryVerdict {
  barred: boolean;
  /** Two upper-case letters, null when unknown. */
  country: string | null;
}

/**
 * Judges where a visitor comes from. Unknown is allowed. A header that was sent twice (`US, DE`) is barred when any of
 * its members is; its country is the first.
 */
export function territoryOf(place: {
  country?: string | null;
  region?: string | null;
  city?: string | null;
}): TerritoryVerdict {
  const countries = (place.country ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => /^[A-Za-z]{2}$/.test(code))
    .map((code) => code.toUpperCase())
    .filter((code) => !notACountry.has(code));
  const region = place.region?.trim().toUpperCase();
  const barred =
    countries.some((code) => barredCountries.has(code) || barredSubdivisions.has(`${code}-${region}`)) ||
    (place.city ?? '').trim().toLowerCase() === barredCity;
  return { barred, country: countries[0] ?? null };
}

/** Headers by which the edge tells the API where its visitor is and who asks; `ip` is the visitor's own address. */
export const clientHeaders = {
  country: 'x-client-country',
  region: 'x-client-region',
  city: 'x-client-city',
  ip: 'x-client-ip',
} as const;
