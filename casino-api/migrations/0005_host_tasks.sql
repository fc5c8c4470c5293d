-- What waits for a VIP host. Times are epoch milliseconds; id makes a repeated hand-over harmless.
CREATE TABLE host_tasks (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  player_id TEXT NOT NULL,
  username TEXT NOT NULL,
  level INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  done_at INTEGER
);
CREATE INDEX host_tasks_open ON host_tasks (created_at) WHERE done_at IS NULL;
