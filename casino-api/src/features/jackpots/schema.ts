import type { SchemaStep } from '../../kernel/storage/schema-steps';

export const jackpotTables: readonly SchemaStep[] = [
  {
    name: 'jackpots-1',
    sql: `
      -- By the game that plays for the jackpot. Euro minor units staked on it since ever, and how much of that its pool was told;
      -- what was posted to the jackpot's account, in minor units of the player's currency.
      CREATE TABLE jackpot_stakes (
        gameid TEXT PRIMARY KEY,
        turnover INTEGER NOT NULL,
        told INTEGER NOT NULL DEFAULT 0,
        posted INTEGER NOT NULL DEFAULT 0
      ) WITHOUT ROWID;
      -- Rounds that won a pool. prize and paid (minor units of euro, and of the player's currency) are null until the pool has answered.
      CREATE TABLE jackpot_hits (
        round_id TEXT PRIMARY KEY,
        gameid TEXT NOT NULL,
        bonus_id TEXT,
        hit_at INTEGER NOT NULL,
        prize INTEGER,
        paid INTEGER
      ) WITHOUT ROWID;
    `,
  },
  {
    name: 'jackpots-2',
    sql: `
      -- The pool asks who plays for it at every hit. visit: the number of the visit that the pool knows of (is_playing), or of the next one.
      ALTER TABLE jackpot_stakes ADD COLUMN visit INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE jackpot_stakes ADD COLUMN is_playing INTEGER NOT NULL DEFAULT 0;
    `,
  },
];
