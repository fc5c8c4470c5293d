import type { LanguageDeclaration } from 'contract/language-facts';

export const language = {
  name: 'Português (Brasil)',
  place: 5,
  html: 'pt-BR',
  intl: 'pt-BR',
  direction: 'ltr',
  browser: ['pt'],
  countries: ['PT', 'BR', 'AO', 'MZ'],
  groups: '.',
  between: { items: ', ', clauses: '; ', words: ' ' },
  signs: ['percent-close'],
  yearFirst: false,
  familyNameFirst: false,
} satisfies LanguageDeclaration;
