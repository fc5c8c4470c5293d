/** The lists of what has a folder, or is drawn: games, families, payment methods, languages, symbols. `npm run build` writes them, and tests fail while one is not what the folders say. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is written, by file. */
export type Lists = ReadonlyMap<string, string>;

/** `bank-transfer` → `bankTransfer`: what a folder exports. */
export const exportedAs = (folder: string): string =>
  folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The folders in a folder that have a file, in the order of their names. */
export async function foldersWith(at: string, file: string): Promise<string[]> {
  const entries = await readdir(at, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(path.join(at, entry.name, file)))
    .map(({ name }) => name)
    .sort();
}

/** The sources as the formatter leaves them. @param sources by file, relative to `at` */
export async function listsOf(at: string, sources: Readonly<Record<string, string>>): Promise<Lists> {
  const options = { ...(await resolveConfig(path.join(root, 'scripts/build.ts'))), parser: 'typescript' };
  const written = Object.entries(sources).map(
    async ([file, text]) => [path.join(at, file), await format(text, options)] as const,
  );
  return new Map(await Promise.all(written));
}

/** Writes the lists anew that something came to or went from. @returns the files that were written */
export async function writeLists(lists: Lists): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, source] of lists) {
    if (source === (await readFile(file, 'utf8').catch(() => null))) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, source);
    changed.push(file);
  }
  return changed;
}
