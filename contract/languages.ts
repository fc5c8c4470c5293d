/** What code has to know of a language. Its texts lie in `locales/<code>`. */
interface LanguageFacts {
  /** As its speakers call it. */
  name: string;
  /** What `<html lang>`, `hreflang` and other services say for our code (DESIGN §4). */
  html: string;
  /** The tag that `Intl` formats with: the region whose habits the texts follow. */
  intl: string;
  /** What groups thousands besides a space. */
  groups: ',' | '.' | null;
}

/** The languages of the product, a line each. */
export const languageFacts = {
  en: { name: 'English', html: 'en', intl: 'en-GB', groups: ',' },
  es: { name: 'Español', html: 'es', intl: 'es-ES', groups: '.' },
  de: { name: 'Deutsch', html: 'de', intl: 'de-DE', groups: '.' },
  fr: { name: 'Français', html: 'fr', intl: 'fr-FR', groups: null },
  pt: { name: 'Português (Brasil)', html: 'pt-BR', intl: 'pt-BR', groups: '.' },
  no: { name: 'Norsk', html: 'nb', intl: 'nb-NO', groups: null },
  jp: { name: '日本語', html: 'ja', intl: 'ja-JP', groups: ',' },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as [Language, ...Language[]];
