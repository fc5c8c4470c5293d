import type { Texts } from '../texts';
import type { ui as english } from '../en/ui';

export const ui = {
  optional: ' (opcional)',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  info: 'Aviso',
  success: 'Hecho',
  warning: 'Advertencia',
  error: 'Error',
  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  labelled: '{{label}}: {{value}}',
  bracketed: '{{text}} ({{note}})',
  ofWhat: ': {{name}}',
} satisfies Texts<typeof english>;
