import type { LanguageDeclaration } from 'contract/language-facts';

export const language = {
  name: 'Norsk',
  place: 6,
  html: 'nb',
  intl: 'nb-NO',
  direction: 'ltr',
  browser: ['no', 'nb', 'nn'],
  countries: ['NO', 'SJ'],
  groups: null,
  between: { items: ', ', clauses: '; ', words: ' ' },
  signs: ['units-apart'],
  yearFirst: false,
  familyNameFirst: false,
} satisfies LanguageDeclaration;
