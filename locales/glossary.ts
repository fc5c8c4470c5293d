/** What a review of the texts settled for a language (`GLOSSARY.md`); the tests hold every text to it. */
export interface Glossary {
  /** Words that no text says, and what it says instead: each thing has one name in a language. */
  ruledOut: readonly { word: RegExp; say: string }[];
  /** How players are not addressed. */
  wrongAddress?: RegExp;
  /** Words that are the same in English: names, terms that are left as they are, and words that the languages share. */
  sameAsEnglish: readonly string[];
  /** Words with one form for one and for many. */
  sameInPlural?: RegExp;
}

/** A whole word: `\b` knows no accents and no Japanese. */
export const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
