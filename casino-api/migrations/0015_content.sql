-- A page's facts stand once, its texts once a language. `games` is a JSON list of ids; `position` orders the pages of `info`; `seed_hash` tells
-- what of the page was seeded last, so that a seed writes over an editor's work only where its own text changed. Times are epoch milliseconds.
ALTER TABLE content_pages RENAME TO content_before;

CREATE TABLE content_pages (
  section TEXT NOT NULL,
  url TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  image TEXT,
  tag TEXT,
  starts_at INTEGER,
  ends_at INTEGER,
  race_id TEXT,
  offer_url TEXT,
  games TEXT NOT NULL DEFAULT '[]',
  position INTEGER NOT NULL DEFAULT 0,
  gone_at INTEGER,
  seed_hash TEXT,
  PRIMARY KEY (section, url)
) WITHOUT ROWID;
CREATE INDEX content_pages_in_order ON content_pages (section, position, published_at DESC, url) WHERE gone_at IS NULL;

-- `body` is JSON, a list of blocks; null where the English one is shown.
CREATE TABLE content_texts (
  section TEXT NOT NULL,
  url TEXT NOT NULL,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  body TEXT,
  PRIMARY KEY (section, url, language)
) WITHOUT ROWID;

INSERT INTO content_pages (section, url, published_at, race_id) SELECT section, url, MAX(published_at), MAX(race_id) FROM content_before GROUP BY section, url;
INSERT INTO content_texts SELECT section, url, language, title, summary, body FROM content_before;
DROP TABLE content_before;
DELETE FROM seeds WHERE name = 'content';
