import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Amounts in minor units of the player's currency, times in epoch milliseconds. Secrets are kept as hashes only. */
export const protectionTables: readonly SchemaStep[] = [
  {
    name: 'protection-1',
    sql: `
      CREATE TABLE due (
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (kind, subject)
      ) WITHOUT ROWID;
      CREATE INDEX due_by_time ON due (at);
      CREATE TABLE deposit_limit (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        current INTEGER CHECK (current > 0),
        pending INTEGER CHECK (pending > current),
        confirmable_from INTEGER,
        CHECK ((pending IS NULL) = (confirmable_from IS NULL))
      );
      CREATE TABLE self_exclusion (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        phase TEXT NOT NULL CHECK (phase IN ('frozen', 'asked', 'excluded', 'over')),
        since INTEGER NOT NULL,
        freeze_ends INTEGER NOT NULL,
        until INTEGER,
        link_hash TEXT,
        choice TEXT
      );
    `,
  },
  {
    name: 'protection-2',
    sql: `
      -- When the last exclusion was over; null while one stands.
      ALTER TABLE self_exclusion ADD COLUMN over_at INTEGER;
      UPDATE self_exclusion SET over_at = coalesce(until, freeze_ends) WHERE phase = 'over';
    `,
  },
];
