/** How each language sets its signs: one function writes them (`npm run texts -- --set`), and the tests hold every text to it. */
import type { Language } from 'contract/languages';

/** No line breaks at it; the narrow one is what French puts before high signs. */
const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** A run of ordinary or no-break spaces. */
const gap = '[ \\u00a0\\u202f]';
/** What a figure ends with, or the place that one is filled into. */
const figure = '(?<=[\\d}])';

type Rule = readonly [pattern: RegExp, sign: string];

const unitsApart: readonly Rule[] = [[new RegExp(`${figure}${gap}+(?=(?:%|€|EUR|M[Bo]|CP)(?!\\p{L}))`, 'gu'), noBreak]];
const percentClose: readonly Rule[] = [[new RegExp(`${figure}${gap}+(?=%)`, 'gu'), '']];
const megabytesApart: readonly Rule[] = [[new RegExp(`${figure} (?=MB)`, 'gu'), noBreak]];

/** Signs that Japanese sets as wide as its letters, with no space around them. */
const wide = '（）「」『』【】：、。／～';
const letter = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';

const rules: Readonly<Partial<Record<Language, readonly Rule[]>>> = {
  en: [...percentClose, ...megabytesApart],
  es: unitsApart,
  de: [...unitsApart, [/(?<=z\.|d\.|u\.) (?=B\.|h\.|a\.)/gu, noBreak]],
  fr: [
    ...unitsApart,
    // A table's dashes (`| :--- |`) and a picture (`![…]`) are Markdown, not sentences.
    [new RegExp(`(?<=[^\\s|])${gap}+(?=[;?]|!(?!\\[))`, 'gu'), narrowNoBreak],
    [new RegExp(`(?<=[^\\s|])${gap}+(?=:(?!-))`, 'gu'), noBreak],
    [new RegExp(`(?<=«)${gap}*`, 'gu'), noBreak],
    [new RegExp(`(?<=[^ \\u00a0\\u202f])${gap}*(?=»)`, 'gu'), noBreak],
  ],
  pt: [...percentClose, ...megabytesApart],
  no: unitsApart,
  jp: [
    ...percentClose,
    ...megabytesApart,
    // A table's bars and the number of a list's entry keep their space: they are Markdown.
    [new RegExp(`(?<=[${wide}])${gap}+(?=[^\\s|])|(?<=[^\\s|.])${gap}+(?=[${wide}])`, 'gu'), ''],
    [new RegExp(`(?<=\\d) (?=[${letter}])`, 'gu'), ''],
  ],
};

/** A text with its language's signs and spaces in place. A text that is right comes back as it is. */
export const typeset = (language: Language, text: string): string =>
  (rules[language] ?? []).reduce((set, [pattern, sign]) => set.replace(pattern, sign), text);
