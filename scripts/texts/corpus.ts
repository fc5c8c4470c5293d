/** Every text there is: sentences by key, and the articles. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from 'contract/languages';
import { root } from '../build';

export { allTexts, glossaryOf, type Row } from '../../locales/all-texts';

export interface Article {
  /** `locales/en/content/info/terms.md`. */
  file: string;
  text: string;
}

export function articles(language: Language): Article[] {
  const folder = `locales/${language}/content`;
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => `${folder}/${file}`)
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
