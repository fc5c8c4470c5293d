import { chainStart } from './chain-hash';
import type { SchemaStep } from '../../kernel/storage/schema-steps';

/**
 * The chain of a player's books. To come after the tables of the ledger. `ledger_opening` is where
 * hashes begin to stand beside their transactions: `hash` is that of transaction `seq`, and covers all before it. Books that are older than the chain are
 * read into it a part at a time, players' by their next report, visitors' not at all, being gone within a month; until it `is_closed`, what is posted carries no
 * hash yet.
 */
export const chainTables: readonly SchemaStep[] = [
  {
    name: 'ledger-chain',
    sql: `
      ALTER TABLE ledger_transactions ADD COLUMN hash TEXT;
      CREATE TABLE ledger_opening (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        seq INTEGER NOT NULL,
        hash TEXT NOT NULL,
        is_closed INTEGER NOT NULL
      );
      INSERT INTO ledger_opening (only, seq, hash, is_closed) SELECT 1, 0, '${chainStart}', NOT EXISTS (SELECT 1 FROM ledger_transactions);
      CREATE TRIGGER ledger_opening_stay BEFORE UPDATE ON ledger_opening WHEN OLD.is_closed BEGIN SELECT RAISE(ABORT, 'where the chain of the books begins is never changed'); END;
      CREATE TRIGGER ledger_opening_remains BEFORE DELETE ON ledger_opening BEGIN SELECT RAISE(ABORT, 'where the chain of the books begins is never deleted'); END;
    `,
  },
];
