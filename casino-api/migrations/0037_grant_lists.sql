-- Bonuses for a list of players. phase: checking, wrong, ready, giving, given. terms: the bonus, JSON. Times are epoch milliseconds.
CREATE TABLE grant_lists (
  id TEXT PRIMARY KEY,
  asked_by TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  terms TEXT NOT NULL,
  total INTEGER NOT NULL,
  phase TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX grant_lists_open ON grant_lists (asked_at, id) WHERE phase IN ('checking', 'giving');
CREATE INDEX grant_lists_by_time ON grant_lists (asked_at);
-- state: NULL not looked at yet; good; given; else why not.
CREATE TABLE grant_lines (
  list_id TEXT NOT NULL,
  line INTEGER NOT NULL,
  player_id TEXT NOT NULL,
  state TEXT,
  PRIMARY KEY (list_id, line)
) WITHOUT ROWID;
CREATE INDEX grant_lines_by_state ON grant_lines (list_id, state, line);
