/** Text as the search compares it: `Clockmaker’s Attic` and `CLOCKMAKERS attic` are one. Empty when nothing can be searched for. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
