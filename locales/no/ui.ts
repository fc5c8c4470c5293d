import type { Texts } from '../texts';
import type { ui as english } from '../en/ui';

export const ui = {
  optional: ' (valgfritt)',
  day: 'Dag',
  month: 'Måned',
  year: 'År',
  info: 'Merknad',
  success: 'Ferdig',
  warning: 'Advarsel',
  error: 'Feil',
  pages: 'Sider',
  previousPage: 'Forrige side',
  nextPage: 'Neste side',
  labelled: '{{label}}: {{value}}',
  bracketed: '{{text}} ({{note}})',
  ofWhat: ': {{name}}',
} satisfies Texts<typeof english>;
