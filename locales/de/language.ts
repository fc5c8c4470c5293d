import type { LanguageFacts } from 'contract/language-facts';

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
  yearFirst: false,
  familyNameFirst: false,
} satisfies LanguageFacts;
