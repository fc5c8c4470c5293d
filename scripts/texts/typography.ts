/** How each language sets its signs: one function writes them (`npm run texts -- --set`), and the tests hold every text to it. */
import type { LanguageDeclaration, SignHabit } from 'contract/language-facts';
import { languages, type Language } from 'contract/languages';

/** No line breaks at it; the narrow one is what French puts before high signs. */
const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** A run of ordinary or no-break spaces. */
const gap = '[ \\u00a0\\u202f]';
/** What a figure ends with, or the place that one is filled into. */
const figure = '(?<=[\\d}])';

type Rule = readonly [pattern: RegExp, sign: string];

/** Signs that Japanese sets as wide as its letters, with no space around them. */
const wide = '（）「」『』【】：、。／～';
const letter = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';

/** What each habit that `locales/<language>/language.ts` names does to a text. */
const habits: Readonly<Record<SignHabit, readonly Rule[]>> = {
  'units-apart': [[new RegExp(`${figure}${gap}+(?=(?:%|€|EUR|M[Bo]|CP)(?!\\p{L}))`, 'gu'), noBreak]],
  'percent-close': [
    [new RegExp(`${figure}${gap}+(?=%)`, 'gu'), ''],
    [new RegExp(`${figure} (?=MB)`, 'gu'), noBreak],
  ],
  'abbreviations-together': [[/(?<=z\.|d\.|u\.) (?=B\.|h\.|a\.)/gu, noBreak]],
  'high-signs-apart': [
    // A table's dashes (`| :--- |`) and a picture (`![…]`) are Markdown, not sentences.
    [new RegExp(`(?<=[^\\s|])${gap}+(?=[;?]|!(?!\\[))`, 'gu'), narrowNoBreak],
    [new RegExp(`(?<=[^\\s|])${gap}+(?=:(?!-))`, 'gu'), noBreak],
    [new RegExp(`(?<=«)${gap}*`, 'gu'), noBreak],
    [new RegExp(`(?<=[^ \\u00a0\\u202f])${gap}*(?=»)`, 'gu'), noBreak],
  ],
  'full-width': [
    // A table's bars and the number of a list's entry keep their space: they are Markdown.
    [new RegExp(`(?<=[${wide}])${gap}+(?=[^\\s|])|(?<=[^\\s|.])${gap}+(?=[${wide}])`, 'gu'), ''],
    // A figure and its counter are one word: `24時間`, `{{hours}}時間`.
    [new RegExp(`${figure}${gap}+(?=[${letter}])`, 'gu'), ''],
  ],
};

const declared = new Map(
  await Promise.all(
    languages.map(async (language) => {
      const file = (await import(/* @vite-ignore */ `../../locales/${language}/language.ts`)) as {
        language: LanguageDeclaration;
      };
      return [language, file.language.signs] as const;
    }),
  ),
);

/** The habits that a language's `language.ts` names. */
export const signsOf = (language: Language): readonly SignHabit[] => declared.get(language)!;

/** A text with its language's signs and spaces in place. A text that is right comes back as it is. */
export const typeset = (language: Language, text: string): string =>
  signsOf(language)
    .flatMap((habit) => habits[habit])
    .reduce((set, [pattern, sign]) => set.replace(pattern, sign), text);
