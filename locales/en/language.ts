import type { LanguageFacts } from 'contract/language-facts';

export const language = {
  name: 'English',
  place: 1,
  html: 'en',
  intl: 'en-GB',
  direction: 'ltr',
  browser: ['en'],
  countries: [],
  groups: ',',
  between: { items: ', ', clauses: '; ', words: ' ' },
  yearFirst: false,
  familyNameFirst: false,
} satisfies LanguageFacts;
