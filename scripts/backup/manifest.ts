/** What a backup says of itself: `manifest.json` lists each of its files with its hash, and is written last. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BackupRefused } from './whole-folder';

export const manifestFile = 'manifest.json';

const Manifest = z.object({
  format: z.literal(1),
  /** When it was made, in ISO 8601. */
  madeAt: z.string().datetime(),
  /** SHA-256 in hex, by the file's name with `/` between. */
  files: z.record(z.string().regex(/^[0-9a-f]{64}$/)),
});
export type Manifest = z.infer<typeof Manifest>;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** @returns names of the files under a folder, relative to it with `/` between, sorted; none when there is no such folder */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort();
}

/** For its owner's eyes alone, as secrets are. */
export async function writeFileIn(folder: string, name: string, bytes: Uint8Array | string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes, { mode: 0o600 });
}

/** @throws BackupRefused when the folder is no whole backup, or has other files than it says */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => {
    throw new BackupRefused(`${folder} is no backup: there is no ${manifestFile} in it.`);
  });
  let manifest: Manifest;
  try {
    manifest = Manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupRefused(`${folder}: ${manifestFile} is not one of a backup that this version reads.`);
  }
  const there = (await filesUnder(folder)).filter((name) => name !== manifestFile);
  const missing = Object.keys(manifest.files).filter((name) => !there.includes(name));
  if (missing.length > 0) throw new BackupRefused(`${folder} is not whole: ${missing[0]} is missing.`);
  const foreign = there.filter((name) => !Object.hasOwn(manifest.files, name));
  if (foreign.length > 0) throw new BackupRefused(`${folder}: ${foreign[0]} is no file of this backup.`);
  return manifest;
}
