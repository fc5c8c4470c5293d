import type { LanguageDeclaration } from 'contract/language-facts';

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
  signs: ['percent-close'],
  yearFirst: false,
  familyNameFirst: false,
} satisfies LanguageDeclaration;
