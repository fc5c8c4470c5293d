-- What each game took and paid since it is counted: settled real-money rounds with a stake, in euro minor units (fractions where a
-- currency's unit is worth less). The sums of squares are what the confidence band of the actual return is made of.
CREATE TABLE game_returns (
  gameid TEXT PRIMARY KEY,
  rounds INTEGER NOT NULL,
  staked REAL NOT NULL,
  paid REAL NOT NULL,
  staked_squared REAL NOT NULL,
  staked_paid REAL NOT NULL,
  paid_squared REAL NOT NULL
) WITHOUT ROWID;
