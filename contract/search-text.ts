/** Hiragana is found as katakana: people type readings in either. */
export const katakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** Text as the search compares it: `Clockmaker’s Attic` and `CLOCKMAKERS attic` are one. Empty when nothing can be searched for. */
export const searchText = (text: string): string =>
  katakana(text.normalize('NFKD'))
    .replace(/[\p{Mark}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
