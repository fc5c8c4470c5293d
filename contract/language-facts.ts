/** What code has to know of a language: `locales/<code>/language.ts` declares it beside the texts. */
export interface LanguageFacts {
  /** As its speakers call it. */
  name: string;
  /** Its place in the menus of languages, from 1. */
  place: number;
  /** What `<html lang>`, `hreflang` and other services say for our code (DESIGN §4); plurals are counted by it. */
  html: string;
  /** The tag that `Intl` formats with: the region whose habits the texts follow. */
  intl: string;
  direction: 'ltr' | 'rtl';
  /** What browsers ask for when they mean it, without regions. */
  browser: readonly string[];
  /** Where it is what a visitor gets who asks for no language of ours: ISO 3166 codes of countries. */
  countries: readonly string[];
  /** What groups thousands besides a space. */
  groups: ',' | '.' | null;
  /** What stands between the items of a list, between clauses that each name something, and between words and sentences. */
  between: { items: string; clauses: string; words: '' | ' ' };
  /** Whether a date begins with its year and counts its months. */
  yearFirst: boolean;
  /** Whether the family name stands before the given one. */
  familyNameFirst: boolean;
}

/** Habits of setting signs and spaces, of which a language has some (`scripts/texts/typography.ts` says what each is). */
export type SignHabit = 'units-apart' | 'percent-close' | 'high-signs-apart' | 'full-width' | 'abbreviations-together';

/** What `language.ts` declares: the facts that code reads, and what only those who write texts need. */
export interface LanguageDeclaration extends LanguageFacts {
  /** How the texts set signs and spaces. */
  signs: readonly SignHabit[];
}
