-- What stands open on matches.
CREATE INDEX sports_legs_open ON sports_legs (match_id) WHERE is_open = 1;
-- A page as each of its writers left it, JSON: the newest is what stands. Times are epoch milliseconds.
CREATE TABLE content_versions (
  section TEXT NOT NULL,
  url TEXT NOT NULL,
  at INTEGER NOT NULL,
  written_by TEXT NOT NULL,
  page TEXT NOT NULL,
  PRIMARY KEY (section, url, at)
) WITHOUT ROWID;
