/** A language: its folder, which begins as a copy of another's. */
import type { House } from './house';

const facts = `import type { LanguageDeclaration } from 'contract/language-facts';

export const language = {
  name: 'Italiano',
  place: 8,
  html: 'it',
  intl: 'it-IT',
  direction: 'ltr',
  browser: ['it'],
  countries: ['IT', 'SM'],
  groups: '.',
  between: { items: ', ', clauses: '; ', words: ' ' },
  signs: ['percent-close'],
  yearFirst: false,
  familyNameFirst: false,
} satisfies LanguageDeclaration;
`;

export async function addLanguage(house: House): Promise<void> {
  await house.copyFolder('locales/es', 'locales/it');
  await house.write('locales/it/language.ts', facts);
}
