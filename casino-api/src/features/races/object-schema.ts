import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Of one race. Amounts in minor units of each player's currency, times in epoch milliseconds. */
export const raceObjectTables: readonly SchemaStep[] = [
  {
    name: 'race-1',
    // Objects that are older than their steps have these tables already.
    sql: `
      CREATE TABLE IF NOT EXISTS race (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        -- As it was announced when its object was first asked for, JSON: what players joined is what they are paid by.
        definition TEXT NOT NULL,
        settled_at INTEGER
      );
      CREATE TABLE IF NOT EXISTS entrants (
        player_id TEXT PRIMARY KEY,
        player TEXT NOT NULL,
        currency TEXT NOT NULL,
        joined_at INTEGER NOT NULL,
        -- What the rounds come to; null before the first score.
        stake INTEGER,
        payout INTEGER,
        reached_at INTEGER
      ) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS rounds (
        player_id TEXT NOT NULL,
        round TEXT NOT NULL,
        revision INTEGER NOT NULL,
        stake INTEGER NOT NULL,
        payout INTEGER NOT NULL,
        -- Null while only a later state of the round was told: it counts once the first has come too.
        settled_at INTEGER,
        PRIMARY KEY (player_id, round)
      ) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS prizes (
        place INTEGER PRIMARY KEY,
        player_id TEXT NOT NULL,
        prize INTEGER NOT NULL,
        -- When the winner's object took it.
        taken_at INTEGER
      );
    `,
  },
  {
    name: 'race-2',
    sql: `
      -- When it was called off; and when each who had joined was told, epoch milliseconds.
      ALTER TABLE race ADD COLUMN cancelled_at INTEGER;
      ALTER TABLE entrants ADD COLUMN told_at INTEGER;
    `,
  },
  {
    name: 'race-3',
    // The change of the race that each who joined was told last.
    sql: 'ALTER TABLE entrants ADD COLUMN told_revision INTEGER NOT NULL DEFAULT 0;',
  },
];
