import type { LanguageDeclaration } from 'contract/language-facts';

export const language = {
  name: '日本語',
  place: 7,
  html: 'ja',
  intl: 'ja-JP',
  direction: 'ltr',
  browser: ['ja'],
  countries: ['JP'],
  groups: ',',
  between: { items: '、', clauses: ' ／ ', words: '' },
  signs: ['percent-close', 'full-width'],
  yearFirst: true,
  familyNameFirst: true,
} satisfies LanguageDeclaration;
