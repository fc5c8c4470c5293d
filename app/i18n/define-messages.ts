import type { Language } from './languages';

/** One text in all seven languages: leaving one out is a type error. Plurals use i18next's suffixes (`_one`, `_other`) on the key. */
export type Text = Record<Language, string>;

/**
 * The texts of one feature by key. Placeholders are i18next's `{{name}}`; values come formatted (see `format.ts`), and no
 * sentence is built from pieces.
 */
export const defineMessages = <Key extends string>(texts: Record<Key, Text>): Record<Key, Text> => texts;
