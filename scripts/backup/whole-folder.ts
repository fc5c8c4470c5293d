import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** What a person can mend, told in a sentence. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** @throws BackupRefused unless the folder is empty, or is not there yet */
export async function ensureEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    if (isCode(error, 'ENOTDIR')) throw new BackupRefused(`${folder} is a file. Name a folder that is empty or new.`);
    throw error;
  });
  if (names.length > 0)
    throw new BackupRefused(
      `${folder} is not empty: it has ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' and more' : ''}. Nothing was written. Name a folder that is empty or new.`,
    );
}

/**
 * Makes a folder whole or not at all: it is filled beside its place, for its owner's eyes alone, and put there when all is written. A run that
 * is cut leaves a folder of another name, which nobody takes for the real one.
 * @throws BackupRefused when the place is not empty
 */
export async function makeWhole<Result>(folder: string, fill: (draft: string) => Promise<Result>): Promise<Result> {
  await ensureEmpty(folder);
  await mkdir(path.dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.unfinished-`);
  try {
    const result = await fill(draft);
    await rename(draft, folder).catch(async (error: unknown) => {
      // Somebody was there first.
      if (isCode(error, 'ENOTEMPTY', 'EEXIST')) await ensureEmpty(folder);
      throw error;
    });
    return result;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
