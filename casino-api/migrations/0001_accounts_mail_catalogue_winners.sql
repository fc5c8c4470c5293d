-- What is shared by all players. Times are epoch milliseconds.

-- Who holds a user name and an email address. A claim without opened_at belongs to a registration that has not finished.
CREATE TABLE accounts (
  player_id TEXT PRIMARY KEY,
  username_key TEXT NOT NULL UNIQUE,
  email_key TEXT NOT NULL UNIQUE,
  claimed_at INTEGER NOT NULL,
  opened_at INTEGER
) WITHOUT ROWID;

-- Mails in the order they were written; id makes a repeated hand-over harmless.
CREATE TABLE mail_outbox (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  body_text TEXT NOT NULL,
  body_html TEXT NOT NULL,
  link TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  sent_at INTEGER
);
CREATE INDEX mail_by_recipient ON mail_outbox (recipient, created_at);

CREATE TABLE games (
  id TEXT PRIMARY KEY,
  system TEXT NOT NULL,
  title TEXT NOT NULL,
  provider TEXT NOT NULL,
  category TEXT NOT NULL,
  kind TEXT NOT NULL,
  is_new INTEGER NOT NULL,
  is_jackpot INTEGER NOT NULL,
  playable INTEGER NOT NULL,
  pc INTEGER NOT NULL,
  mobile INTEGER NOT NULL,
  popularity INTEGER NOT NULL,
  released_at TEXT NOT NULL
);
CREATE INDEX games_by_category ON games (category, popularity DESC);

-- Which content was seeded last, by name: a hash, so that a second start has nothing to write.
CREATE TABLE seeds (
  name TEXT PRIMARY KEY,
  hash TEXT NOT NULL
);

CREATE TABLE winners (
  round_id TEXT PRIMARY KEY,
  gameid TEXT NOT NULL,
  gametitle TEXT NOT NULL,
  player_masked TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  euro_amount INTEGER NOT NULL,
  won_at INTEGER NOT NULL
);
CREATE INDEX winners_by_time ON winners (won_at DESC);
CREATE INDEX winners_by_amount ON winners (euro_amount DESC, won_at DESC);
