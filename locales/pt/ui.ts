import type { Texts } from '../texts';
import type { ui as english } from '../en/ui';

export const ui = {
  optional: ' (opcional)',
  day: 'Dia',
  month: 'Mês',
  year: 'Ano',
  info: 'Aviso',
  success: 'Concluído',
  warning: 'Atenção',
  error: 'Erro',
  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  labelled: '{{label}}: {{value}}',
  bracketed: '{{text}} ({{note}})',
  ofWhat: ': {{name}}',
} satisfies Texts<typeof english>;
