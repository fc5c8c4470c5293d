import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Tables of a table's object. Times in epoch milliseconds. */
export const tableObjectTables: readonly SchemaStep[] = [
  {
    name: 'table-1',
    // Objects that are older than their steps have these tables already.
    sql: `
      CREATE TABLE IF NOT EXISTS own_name (only INTEGER PRIMARY KEY CHECK (only = 1), name TEXT NOT NULL);
      -- A chain's knots as JSON. It is never changed: its end was shown to people.
      CREATE TABLE IF NOT EXISTS chains (number INTEGER PRIMARY KEY, terminal TEXT NOT NULL, knots TEXT NOT NULL, made_at INTEGER NOT NULL);
      -- Bets as the players' objects told them, kept until each of them knows the result and the next round is over.
      CREATE TABLE IF NOT EXISTS bets (
        bet_id TEXT PRIMARY KEY,
        round INTEGER NOT NULL,
        player_id TEXT NOT NULL,
        player TEXT NOT NULL,
        currency TEXT NOT NULL,
        position TEXT NOT NULL,
        told_at INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS bets_by_round ON bets (round);
    `,
  },
  {
    name: 'table-2',
    // When a chain's first flight starts, set once; null at tables that keep a schedule, and before anybody can bet on it.
    sql: 'ALTER TABLE chains ADD COLUMN starts_at INTEGER',
  },
];
