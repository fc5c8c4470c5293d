const isFirstHalf = (unit: number): boolean => unit >= 0xd8_00 && unit <= 0xdb_ff;

/** The beginning of a text up to `most` long as the contract counts (UTF-16), whole characters alone: half of one has no UTF-8, and could not be sent on. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, most > 0 && isFirstHalf(text.charCodeAt(most - 1)) ? most - 1 : most);
}
