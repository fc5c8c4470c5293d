import type { LanguageDeclaration } from 'contract/language-facts';

export const language = {
  name: 'Français',
  place: 4,
  html: 'fr',
  intl: 'fr-FR',
  direction: 'ltr',
  browser: ['fr'],
  countries: ['FR', 'BE', 'LU', 'MC', 'SN', 'CI'],
  groups: null,
  between: { items: ', ', clauses: '; ', words: ' ' },
  signs: ['units-apart', 'high-signs-apart'],
  yearFirst: false,
  familyNameFirst: false,
} satisfies LanguageDeclaration;
