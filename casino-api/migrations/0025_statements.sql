-- What the players' books moved by gateways, told with their reports. In counts up, out counts down; minor units of `currency`.
CREATE TABLE settlements (
  -- player.transaction
  id TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  -- The order, as the gateway knows it.
  reference TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX settlements_by_time ON settlements (provider, at);

-- What a player's rounds at an outside game provider came to, by the UTC day that they began on.
CREATE TABLE provider_days (
  provider TEXT NOT NULL,
  day TEXT NOT NULL,
  player_id TEXT NOT NULL,
  currency TEXT NOT NULL,
  staked INTEGER NOT NULL,
  paid INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (provider, day, player_id, currency)
) WITHOUT ROWID;

-- Where a provider's statement and the books part. ours, theirs: null where the line is missing.
CREATE TABLE statement_exceptions (
  -- provider.reference.currency
  id TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  reference TEXT NOT NULL,
  currency TEXT NOT NULL,
  ours INTEGER,
  theirs INTEGER,
  at INTEGER NOT NULL,
  found_at INTEGER NOT NULL,
  is_over INTEGER NOT NULL
) WITHOUT ROWID;
