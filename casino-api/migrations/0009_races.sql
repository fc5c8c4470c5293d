-- Slot races as they are announced. Times are epoch milliseconds; `games` is a JSON list of ids, `prizes` one of euro minor units, the
-- first place's first.
CREATE TABLE races (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  score TEXT NOT NULL CHECK (score IN ('points_wagered', 'best_multiplier')),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
  games TEXT NOT NULL,
  prizes TEXT NOT NULL
) WITHOUT ROWID;
-- The race that a page is about, or NULL.
ALTER TABLE content_pages ADD COLUMN race_id TEXT;
