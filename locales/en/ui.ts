/** Words of the pieces in app/ui. */
export const ui = {
  optional: '(optional)',
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
};
