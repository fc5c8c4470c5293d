/** Recomputes the books of every player of a state directory from their lines, read-only, by the API's own rules of reconciliation. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import initSqlJs, { type BindParams, type Database } from 'sql.js';
import { Ledger } from '../casino-api/src/player/ledger-store';
import { OwnStorage } from '../casino-api/src/player/own-storage';
import { reconcile } from '../casino-api/src/player/reconciliation';
import { bringUpToDate } from '../casino-api/src/player/schema';
import { imageOf } from './sqlite-image';

export interface AuditResult {
  /** Objects with books; others (guards, mail, sandboxes) have none and are passed over. */
  books: number;
  lines: number;
  /** `file: what is wrong`. */
  findings: string[];
}

async function databasesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.sqlite')).map((entry) => path.join(entry.parentPath, entry.name)).sort();
}

/** What the rules need of a Durable Object's storage, over a database in memory: queries that are read row by row, and steps of several statements. */
export function storageOver(database: Database): DurableObjectStorage {
  const exec = (query: string, ...bindings: unknown[]) => {
    const rows: unknown[] = [];
    if (bindings.length === 0 && !/^\s*(SELECT|WITH)\b/i.test(query)) database.run(query);
    else {
      const statement = database.prepare(query, bindings as BindParams);
      while (statement.step()) rows.push(statement.getAsObject());
      statement.free();
    }
    return { toArray: () => rows, [Symbol.iterator]: () => rows[Symbol.iterator]() };
  };
  return { sql: { exec }, transactionSync: <Result>(work: () => Result) => work() } as unknown as DurableObjectStorage;
}

const single = (database: Database, query: string): number => Number(database.exec(query)[0]?.values[0]?.[0] ?? 0);

/**
 * @param directory `STATE_DIR`, or any directory above the objects' SQLite files
 * @throws when there is no such directory, or no books in it: an audit of nothing proves nothing
 */
export async function auditDirectory(directory: string): Promise<AuditResult> {
  const { Database } = await initSqlJs();
  const result: AuditResult = { books: 0, lines: 0, findings: [] };
  for (const file of await databasesIn(directory)) {
    const say = (what: string) => result.findings.push(`${path.relative(directory, file)}: ${what}`);
    const log = await readFile(`${file}-wal`).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return new Uint8Array();
      throw error;
    });
    const database = new Database(imageOf(await readFile(file), log));
    try {
      if (single(database, "SELECT count(*) FROM sqlite_master WHERE name = 'ledger_lines'") === 0) continue;
      result.books += 1;
      result.lines += single(database, 'SELECT count(*) FROM ledger_lines');
      // In memory only: an object that nobody touched since the last release has not had its latest tables yet.
      const storage = storageOver(database);
      bringUpToDate(storage);
      reconcile(storage.sql, new Ledger(new OwnStorage(storage))).findings.forEach(say);
    } catch (error) {
      say(`can’t be read: ${(error as Error).message}`);
    } finally {
      database.close();
    }
  }
  if (result.books === 0) throw new Error(`There are no books under ${directory}.`);
  return result;
}
