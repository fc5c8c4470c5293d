import type { Texts } from '../texts';
import type { ui as english } from '../en/ui';

export const ui = {
  optional: ' (optional)',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  info: 'Hinweis',
  success: 'Erledigt',
  warning: 'Warnung',
  error: 'Fehler',
  pages: 'Seiten',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  labelled: '{{label}}: {{value}}',
  bracketed: '{{text}} ({{note}})',
  ofWhat: ': {{name}}',
} satisfies Texts<typeof english>;
