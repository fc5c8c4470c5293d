-- What somebody has to look at: told by the players' objects, which hold the truth of each.
CREATE TABLE exceptions (
  -- player.kind.subject
  id TEXT PRIMARY KEY,
  player_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- Minor units of `currency`; 0 where no money hangs on it.
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  raised_at INTEGER NOT NULL,
  is_over INTEGER NOT NULL
);
CREATE INDEX exceptions_open ON exceptions (raised_at) WHERE is_over = 0;
