import papa from 'papaparse';

/**
 * A table as RFC 4180 writes it, with the mark by which spreadsheets know UTF-8. What a spreadsheet would run as a formula is text there:
 * cells that begin with `=`, `+`, `-`, `@`, a tab or a line's end are led by an apostrophe.
 */
export const csvText = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${papa.unparse([[...columns], ...rows.map((row) => [...row])], { newline: '\r\n', escapeFormulae: /^[=+\-@\t\r\n＝＋－＠]/ })}\r\n`;
