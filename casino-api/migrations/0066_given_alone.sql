-- What one operator gave without a second one, so that many small acts are no way round the limit that a large one has. Worth in euro minor units.
CREATE TABLE given_alone (
  -- Of the act: the same press counts once.
  id TEXT PRIMARY KEY,
  actor TEXT NOT NULL,
  -- The player, where acts count together by player (payouts); empty: all that the operator gives.
  among TEXT NOT NULL,
  worth INTEGER NOT NULL,
  -- Epoch milliseconds.
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX given_alone_by_actor ON given_alone (actor, among, at);
