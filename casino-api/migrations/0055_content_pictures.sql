-- Pictures of pages, named by the SHA-256 of what is kept: checked, and without anything that is not the picture. Times are epoch milliseconds.
CREATE TABLE content_pictures (
  name TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  mime TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  uploaded_at INTEGER NOT NULL,
  uploaded_by TEXT NOT NULL
);
CREATE INDEX content_pictures_by_time ON content_pictures (uploaded_at);
