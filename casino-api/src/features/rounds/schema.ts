import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Times in epoch milliseconds. */
export const tablePartTables: readonly SchemaStep[] = [
  {
    name: 'tables-1',
    sql: `
      -- The player's part in a shared round. Its money is in the round of the same id.
      CREATE TABLE table_rounds (
        round_id TEXT PRIMARY KEY,
        gameid TEXT NOT NULL,
        round INTEGER NOT NULL,
        mode TEXT NOT NULL,
        -- A link of the table's chain that was public when the first bet was taken: the secret has to lead to it.
        known_round INTEGER NOT NULL,
        known_hash TEXT NOT NULL,
        result_at INTEGER NOT NULL,
        -- What was bet and decided, as JSON.
        position TEXT NOT NULL,
        -- Null until the player's part is over; then what it came to, as JSON, null for one that was not played.
        outcome TEXT,
        -- Null until the table told it.
        secret TEXT,
        UNIQUE (gameid, round, mode)
      ) WITHOUT ROWID;
      CREATE INDEX table_rounds_waiting ON table_rounds (result_at) WHERE secret IS NULL;
    `,
  },
];
