/** Territories barred from play (SPEC §6, DOMAIN §10). One rule for the edge and for the API's own check. */

/** ISO 3166-1 alpha-2. "St. Martin" is both halves of the island, St. Eustatius and Bonaire are BQ, US overseas codes count as US. */
const barredCountries = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'AU', 'AW', 'BQ', 'CW', 'NL', 'CN', 'SX', 'MF']);
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
export function territoryOf(place: { country?: string | null; city?: string | null }): TerritoryVerdict {
  const countries = (place.country ?? '')
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => /^[A-Z]{2}$/.test(code) && !notACountry.has(code));
  const barred = countries.some((code) => barredCountries.has(code)) || (place.city ?? '').trim().toLowerCase() === barredCity;
  return { barred, country: countries[0] ?? null };
}
