/**
 * The query of an address with its `?`, or nothing when nothing is said. As `URLSearchParams` would write it, whose making costs workerd as much as a dozen
 * tiles of a page; a half of a character that is none becomes U+FFFD, as there.
 * @param fields names of ours with their texts; what is undefined, null or empty is left out
 */
export function queryText(fields: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
  let query = '';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null || value === '') continue;
    query += `${query ? '&' : '?'}${name}=${encodeURIComponent(String(value).toWellFormed()).replaceAll('%20', '+')}`;
  }
  return query;
}
