import { readFile } from 'node:fs/promises';
import path from 'node:path';
import initSqlJs from 'sql.js';
import { auditDirectory, type AuditResult } from '../audit-books';
import { migrations } from '../migrations';
import { readManifest, sha256, writeFileIn } from './manifest';
import { BackupRefused, ensureEmpty, makeWhole } from './whole-folder';

export interface Restored {
  files: number;
  /** When the backup was made, in ISO 8601. */
  madeAt: string;
  audit: AuditResult;
}

/** Migrations that a database had; none for one that knows of no migrations. */
async function migrationsOf(bytes: Uint8Array): Promise<string[]> {
  const { Database } = await initSqlJs();
  const database = new Database(bytes);
  try {
    const [known] = database.exec("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'");
    const [found] = known ? database.exec('SELECT name FROM d1_migrations ORDER BY id') : [];
    return (found?.values ?? []).map(([name]) => String(name));
  } finally {
    database.close();
  }
}

/**
 * Makes a state directory of a backup, whole or not at all, and proves its books.
 * @throws BackupRefused when the state directory is not empty, when a file is not what the manifest says, or when the backup is of newer code
 */
export async function restore(folder: string, stateDir: string): Promise<Restored> {
  await ensureEmpty(stateDir);
  const { files, madeAt } = await readManifest(folder);
  const known = new Set((await migrations()).map(({ name }) => name));
  return makeWhole(stateDir, async (draft) => {
    for (const [name, hash] of Object.entries(files)) {
      // What was hashed is what is written: nobody can change it in between.
      const bytes = await readFile(path.join(folder, name));
      if (sha256(bytes) !== hash)
        throw new BackupRefused(
          `${folder}: ${name} is not what was backed up, its hash is another. Nothing was restored.`,
        );
      const newer = name.startsWith('d1/') && (await migrationsOf(bytes)).find((migration) => !known.has(migration));
      if (newer)
        throw new BackupRefused(
          `${folder} is of newer code: its database had the migration ${newer}, which is not known here. Nothing was restored. Check out the code that made it.`,
        );
      await writeFileIn(draft, name, bytes);
    }
    return { files: Object.keys(files).length, madeAt, audit: await auditDirectory(draft) };
  });
}
