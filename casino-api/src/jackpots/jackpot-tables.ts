/** A jackpot's own tables. `pool`, `reserve`, `fed` and `paid` in ten thousandths of a euro minor unit, all else in euro minor units; times epoch ms. */
export const jackpotTables = `
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
  CREATE TABLE IF NOT EXISTS jackpot_prizes (
    -- In the order of the hits.
    number INTEGER PRIMARY KEY,
    round_id TEXT NOT NULL UNIQUE,
    player_id TEXT NOT NULL,
    amount INTEGER NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE TRIGGER IF NOT EXISTS jackpot_prizes_stay BEFORE UPDATE ON jackpot_prizes BEGIN SELECT RAISE(ABORT, 'a prize is never changed'); END;
  CREATE TRIGGER IF NOT EXISTS jackpot_prizes_remain BEFORE DELETE ON jackpot_prizes BEGIN SELECT RAISE(ABORT, 'a prize is never taken back'); END;
`;
