import papa from 'papaparse';

/**
 * A table as RFC 4180 writes it, with the mark by which spreadsheets know UTF-8. What a spreadsheet would run as a formula is text there:
 * cells that begin with `=`, `+`, `-`, `@`, a tab or a line's end are led by an apostrophe, but for an amount below zero, which is a number.
 */
export const csvText = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${papa.unparse([[...columns], ...rows.map((row) => [...row])], { newline: '\r\n', escapeFormulae: /^(?!-\d+\.\d\d$)[=+\-@\t\r\n＝＋－＠]/ })}\r\n`;
