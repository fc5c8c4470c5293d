-- The players' documents, so that those who decide find them. What counts stands in each player's own object.
CREATE TABLE documents (
  id TEXT PRIMARY KEY,
  player_id TEXT NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  uploaded_at INTEGER NOT NULL
);
CREATE INDEX documents_by_status ON documents (status, uploaded_at DESC);
