import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** A jackpot's own tables. `pool`, `reserve`, `fed` and `paid` in ten thousandths of a euro minor unit, all else in euro minor units; times epoch ms. */
export const poolTables: readonly SchemaStep[] = [
  {
    name: 'pool-1',
    // Objects that are older than their steps have these tables already.
    sql: `
      CREATE TABLE IF NOT EXISTS jackpot_pool (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        gameid TEXT NOT NULL,
        pool INTEGER NOT NULL CHECK (pool >= 0),
        reserve INTEGER NOT NULL,
        fed INTEGER NOT NULL,
        paid INTEGER NOT NULL,
        CHECK (pool + reserve + paid = fed)
      );
      CREATE TABLE IF NOT EXISTS jackpot_players (player_id TEXT PRIMARY KEY, turnover INTEGER NOT NULL CHECK (turnover > 0)) WITHOUT ROWID;
      -- Who may have staked what the pool was not told: asked at every hit. heard: the latest hit of which that is known.
      CREATE TABLE IF NOT EXISTS jackpot_visits (player_id TEXT PRIMARY KEY, visit INTEGER NOT NULL, heard INTEGER NOT NULL) WITHOUT ROWID;
      -- Hits in the order in which the pool learned of them. One without a prize waits until everybody has been heard.
      CREATE TABLE IF NOT EXISTS jackpot_claims (number INTEGER PRIMARY KEY, round_id TEXT NOT NULL UNIQUE, player_id TEXT NOT NULL, at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS jackpot_prizes (
        -- In the order of the hits.
        number INTEGER PRIMARY KEY,
        round_id TEXT NOT NULL UNIQUE,
        player_id TEXT NOT NULL,
        amount INTEGER NOT NULL,
        at INTEGER NOT NULL
      );
      -- How the pool stood when a prize was taken out of it, so that each can be computed again.
      CREATE TABLE IF NOT EXISTS jackpot_standings (
        number INTEGER PRIMARY KEY,
        pool INTEGER NOT NULL,
        reserve INTEGER NOT NULL,
        fed INTEGER NOT NULL,
        paid INTEGER NOT NULL,
        CHECK (pool + reserve + paid = fed)
      );
      CREATE TRIGGER IF NOT EXISTS jackpot_prizes_stay BEFORE UPDATE ON jackpot_prizes BEGIN SELECT RAISE(ABORT, 'a prize is never changed'); END;
      CREATE TRIGGER IF NOT EXISTS jackpot_prizes_remain BEFORE DELETE ON jackpot_prizes BEGIN SELECT RAISE(ABORT, 'a prize is never taken back'); END;
    `,
  },
];
