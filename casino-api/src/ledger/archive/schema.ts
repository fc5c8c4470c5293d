import type { SchemaStep } from '../../kernel/storage/schema-steps';

/**
 * What of a player's rounds lies in the archive. A part holds what only the receipts show of the in-house rounds from `first_id` to `last_id`, whose
 * ids follow their times; `chain_seq` and `chain_hash` say where the player's books stood. Times in epoch ms.
 */
export const archiveTables: readonly SchemaStep[] = [
  {
    name: 'archive-1',
    sql: `
      CREATE TABLE archived_rounds (
        first_id TEXT PRIMARY KEY,
        last_id TEXT NOT NULL,
        rounds INTEGER NOT NULL,
        file TEXT NOT NULL,
        sha256 TEXT NOT NULL,
        chain_seq INTEGER NOT NULL,
        chain_hash TEXT NOT NULL,
        archived_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE TRIGGER archived_rounds_stay BEFORE UPDATE ON archived_rounds BEGIN SELECT RAISE(ABORT, 'what was archived is never changed'); END;
      CREATE TRIGGER archived_rounds_remain BEFORE DELETE ON archived_rounds BEGIN SELECT RAISE(ABORT, 'what was archived stays archived'); END;
    `,
  },
];
