-- What was written to support. player_id is null for visitors.
CREATE TABLE contact_messages (
  reference TEXT PRIMARY KEY,
  player_id TEXT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  message TEXT NOT NULL,
  language TEXT NOT NULL,
  written_at INTEGER NOT NULL
);
CREATE INDEX contact_messages_by_time ON contact_messages (written_at DESC);
