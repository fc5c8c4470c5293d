import { languageFacts, languages, type Language } from 'contract/languages';

export { languages, type Language };
export const defaultLanguage: Language = 'en';

const ofEach = (pick: (facts: (typeof languageFacts)[Language]) => string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, pick(languageFacts[language])])) as Record<
    Language,
    string
  >;

/** What `<html lang>` and hreflang say for a language code of ours (DESIGN §4). */
export const htmlLang = ofEach(({ html }) => html);

/** The languages' own names, for the language menu. */
export const languageNames = ofEach(({ name }) => name);

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
