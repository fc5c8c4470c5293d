-- Title and summary of a race by language, JSON: {"de":{"title":"…","summary":"…"}}; what is missing is told in English.
ALTER TABLE races ADD COLUMN texts TEXT NOT NULL DEFAULT '{}';
-- A file of the edge, or NULL.
ALTER TABLE races ADD COLUMN image TEXT;
-- When the race's object was told of its first entrant, NULL before: until then looks need not ask the object.
ALTER TABLE races ADD COLUMN entered_at INTEGER;
-- What the race's object told last: how many take part, the first places as JSON, and when it was settled.
ALTER TABLE races ADD COLUMN entrants INTEGER NOT NULL DEFAULT 0;
ALTER TABLE races ADD COLUMN leaders TEXT NOT NULL DEFAULT '[]';
ALTER TABLE races ADD COLUMN settled_at INTEGER;
-- Races that were announced before this may have entrants already: their objects know.
UPDATE races SET entered_at = starts_at;
CREATE INDEX races_by_end ON races (ends_at);
