import type { SchemaStep } from '../../kernel/storage/schema-steps';

/**
 * The transactions that every round makes, and that go to the archive when they are old. All others are few, and are asked for: they stay. Part of a
 * released step: it can't be changed.
 */
export const archivedKinds = ['bet', 'win', 'rollback', 'jackpot_contribution'] as const;

const kinds = archivedKinds.map((kind) => `'${kind}'`).join(', ');

/**
 * What of a player's object lies in the archive. A part holds what lies from `first_id` to `last_id`; `chain_seq` and `chain_hash` say where the player's
 * books stood, and for the transactions of rounds up to where the part goes. Times in epoch ms.
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
  {
    // The transactions of old rounds, parts in shared rounds, and long answers go too.
    name: 'archive-2',
    sql: `
      CREATE TABLE archived (
        kind TEXT NOT NULL CHECK (kind IN ('rounds', 'tables', 'ledger', 'answers')),
        part INTEGER NOT NULL,
        first_id TEXT NOT NULL,
        last_id TEXT NOT NULL,
        entries INTEGER NOT NULL,
        file TEXT NOT NULL,
        sha256 TEXT NOT NULL,
        chain_seq INTEGER NOT NULL,
        chain_hash TEXT NOT NULL,
        archived_at INTEGER NOT NULL,
        PRIMARY KEY (kind, part)
      ) WITHOUT ROWID;
      INSERT INTO archived (kind, part, first_id, last_id, entries, file, sha256, chain_seq, chain_hash, archived_at)
        SELECT 'rounds', row_number() OVER (ORDER BY first_id), first_id, last_id, rounds, file, sha256, chain_seq, chain_hash, archived_at FROM archived_rounds;
      DROP TRIGGER archived_rounds_stay;
      DROP TRIGGER archived_rounds_remain;
      DROP TABLE archived_rounds;
      CREATE TRIGGER archived_stay BEFORE UPDATE ON archived BEGIN SELECT RAISE(ABORT, 'what was archived is never changed'); END;
      CREATE TRIGGER archived_remain BEFORE DELETE ON archived BEGIN SELECT RAISE(ABORT, 'what was archived stays archived'); END;

      -- What the archived lines of an account come to, by the kind of their transactions.
      CREATE TABLE ledger_carried (
        account TEXT NOT NULL,
        currency TEXT NOT NULL,
        kind TEXT NOT NULL,
        amount INTEGER NOT NULL,
        PRIMARY KEY (account, currency, kind)
      ) WITHOUT ROWID;

      -- Answers from before then were gone through; of those of after only the keys up to after_key.
      CREATE TABLE answers_gone_through (only INTEGER PRIMARY KEY CHECK (only = 1), before INTEGER NOT NULL, after_key TEXT NOT NULL);
      INSERT INTO answers_gone_through (only, before, after_key) VALUES (1, 0, '');

      -- A line or a transaction of a round goes once the archive has it, and nothing else ever.
      DROP TRIGGER ledger_lines_remain;
      CREATE TRIGGER ledger_lines_remain BEFORE DELETE ON ledger_lines
        WHEN OLD.seq > coalesce((SELECT max(chain_seq) FROM archived WHERE kind = 'ledger'), 0)
          OR NOT EXISTS (SELECT 1 FROM ledger_transactions WHERE seq = OLD.seq AND kind IN (${kinds}))
        BEGIN SELECT RAISE(ABORT, 'ledger lines are never deleted'); END;
      DROP TRIGGER ledger_transactions_remain;
      CREATE TRIGGER ledger_transactions_remain BEFORE DELETE ON ledger_transactions
        WHEN OLD.kind NOT IN (${kinds}) OR OLD.seq > coalesce((SELECT max(chain_seq) FROM archived WHERE kind = 'ledger'), 0)
        BEGIN SELECT RAISE(ABORT, 'ledger transactions are never deleted'); END;
      -- The number of its part takes the place of an archived answer; key and fingerprint of the request stay.
      DROP TRIGGER stored_answers_stay;
      CREATE TRIGGER stored_answers_stay BEFORE UPDATE ON stored_answers
        WHEN NEW.key <> OLD.key OR NEW.body_hash <> OLD.body_hash OR NEW.at <> OLD.at OR json_type(OLD.answer) <> 'object'
          OR NOT EXISTS (SELECT 1 FROM archived WHERE kind = 'answers' AND part = CAST(NEW.answer AS INTEGER))
        BEGIN SELECT RAISE(ABORT, 'stored answers are never changed'); END;
    `,
  },
];
