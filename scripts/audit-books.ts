/** Recomputes the books of every player of a state directory from their lines, read-only, by the API's own rules of reconciliation. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import initSqlJs, { type Database } from 'sql.js';
import { readHeads, type BooksHead } from '../casino-api/src/ledger/books/heads-file';
import { logFindings, type KeptEntry } from '../casino-api/src/features/desk/log-chain';
import { jackpotFindings } from '../casino-api/src/features/jackpots/jackpot-audit';
import { LedgerChain } from '../casino-api/src/ledger/chain/chain';
import { Ledger } from '../casino-api/src/ledger/ledger-store';
import { OwnStorage } from '../casino-api/src/kernel/storage/own-storage';
import { reconcile } from '../casino-api/src/ledger/reconciliation';
import { bringUpToDate } from '../casino-api/src/kernel/storage/schema-steps';
import { storageOver } from '../casino-api/src/kernel/storage/storage-over';
import { playerTables } from '../casino-api/src/player/schema';
import { ArchiveAudit, writtenAnew } from './audit-archive';
import { imageOf } from './sqlite-image';

export interface AuditResult {
  /** Objects with books; others (guards, mail, sandboxes) have none and are passed over. */
  books: number;
  lines: number;
  /** Entries of the operators' log. */
  entries: number;
  /** `file: what is wrong`. */
  findings: string[];
}

/** An audit of nothing proves nothing. */
export class NoBooks extends Error {
  override name = 'NoBooks';
}

async function databasesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sqlite'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const has = (database: Database, table: string): boolean =>
  single(database, `SELECT count(*) FROM sqlite_master WHERE name = '${table}'`) > 0;

const single = (database: Database, query: string): number => Number(database.exec(query)[0]?.values[0]?.[0] ?? 0);

/** What jackpots have given against what players have got: a prize is one round's, in full; it may be on its way to its player, never the other way round. */
class JackpotPrizes {
  private readonly given = new Map<string, number>();
  private readonly taken = new Map<string, number>();

  givenBy(sql: SqlStorage): void {
    for (const { id, amount } of sql.exec<{ id: string; amount: number }>(
      'SELECT round_id AS id, amount FROM jackpot_prizes',
    ))
      this.given.set(id, amount);
  }

  takenIn(sql: SqlStorage): void {
    for (const { id, amount } of sql.exec<{ id: string; amount: number }>(
      'SELECT round_id AS id, prize AS amount FROM jackpot_hits WHERE prize IS NOT NULL',
    ))
      this.taken.set(id, amount);
  }

  findings(): string[] {
    return [...this.taken]
      .filter(([id, amount]) => this.given.get(id) !== amount)
      .map(([id, amount]) => `round ${id} got a jackpot of ${amount}, its pool gave ${this.given.get(id) ?? 'none'}`);
  }
}

/** Heads that an auditor holds, by the file of the books that they are of. */
export type HeldHeads = ReadonlyMap<string, readonly BooksHead[]>;

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What of the books is not as it was when its heads were told: fewer transactions, or others. */
function headFindings(storage: DurableObjectStorage, heads: readonly BooksHead[]): string[] {
  if (heads.length === 0) return [];
  const bySeq = new Map(heads.map((head) => [head.seq, head]));
  const differing: BooksHead[] = [];
  const chain = new LedgerChain(new OwnStorage(storage));
  // What lies in the archive is held against its heads with its files.
  let last = chain.border().seq;
  for (const { seq, hash, carried } of chain.recomputed()) {
    last = seq;
    const head = bySeq.get(seq);
    if (head && (carried ?? hash) !== head.hash) differing.push(head);
  }
  const missing = heads
    .filter(({ seq }) => seq > last)
    .sort((a, b) => a.seq - b.seq)
    .at(-1);
  return [
    // A head is told when the chain is closed, and then it stays so.
    ...(chain.head() === null ? ['the chain of the books was opened again'] : []),
    ...differing.slice(0, 1).map(writtenAnew),
    ...(missing
      ? [
          `the books end at transaction ${last}; the head of ${day(missing.at)} had ${missing.seq}: their end was cut off`,
        ]
      : []),
  ];
}

/** @returns the heads in a directory's files, and what is wrong with the files. @param publicKey see `readHeads` */
export async function headsIn(
  directory: string,
  publicKey: string | null,
): Promise<{ heads: HeldHeads; findings: string[] }> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort();
  return readHeads(
    await Promise.all(names.map(async (name) => ({ name, text: await readFile(path.join(directory, name), 'utf8') }))),
    publicKey,
  );
}

/**
 * @param directory `STATE_DIR`, or any directory above the objects' SQLite files
 * @param heads from before, which every book named there is held against
 * @throws when there is no such directory; NoBooks when there are none in it
 */
export async function auditDirectory(directory: string, heads: HeldHeads = new Map()): Promise<AuditResult> {
  const { Database } = await initSqlJs();
  const result: AuditResult = { books: 0, lines: 0, entries: 0, findings: [] };
  const prizes = new JackpotPrizes();
  const archive = new ArchiveAudit();
  const seen = new Set<string>();
  let cut = 0;
  for (const file of await databasesIn(directory)) {
    const say = (what: string) => result.findings.push(`${path.relative(directory, file)}: ${what}`);
    const log = await readFile(`${file}-wal`).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return new Uint8Array();
      throw error;
    });
    const database = new Database(imageOf(await readFile(file), log));
    try {
      if (has(database, 'jackpot_prizes')) {
        const { sql } = storageOver(database);
        jackpotFindings(sql).forEach(say);
        prizes.givenBy(sql);
      }
      if (has(database, 'operator_log')) {
        const { sql } = storageOver(database);
        const entries = sql.exec<KeptEntry & Record<string, SqlStorageValue>>(
          'SELECT * FROM operator_log ORDER BY seq',
        );
        [...logFindings(entries)].forEach(say);
        result.entries += single(database, 'SELECT count(*) FROM operator_log');
      }
      if (has(database, '_mf_objects')) archive.keptIn(storageOver(database).sql);
      // A visitor's play money is owed to nobody, and has neither days nor deposits to be held against.
      if (!has(database, 'ledger_lines') || has(database, 'visitor')) continue;
      result.books += 1;
      result.lines += single(database, 'SELECT count(*) FROM ledger_lines');
      // In memory only: an object that nobody touched since the last release has not had its latest tables yet.
      const storage = storageOver(database);
      bringUpToDate(storage, playerTables);
      reconcile(storage.sql, new Ledger(new OwnStorage(storage))).findings.forEach(say);
      prizes.takenIn(storage.sql);
      const id = path.basename(file, '.sqlite');
      seen.add(id);
      archive.dueBy(storage.sql, path.relative(directory, file), heads.get(id) ?? []);
      const held = headFindings(storage, heads.get(id) ?? []);
      held.forEach(say);
      cut += Number(held.length > 0);
    } catch (error) {
      say(`can’t be read: ${(error as Error).message}`);
    } finally {
      database.close();
    }
  }
  result.findings.push(...prizes.findings(), ...(await archive.findings(directory)));
  for (const [id, told] of heads)
    if (!seen.has(id))
      result.findings.push(
        `the books ${id} are gone; the head of ${day(told.at(-1)!.at)} had ${told.at(-1)!.seq} transactions`,
      );
  if (heads.size > 1 && cut === heads.size)
    result.findings.push('no book goes as far as its head: the whole store was set back');
  if (result.books === 0) throw new NoBooks(`There are no books under ${directory}.`);
  return result;
}
