import { languages, type Language } from 'contract/constants';

export { languages, type Language };
export const defaultLanguage: Language = 'en';

/** What `<html lang>` and hreflang say for a language code of ours (DESIGN §4). */
export const htmlLang: Record<Language, string> = {
  en: 'en',
  es: 'es',
  de: 'de',
  fr: 'fr',
  pt: 'pt',
  no: 'nb',
  jp: 'ja',
};

/** The languages' own names, for the language menu. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
  no: 'Norsk',
  jp: '日本語',
};

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
