import type { LanguageDeclaration } from 'contract/language-facts';

export const language = {
  name: 'Deutsch',
  place: 3,
  html: 'de',
  intl: 'de-DE',
  direction: 'ltr',
  browser: ['de'],
  countries: ['DE', 'AT', 'LI', 'CH'],
  groups: '.',
  between: { items: ', ', clauses: '; ', words: ' ' },
  signs: ['units-apart', 'abbreviations-together'],
  yearFirst: false,
  familyNameFirst: false,
} satisfies LanguageDeclaration;
