-- What each player's books have come to, as their object told it last: their head, and what they hold. Minor units of `currency`.
CREATE TABLE player_books (
  -- The id of the player's object, which names its database.
  books TEXT NOT NULL,
  currency TEXT NOT NULL,
  player_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  hash TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- 1: its head is in no file yet.
  is_new INTEGER NOT NULL,
  cash INTEGER NOT NULL,
  bonus INTEGER NOT NULL,
  held INTEGER NOT NULL,
  unallocated INTEGER NOT NULL,
  jackpots INTEGER NOT NULL,
  held_wins INTEGER NOT NULL,
  house INTEGER NOT NULL,
  providers INTEGER NOT NULL,
  turnover INTEGER NOT NULL,
  payouts INTEGER NOT NULL,
  PRIMARY KEY (books, currency)
) WITHOUT ROWID;

-- Files of heads that lie in the bucket. `hash`: the SHA-256 that the next one names.
CREATE TABLE heads_files (
  number INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  hash TEXT NOT NULL,
  heads INTEGER NOT NULL,
  closed_at INTEGER NOT NULL
);
