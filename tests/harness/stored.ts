/** What the product has stored, counted in the files of its state directory: nobody is asked, so nothing is woken by the counting. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import initSqlJs from 'sql.js';
import { imageOf } from '../../scripts/sqlite-image';

export interface Stored {
  /** How many objects there are of each class. */
  objects: Record<string, number>;
  /** How many tables all objects of each class have together. */
  tables: Record<string, number>;
  /** How many rows: of each class's objects together, and `DB` for the shared database. */
  rows: Record<string, number>;
}

/** The objects of one class in a directory, by the ids that name their files. */
export async function objectsOf(stateDir: string, className: string): Promise<string[]> {
  const files = await readdir(stateDir, { recursive: true });
  return files
    .filter((file) => file.includes(`-${className}${path.sep}`) && file.endsWith('.sqlite'))
    .map((file) => path.join(stateDir, file));
}

const classOf = (file: string): string | null => {
  const [, name] = /durable-objects[/\\][^/\\]*-(\w+)[/\\][^/\\]+\.sqlite$/.exec(file) ?? [];
  return name ?? (/[/\\]d1[/\\]/.test(`/${file}`) ? 'DB' : null);
};

export async function storedIn(stateDir: string): Promise<Stored> {
  const { Database } = await initSqlJs();
  const stored: Stored = { objects: {}, tables: {}, rows: {} };
  const add = (to: Record<string, number>, name: string, count: number) => {
    to[name] = (to[name] ?? 0) + count;
  };
  for (const name of await readdir(stateDir, { recursive: true })) {
    // Miniflare's own note of which objects there are.
    if (!name.endsWith('.sqlite') || path.basename(name) === 'metadata.sqlite') continue;
    const kind = classOf(name);
    if (!kind) continue;
    const file = path.join(stateDir, name);
    const database = new Database(
      imageOf(await readFile(file), await readFile(`${file}-wal`).catch(() => new Uint8Array())),
    );
    const [found] = database.exec(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND sql NOT LIKE 'CREATE VIRTUAL%'",
    );
    const tables = (found?.values ?? []).map(([table]) => String(table));
    if (kind !== 'DB') {
      add(stored.objects, kind, 1);
      add(stored.tables, kind, tables.length);
    }
    for (const table of tables)
      add(stored.rows, kind, Number(database.exec(`SELECT count(*) FROM "${table}"`)[0]?.values[0]?.[0] ?? 0));
    database.close();
  }
  return stored;
}
