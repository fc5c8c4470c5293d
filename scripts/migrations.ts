/**
 * Brings the local database up to date, as `wrangler d1 migrations apply` does for a deployed one. A Worker of the runtime does it in one
 * request: Miniflare's own bridge to a database asks for every statement by itself, and loses an answer now and then on a busy machine.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Miniflare, WorkerOptions } from 'miniflare';
import { askWorker } from './ask-worker';
import { root } from './build';
import { readWranglerConfig } from './wrangler-config';

const name = 'lantern-migrations';

/** Applies, in the order given, what the database has not had yet, each whole or not at all; wrangler keeps the same table. */
const script = `export default {
  async fetch(request, { DB }) {
    await DB.prepare('CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)').run();
    const { results } = await DB.prepare('SELECT name FROM d1_migrations').all();
    const applied = new Set(results.map(({ name }) => name));
    for (const { name, statements } of await request.json()) {
      if (applied.has(name)) continue;
      await DB.batch([...statements.map((statement) => DB.prepare(statement)), DB.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)]);
    }
    return new Response('applied');
  },
};`;

/** To be run beside the casino API, on its database; it has no route, so nobody outside reaches it. */
export function migrationsWorker(): WorkerOptions {
  const { d1_databases: [database] = [], compatibility_date: compatibilityDate } =
    readWranglerConfig('casino-api/wrangler.toml');
  if (!database) throw new Error('casino-api/wrangler.toml names no database.');
  return { name, modules: true, script, compatibilityDate, d1Databases: { DB: database.database_id } };
}

/** `name`: its file's, which the database keeps. */
export interface Migration {
  name: string;
  statements: string[];
}

/** Every migration there is, by number. */
export async function migrations(): Promise<Migration[]> {
  const directory = path.join(root, 'casino-api/migrations');
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(path.join(directory, file), 'utf8');
      // A statement ends with its line, so that a trigger's own statements stay inside it.
      return {
        name: file,
        statements: sql
          .replace(/--.*$/gm, '')
          .split(/;[ \t]*$/m)
          .map((statement) => statement.trim())
          .filter(Boolean),
      };
    }),
  );
}

/** @param list every migration, unless told otherwise @throws what the database says to a migration that is broken */
export async function migrate(miniflare: Miniflare, list?: readonly Migration[]): Promise<void> {
  const body = JSON.stringify(list ?? (await migrations()));
  const response = await askWorker(miniflare, name, '/', { method: 'POST', body });
  if (!response.ok) throw new Error(`The database could not be migrated: ${await response.text()}`);
}
