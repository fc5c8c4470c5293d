import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Amounts in minor units, times in epoch milliseconds. */
export const roundTables: readonly SchemaStep[] = [
  {
    name: 'rounds-1',
    sql: `
      CREATE TABLE rounds (
        provider TEXT NOT NULL,
        id TEXT NOT NULL,
        gameid TEXT NOT NULL,
        gametitle TEXT NOT NULL,
        currency TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('open', 'settled', 'rolled_back', 'void')),
        stake INTEGER NOT NULL,
        payout INTEGER NOT NULL,
        -- What is known of the round's bets and wins, as JSON: the value the rules work on.
        books TEXT NOT NULL,
        -- What a reversed win had left behind when the player had already spent it; the house bears it.
        uncollected INTEGER NOT NULL DEFAULT 0,
        balance_after INTEGER NOT NULL,
        started_at INTEGER NOT NULL,
        settled_at INTEGER,
        seed_id INTEGER,
        nonce INTEGER,
        outcome TEXT,
        PRIMARY KEY (provider, id)
      );
      CREATE INDEX rounds_by_time ON rounds (started_at) WHERE currency <> 'FUN';
      CREATE INDEX rounds_open ON rounds (currency) WHERE state = 'open';
      CREATE TABLE fairness_seeds (
        id INTEGER PRIMARY KEY,
        server_seed TEXT NOT NULL,
        server_seed_hash TEXT NOT NULL,
        client_seed TEXT NOT NULL,
        next_nonce INTEGER NOT NULL,
        since INTEGER NOT NULL,
        rotated_at INTEGER
      );
    `,
  },
  {
    name: 'outbox-1',
    sql: `
      CREATE TABLE outbox (
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        payload TEXT NOT NULL,
        written_at INTEGER NOT NULL
      );
    `,
  },
  {
    // Since when a message may be tried again, by the machine's clock; 0 before the first try.
    name: 'outbox-2',
    sql: `
      ALTER TABLE outbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE outbox ADD COLUMN next_at INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    name: 'rounds-2',
    sql: `
      -- What an in-house round was opened with, what was decided since, and what can be decided now, as JSON.
      ALTER TABLE rounds ADD COLUMN position TEXT;
      ALTER TABLE rounds ADD COLUMN options TEXT;
    `,
  },
  {
    // How long a round lasts at the least depends on what it is of.
    name: 'rounds-3',
    sql: 'ALTER TABLE rounds ADD COLUMN category TEXT',
  },
  {
    name: 'fairness-2',
    sql: `
      -- The server seed that comes after the current one, fixed before the player chooses what it is mixed with.
      CREATE TABLE next_server_seed (id INTEGER PRIMARY KEY CHECK (id = 1), server_seed TEXT NOT NULL, server_seed_hash TEXT NOT NULL);
    `,
  },
];
