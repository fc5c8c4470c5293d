-- Players whose play gives reason for care, as their objects tell it. Times are epoch milliseconds.
CREATE TABLE care_cases (
  player_id TEXT PRIMARY KEY,
  username TEXT NOT NULL,
  -- JSON: what was found, by name; empty where an operator marked the player.
  markers TEXT NOT NULL,
  is_marked INTEGER NOT NULL,
  since INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  contacted_at INTEGER
) WITHOUT ROWID;
CREATE INDEX care_cases_open ON care_cases (since, player_id) WHERE is_marked = 1;
-- Whoever spoke with a player about it, and what came of it, for good.
CREATE TABLE care_contacts (
  id TEXT PRIMARY KEY,
  player_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  way TEXT NOT NULL,
  outcome TEXT NOT NULL,
  note TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX care_contacts_by_player ON care_contacts (player_id, at);
