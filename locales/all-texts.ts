/** Every text of every language with the file that it stands in, for the tests. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages, type Language } from 'contract/languages';
import type { Glossary } from './glossary';

const here = fileURLToPath(new URL('.', import.meta.url));
/** What stands in a language's folder without being texts. */
const others = ['site.ts', 'api.ts', 'glossary.ts', 'language.ts'];

export interface Row {
  /** `locales/en/cashier.ts: limitTitle`, of the English text; the other languages' files are named alike. */
  file: string;
  key: string;
  text: Readonly<Record<Language, string>>;
}

type Part = string | { readonly [key: string]: Part };

const flat = (part: Part, key: string): [string, string][] =>
  typeof part === 'string'
    ? [[key, part]]
    : Object.entries(part).flatMap(([name, inner]) => flat(inner, key ? `${key}.${name}` : name));

export async function textsIn(language: Language, file: string): Promise<Map<string, string>> {
  const module = (await import(/* @vite-ignore */ `${here}${language}/${file}`)) as Record<string, Part>;
  return new Map(Object.values(module).flatMap((part) => flat(part, '')));
}

export const filesOf = (language: Language): string[] =>
  readdirSync(`${here}${language}`)
    .filter((file) => file.endsWith('.ts') && !others.includes(file))
    .sort();

export async function glossaryOf(language: Language): Promise<Glossary> {
  return ((await import(/* @vite-ignore */ `${here}${language}/glossary.ts`)) as { glossary: Glossary }).glossary;
}

/** A text that a language lacks is empty; one that English lacks is empty in English. */
export async function allTexts(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const file of filesOf('en')) {
    const texts = await Promise.all(
      languages.map(async (language) => [language, await textsIn(language, file)] as const),
    );
    const keys = new Set(texts.flatMap(([, byKey]) => [...byKey.keys()]));
    for (const key of keys)
      rows.push({
        file,
        key,
        text: Object.fromEntries(texts.map(([language, byKey]) => [language, byKey.get(key) ?? ''])) as Row['text'],
      });
  }
  return rows;
}
