import { perLanguage } from 'contract/per-language';
import type { LanguageFacts } from 'contract/language-facts';
import { languageFacts, languages, type Language } from 'contract/languages';

export { languages, type Language };
export const defaultLanguage: Language = 'en';

const ofEach = (pick: (facts: LanguageFacts) => string): Record<Language, string> =>
  perLanguage((language) => pick(languageFacts[language]));

/** What `<html lang>`, `lang` and hreflang say for a language code of ours (DESIGN §4). */
export const htmlLang = ofEach(({ html }) => html);

/** The languages' own names, for the language menu. */
export const languageNames = ofEach(({ name }) => name);

/** For `<html dir>`, which says nothing where a page is read from the left. */
export const htmlDirection = (language: Language): 'rtl' | undefined =>
  languageFacts[language].direction === 'rtl' ? 'rtl' : undefined;

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
