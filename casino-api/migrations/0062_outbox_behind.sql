-- Objects whose outbox holds what could not be delivered yet, as they noted it at their last try; gone with the delivery.
CREATE TABLE outbox_behind (
  -- The id of the object, which names its database.
  object TEXT PRIMARY KEY,
  -- 'player', 'visitor' or 'race'.
  kind TEXT NOT NULL,
  -- What waits, such as 'books,mail', and how much of it.
  messages TEXT NOT NULL,
  waiting INTEGER NOT NULL,
  -- When the oldest of it was written, epoch milliseconds.
  oldest_at INTEGER NOT NULL,
  -- By the machine's clock, epoch seconds. Each tries again within an hour: what is older than two was delivered while this database was away.
  noted_at INTEGER NOT NULL DEFAULT (unixepoch())
) WITHOUT ROWID;
CREATE INDEX outbox_behind_noted ON outbox_behind (noted_at);
