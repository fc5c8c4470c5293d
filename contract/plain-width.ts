/**
 * What Japanese keyboards type wide, as plain signs: `ｎａｍｅ＠ｍａｉｌ．ｊｐ` is an address, `１２` a number, an ideographic space a space; kana typed half as wide
 * are whole again. All else stays as it is, which NFKC would not leave it.
 */
export const plainWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e\u3000]|[\uff61-\uff9f]+/g, (wide) => wide.normalize('NFKC'));
