import type { Texts } from '../texts';
import type { ui as english } from '../en/ui';

export const ui = {
  optional: ' (facultatif)',
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  info: 'Information',
  success: 'C’est fait',
  warning: 'Avertissement',
  error: 'Erreur',
  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  labelled: '{{label}} : {{value}}',
  bracketed: '{{text}} ({{note}})',
  ofWhat: ' : {{name}}',
} satisfies Texts<typeof english>;
