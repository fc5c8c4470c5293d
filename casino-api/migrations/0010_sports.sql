-- Events that can be bet on. Times are epoch milliseconds, expected goals thousandths of a goal.
-- What an event came to is not stored: its seed and its expected goals decide it, and neither ever changes.
CREATE TABLE sports_events (
  id TEXT PRIMARY KEY,
  sport TEXT NOT NULL,
  league TEXT NOT NULL,
  home TEXT NOT NULL,
  away TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
  state TEXT NOT NULL DEFAULT 'scheduled' CHECK (state IN ('scheduled', 'postponed')),
  expected_home INTEGER NOT NULL CHECK (expected_home > 0),
  expected_away INTEGER NOT NULL CHECK (expected_away > 0),
  seed_hash TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sports_events_by_start ON sports_events (starts_at);
CREATE INDEX sports_events_by_end ON sports_events (ends_at);
-- The seeds stand apart from what is shown, and are read once an event is over or called off.
CREATE TABLE sports_seeds (
  event_id TEXT PRIMARY KEY,
  seed TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE sports_markets (
  event_id TEXT NOT NULL,
  id TEXT NOT NULL,
  -- What the house adds to the sum of the chances, thousandths.
  margin INTEGER NOT NULL CHECK (margin >= 0),
  PRIMARY KEY (event_id, id)
) WITHOUT ROWID;
CREATE TABLE sports_selections (
  event_id TEXT NOT NULL,
  market_id TEXT NOT NULL,
  id TEXT NOT NULL,
  -- Thousandths.
  odds INTEGER NOT NULL CHECK (odds > 1000),
  PRIMARY KEY (event_id, market_id, id)
) WITHOUT ROWID;
