import { accountTables } from './account-tables';
import { archiveTables } from './archive-tables';
import { bonusTables } from './bonus-tables';
import { bookReportTables } from './books-reports';
import { cashierTables } from './cashier-tables';
import { chainTables } from './chain-tables';
import { documentTables } from './document-tables';
import { exceptionTables } from './exception-tables';
import { jackpotTables } from './jackpot-tables';
import { ledgerTables } from './ledger-tables';
import { loyaltyTables } from './loyalty-tables';
import { outsideTables } from './outside-tables';
import { protectionTables } from './protection-tables';
import { raceTables } from './race-tables';
import { roundTables } from './round-tables';
import type { SchemaStep } from './schema-step';
import { sportsTables } from './sports-tables';
import { tableTables } from './table-tables';
import { unallocatedTables } from './unallocated-tables';

const playerTables: readonly SchemaStep[] = [
  ...accountTables,
  ...ledgerTables,
  ...roundTables,
  ...cashierTables,
  ...documentTables,
  ...protectionTables,
  ...loyaltyTables,
  ...bonusTables,
  ...sportsTables,
  ...jackpotTables,
  ...raceTables,
  ...tableTables,
  ...unallocatedTables,
  ...outsideTables,
  ...exceptionTables,
  ...chainTables,
  ...bookReportTables,
  ...archiveTables,
];

/** Brings an object's own database up to date; costs one read when nothing is due. */
export function bringUpToDate(storage: DurableObjectStorage, steps: readonly SchemaStep[] = playerTables): void {
  const { sql } = storage;
  sql.exec('CREATE TABLE IF NOT EXISTS schema_steps (name TEXT PRIMARY KEY) WITHOUT ROWID');
  const had = new Set([...sql.exec<{ name: string }>('SELECT name FROM schema_steps')].map(({ name }) => name));
  const due = steps.filter(({ name }) => !had.has(name));
  if (due.length === 0) return;
  storage.transactionSync(() => {
    for (const step of due) {
      sql.exec(step.sql);
      sql.exec('INSERT INTO schema_steps (name) VALUES (?)', step.name);
    }
  });
}
