import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { auditDirectory, type AuditResult } from '../audit-books';
import { stores } from '../runtime';
import { imageOf } from '../sqlite-image';
import { claim } from '../start/processes';
import { secretsFile } from '../start/secrets';
import { filesUnder, manifestFile, sha256, writeFileIn, type Manifest } from './manifest';
import { BackupRefused, ensureEmpty, makeWhole } from './whole-folder';

export interface Backup {
  files: number;
  /** Of the manifest itself: kept elsewhere, it tells whether files and manifest were changed together. */
  hash: string;
  audit: AuditResult;
}

/** What stands beside a database while it is open; a backup has the database as it is after them. */
const besideDatabase = /\.sqlite-(wal|shm)$/;

/** A file of the state as it is backed up: of a database what its log of writes says, too. */
async function bytesOf(file: string): Promise<Uint8Array> {
  const bytes = await readFile(file);
  if (!file.endsWith('.sqlite')) return bytes;
  return imageOf(bytes, existsSync(`${file}-wal`) ? await readFile(`${file}-wal`) : new Uint8Array());
}

/**
 * Copies what a state directory stores, and the secrets that go with it, and proves the books of the copy.
 * @throws BackupRefused, or StateDirInUse while a product runs on it: a copy of what moves would be of no single moment
 */
export async function backUp(stateDir: string, folder: string, at = new Date()): Promise<Backup> {
  if (!existsSync(path.join(stateDir, 'd1')))
    throw new BackupRefused(`${stateDir} is no state directory: it has no database.`);
  await ensureEmpty(folder);
  const release = await claim(stateDir);
  try {
    return await makeWhole(folder, async (draft) => {
      const ofStores = await Promise.all(
        stores.map(async (store) => (await filesUnder(path.join(stateDir, store))).map((name) => `${store}/${name}`)),
      );
      const names = ofStores.flat().filter((name) => !besideDatabase.test(name));
      if (existsSync(path.join(stateDir, secretsFile))) names.push(secretsFile);
      const files: Manifest['files'] = {};
      for (const name of names) {
        const bytes = await bytesOf(path.join(stateDir, name));
        await writeFileIn(draft, name, bytes);
        files[name] = sha256(bytes);
      }
      const manifest = JSON.stringify({ format: 1, madeAt: at.toISOString(), files } satisfies Manifest, null, 2);
      const audit = await auditDirectory(draft);
      await writeFileIn(draft, manifestFile, manifest);
      return { files: names.length, hash: sha256(Buffer.from(manifest)), audit };
    });
  } finally {
    await release();
  }
}
