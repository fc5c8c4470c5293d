-- It was number 0009 once, beside another of that number: a database that had it then has these tables, and keeps them.
-- Settled real-money rounds by game and hour (its first moment, epoch milliseconds), of all players together.
CREATE TABLE IF NOT EXISTS game_plays (
  hour INTEGER NOT NULL,
  gameid TEXT NOT NULL,
  plays INTEGER NOT NULL,
  PRIMARY KEY (hour, gameid)
) WITHOUT ROWID;
-- Which players' hours are counted in it, so that a report that is told twice counts once.
CREATE TABLE IF NOT EXISTS play_reports (
  hour INTEGER NOT NULL,
  player_id TEXT NOT NULL,
  attempt TEXT NOT NULL,
  PRIMARY KEY (hour, player_id)
) WITHOUT ROWID;
