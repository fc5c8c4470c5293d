/** Knows texts by their words: names those that a string is made of, as a page shows it, a screen reader says it, or an answer brings it. */
import type { Language } from 'contract/languages';
import type { Row } from './corpus';

export const nameOf = ({ file, key }: Pick<Row, 'file' | 'key'>): string => `${file.replace(/\.ts$/, '')}.${key}`;

/** A text, and what stands in its places. */
export interface Known {
  name: string;
  /** The words by which it was known: the whole string, or a value in it. */
  said: string;
  values: Readonly<Record<string, string>>;
}

/** As it is compared: spaces are one, and marks for line breaks are none. */
const plain = (text: string): string =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Longer texts are a page's own, not a sentence's. */
export const longest = 900;

/** A longer value is none: it is other texts that stand around. */
const longestValue = 120;

/** Of a text of hardly more than values, such as `{{label}}: {{value}}`: anything would match it. */
const isThin = (parts: readonly string[]): boolean => !/\p{L}{2}|[\u3040-\u30ff\u4e00-\u9fff]/u.test(parts.join(''));

/** A regular expression that a shown text matches, with a group for each value; null where there is nothing but values. */
export function patternOf(text: string): { source: string; places: string[]; isThin: boolean } | null {
  const parts = plain(text).split(/\{\{\w+\}\}/);
  if (!/\S/.test(parts.join(''))) return null;
  const places = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place!);
  const source = `^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+?)')}$`;
  return { source, places, isThin: places.length > 0 && isThin(parts) };
}

/**
 * Names the texts of a language that a string is made of: the one that it is as a whole, whatever its values, and those that are its values. A text of hardly
 * more than values is known by its values: one of them is a text itself.
 */
export function knower(rows: readonly Row[], language: Language): (shown: string) => readonly Known[] {
  const whole = new Map<string, string[]>();
  const filled: { name: string; expression: RegExp; places: string[]; isThin: boolean }[] = [];
  for (const row of rows) {
    const pattern = row.text[language] ? patternOf(row.text[language]) : null;
    if (!pattern) continue;
    const { source, ...rest } = pattern;
    if (rest.places.length > 0) filled.push({ name: nameOf(row), expression: new RegExp(source, 'su'), ...rest });
    else {
      const said = plain(row.text[language]);
      whole.set(said, [...(whole.get(said) ?? []), nameOf(row)]);
    }
  }
  const kept = new Map<string, readonly Known[]>();
  const find = (said: string, depth: number): readonly Known[] => {
    const before = kept.get(`${depth} ${said}`);
    if (before) return before;
    const found: Known[] = (whole.get(said) ?? []).map((name) => ({ name, said, values: {} }));
    for (const { name, expression, places, isThin: thin } of filled) {
      const groups = expression.exec(said)?.slice(1);
      if (!groups || groups.some((value) => value.length > longestValue)) continue;
      const within = depth > 0 ? groups.flatMap((value) => find(value, depth - 1)) : [];
      if (thin && within.length === 0) continue;
      found.push(
        { name, said, values: Object.fromEntries(places.map((place, at) => [place, groups[at]!])) },
        ...within,
      );
    }
    kept.set(`${depth} ${said}`, found);
    return found;
  };
  return (shown) => {
    const said = plain(shown);
    return said && said.length <= longest ? find(said, 2) : [];
  };
}

/** A title is a screen's, with the site's name behind it, and with a word before it where a form was refused. */
export const partsOfTitle = (title: string): string[] => [title, ...title.split(/ · |(?<=[:：])\s*/)];
