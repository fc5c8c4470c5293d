/** Words of the pieces in app/ui. */
export const ui = {
  /** With the space before it, where the language sets one. */
  optional: ' (optional)',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  info: 'Note',
  success: 'Done',
  warning: 'Warning',
  error: 'Error',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  /** A name and what it has, as `New balance: €5.00`: each language has its own colon. */
  labelled: '{{label}}: {{value}}',
  /** A text and what is said beside it, as `Exact amount (BTC)`. */
  bracketed: '{{text}} ({{note}})',
  /** Goes on after a button or a link, for those who hear the page: “See all: Top games”. */
  ofWhat: ': {{name}}',
};
