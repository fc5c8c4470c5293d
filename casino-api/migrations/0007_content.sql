-- Pages that editors write. `body` is JSON, a list of blocks; times are epoch milliseconds.
CREATE TABLE content_pages (
  section TEXT NOT NULL,
  url TEXT NOT NULL,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  body TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  PRIMARY KEY (section, url, language)
) WITHOUT ROWID;
