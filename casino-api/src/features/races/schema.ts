import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Times in epoch milliseconds. */
export const raceTables: readonly SchemaStep[] = [
  {
    name: 'races-1',
    sql: `
      -- The races that the player joined, each as it was announced when it was joined.
      CREATE TABLE race_entries (
        race_id TEXT PRIMARY KEY,
        score TEXT NOT NULL,
        starts_at INTEGER NOT NULL,
        ends_at INTEGER NOT NULL,
        -- JSON: ids of games.
        games TEXT NOT NULL,
        joined_at INTEGER NOT NULL
      ) WITHOUT ROWID;
    `,
  },
  {
    name: 'races-2',
    // A table's constraints can't be changed, so the rewards move to one that takes prizes of races too.
    sql: `
      CREATE TABLE rewards_with_races (
        key TEXT PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('level_reward', 'challenge_prize', 'race_prize')),
        cash INTEGER NOT NULL,
        free_spins INTEGER NOT NULL,
        -- Of a race: its id.
        round_id TEXT NOT NULL,
        earned_at INTEGER NOT NULL,
        cash_given_at INTEGER,
        spins_given_at INTEGER
      ) WITHOUT ROWID;
      INSERT INTO rewards_with_races SELECT key, kind, cash, free_spins, round_id, earned_at, cash_given_at, spins_given_at FROM rewards;
      DROP TABLE rewards;
      ALTER TABLE rewards_with_races RENAME TO rewards;
      CREATE INDEX rewards_due ON rewards (earned_at) WHERE cash > 0 AND cash_given_at IS NULL;
    `,
  },
  {
    name: 'race-titles-1',
    sql: "ALTER TABLE race_entries ADD COLUMN title TEXT NOT NULL DEFAULT '';",
  },
  {
    name: 'races-3',
    // What the history says of a prize. Of those from before, the race's id is all there is.
    sql: `
      ALTER TABLE rewards ADD COLUMN title TEXT;
      ALTER TABLE rewards ADD COLUMN place INTEGER;
    `,
  },
  {
    name: 'races-4',
    // A race may be changed until it begins: which of its changes the player's entry has.
    sql: 'ALTER TABLE race_entries ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;',
  },
];
