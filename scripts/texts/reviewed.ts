/**
 * Which texts somebody has read as they stand. A language keeps a hash per text in `locales/<language>/reviewed.json`, made of its key, the
 * English text and its own: a changed text, a changed English root, and two texts or languages that were swapped are all seen.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from 'contract/languages';
import { root } from '../build';
import { allTexts, articles, type Row } from './corpus';

/** By what a translator names a text: `cashier.title`, `content/info/terms.md`. */
export type Hashes = Readonly<Record<string, string>>;

const hashOf = (name: string, english: string, text: string): string =>
  createHash('sha256').update([name, english, text].join('\u0000')).digest('hex').slice(0, 10);

/** The hashes of a language's texts as they stand. A text that English alone has is none of the language's. */
export function hashesOf(language: Language, rows: readonly Row[]): Hashes {
  const english = new Map(articles('en').map(({ file, text }) => [file.replace('locales/en/', ''), text]));
  return Object.fromEntries([
    ...rows
      .filter(({ text }) => text[language])
      .map(({ file, key, text }) => {
        const name = `${file.replace(/\.ts$/, '')}.${key}`;
        return [name, hashOf(name, text.en, text[language])] as const;
      }),
    ...articles(language).map(({ file, text }) => {
      const name = file.replace(`locales/${language}/`, '');
      return [name, hashOf(name, english.get(name) ?? '', text)] as const;
    }),
  ]);
}

const fileOf = (language: Language): string => path.join(root, 'locales', language, 'reviewed.json');

function reviewedHashes(language: Language): Hashes {
  const file = fileOf(language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Hashes) : {};
}

/** What was not confirmed, a line each: which text, in which language, and why it is asked about. */
export function unconfirmed(language: Language, now: Hashes, reviewed: Hashes): string[] {
  const changed = Object.entries(now)
    .filter(([name, hash]) => reviewed[name] !== hash)
    .map(([name]) => `${language} ${name}: ${name in reviewed ? 'changed, or its English did' : 'new'}`);
  const gone = Object.keys(reviewed)
    .filter((name) => !(name in now))
    .map((name) => `${language} ${name}: gone`);
  return [...changed, ...gone];
}

export async function everyUnconfirmed(): Promise<string[]> {
  const rows = await allTexts();
  return languages.flatMap((language) => unconfirmed(language, hashesOf(language, rows), reviewedHashes(language)));
}

/** Writes down that the texts were read as they stand; of some languages, or of all. */
export async function confirm(chosen: readonly Language[]): Promise<void> {
  const rows = await allTexts();
  for (const language of chosen)
    writeFileSync(fileOf(language), `${JSON.stringify(hashesOf(language, rows), null, 2)}\n`);
}
