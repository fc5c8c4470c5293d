import { chainTables } from '../ledger/chain/schema';
import { ledgerTables } from '../ledger/schema';
import type { SchemaStep } from '../kernel/storage/schema-steps';
import { roundsFeature } from '../features/rounds';

/**
 * What play money needs, and no more: an object of a visitor's has these tables alone. The books are a player's own; rounds are kept as his are, so
 * that the same code plays them. Times in epoch milliseconds, amounts in minor units.
 */
export const visitorTables: readonly SchemaStep[] = [
  ...ledgerTables.filter(({ name }) => name === 'ledger-1'),
  ...roundsFeature.schema.filter(({ name }) => name === 'tables-1'),
  {
    name: 'visitor-1',
    sql: `
      -- Whose it is: an alarm does not say, and what it is named by is needed to the end.
      CREATE TABLE visitor (only INTEGER PRIMARY KEY CHECK (only = 1), visitor_id TEXT NOT NULL, since INTEGER NOT NULL);
      CREATE TABLE rounds (
        provider TEXT NOT NULL,
        id TEXT NOT NULL,
        gameid TEXT NOT NULL,
        gametitle TEXT NOT NULL,
        category TEXT,
        currency TEXT NOT NULL CHECK (currency = 'FUN'),
        state TEXT NOT NULL CHECK (state IN ('open', 'settled', 'rolled_back', 'void')),
        stake INTEGER NOT NULL,
        payout INTEGER NOT NULL,
        books TEXT NOT NULL,
        uncollected INTEGER NOT NULL DEFAULT 0,
        balance_after INTEGER NOT NULL,
        started_at INTEGER NOT NULL,
        settled_at INTEGER,
        seed_id INTEGER,
        nonce INTEGER,
        outcome TEXT,
        position TEXT,
        options TEXT,
        PRIMARY KEY (provider, id)
      ) WITHOUT ROWID;
      CREATE INDEX rounds_open ON rounds (currency) WHERE state = 'open';
      CREATE INDEX rounds_by_time ON rounds (started_at);
      CREATE TABLE fairness_seeds (
        id INTEGER PRIMARY KEY,
        server_seed TEXT NOT NULL,
        server_seed_hash TEXT NOT NULL,
        client_seed TEXT NOT NULL,
        next_nonce INTEGER NOT NULL,
        since INTEGER NOT NULL,
        rotated_at INTEGER
      );
      CREATE TABLE next_server_seed (id INTEGER PRIMARY KEY CHECK (id = 1), server_seed TEXT NOT NULL, server_seed_hash TEXT NOT NULL);
      CREATE TABLE outbox (
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        payload TEXT NOT NULL,
        written_at INTEGER NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        next_at INTEGER NOT NULL DEFAULT 0
      );
      CREATE TABLE due (kind TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (kind, subject)) WITHOUT ROWID;
    `,
  },
  ...chainTables,
];
