/** A player's object in memory, whose old years go to an archive that is a map. */
import initSqlJs, { type Database } from 'sql.js';
import { expect } from 'vitest';
import { bringUpToDate } from '../../casino-api/src/kernel/storage/schema-steps';
import { storageOver } from '../../casino-api/src/kernel/storage/storage-over';
import { longAnswers } from '../../casino-api/src/ledger/archive/answer-archive';
import { Archive, type ArchiveKind } from '../../casino-api/src/ledger/archive/archive';
import { archivedBooks, proveArchive } from '../../casino-api/src/ledger/archive/archive-proof';
import { roundTransactions } from '../../casino-api/src/ledger/archive/ledger-archive';
import { Ledger } from '../../casino-api/src/ledger/ledger-store';
import { OwnStorage } from '../../casino-api/src/kernel/storage/own-storage';
import { reconcile } from '../../casino-api/src/ledger/reconciliation';
import { playedRounds, sharedParts } from '../../casino-api/src/ledger/archive/round-archive';
import { playerTables } from '../../casino-api/src/player/schema';
import { StoredAnswers } from '../../casino-api/src/ledger/stored-answers';
import { TableParts } from '../../casino-api/src/features/rounds/table-parts';

export const { Database: MemoryDatabase } = await initSqlJs();
export const minute = 60_000;
export const from = Date.UTC(2026, 0, 1);
/** When what is of 2026 is old. */
export const later = Date.UTC(2028, 0, 1);

/** A player's object, as it wakes up over its database. */
export function awake(database: Database) {
  const storage = storageOver(database);
  bringUpToDate(storage, playerTables);
  const own = new OwnStorage(storage);
  const ledger = new Ledger(own);
  const { chain } = ledger;
  const kinds = [
    playedRounds(own, chain),
    sharedParts(own, chain, new TableParts(own.sql)),
    longAnswers(own, chain),
    roundTransactions(own, chain),
  ];
  return {
    database,
    sql: own.sql,
    ledger,
    answers: new StoredAnswers(own.sql, own.asOneStep),
    archive: new Archive({ own, chain, playerId: () => 'p', kinds }),
    count: (what: string) => Number(database.exec(`SELECT count(*) FROM ${what}`)[0]!.values[0]![0]),
  };
}
export type Player = ReturnType<typeof awake>;

/** Moves all that is old. @returns the files by their names, and the kind of each */
export function archived({ archive }: Player, at = later) {
  const files = new Map<string, string>();
  const kinds: ArchiveKind[] = [];
  for (let part = archive.next(at); part; part = archive.next(at)) {
    // As if killed after the file was written: the same file again.
    expect({ ...archive.next(at), empty: null }).toEqual({ ...part, empty: null });
    expect(files.has(part.file)).toBe(false);
    files.set(part.file, part.text);
    kinds.push(part.kind);
    archive.moved(part, at);
  }
  return { files, kinds };
}

/** What the audit says to the books and their files. */
export const findings = async ({ sql, ledger }: Player, files: ReadonlyMap<string, string>) => [
  ...reconcile(sql, ledger).findings,
  ...(await proveArchive(archivedBooks(sql), async (file) => files.get(file) ?? null)),
];
