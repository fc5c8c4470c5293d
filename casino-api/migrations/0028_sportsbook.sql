-- Matches of several sources. Times are epoch milliseconds, expectations thousandths. What a drawn match comes to is not stored: its
-- seed and its expectations decide it, and neither ever changes.
CREATE TABLE sports_matches (
  id TEXT PRIMARY KEY,
  -- 'drawn', or the feed that tells of it.
  source TEXT NOT NULL,
  sport TEXT NOT NULL,
  league TEXT NOT NULL,
  home TEXT NOT NULL,
  away TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
  state TEXT NOT NULL DEFAULT 'scheduled' CHECK (state IN ('scheduled', 'postponed', 'void')),
  expected_home INTEGER NOT NULL DEFAULT 0,
  expected_away INTEGER NOT NULL DEFAULT 0,
  seed_hash TEXT NOT NULL DEFAULT '',
  -- What a feed has told last, as JSON: prices, score, and when. Null for drawn matches.
  feed TEXT,
  -- The official result as JSON, with the number of times that it was told otherwise.
  result TEXT,
  revision INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
INSERT INTO sports_matches (id, source, sport, league, home, away, starts_at, ends_at, state, expected_home, expected_away, seed_hash)
  SELECT id, 'drawn', sport, league, home, away, starts_at, ends_at, state, expected_home, expected_away, seed_hash FROM sports_events;
CREATE INDEX sports_matches_by_start ON sports_matches (starts_at);
CREATE INDEX sports_matches_by_end ON sports_matches (ends_at);
DROP TABLE sports_selections;
DROP TABLE sports_markets;
DROP TABLE sports_events;
-- What the operators say of all, a sport, a league, a match, a market of a match or a player: `all`, `sport:football`, `league:…`,
-- `match:…`, `market:<match>/<market>`, `player:…`. The narrower goes before the wider. Null: as the wider says.
CREATE TABLE sports_terms (
  scope TEXT PRIMARY KEY,
  -- Thousandths.
  margin INTEGER CHECK (margin BETWEEN 0 AND 1000),
  -- The most that a bet may be staked with, and may pay, euro minor units.
  stake INTEGER CHECK (stake >= 0),
  payout INTEGER CHECK (payout >= 0),
  -- How long a bet in play waits, ms.
  delay INTEGER CHECK (delay BETWEEN 0 AND 30000),
  suspended INTEGER CHECK (suspended IN (0, 1)),
  -- Of a market alone: its bets are void.
  voided INTEGER CHECK (voided IN (0, 1)),
  changed_at INTEGER NOT NULL
) WITHOUT ROWID;
-- Every leg of every bet, as the players' objects tell of it: for exposure, and to tell them of a result that was corrected. Euro minor units.
CREATE TABLE sports_legs (
  match_id TEXT NOT NULL,
  bet_id TEXT NOT NULL,
  leg INTEGER NOT NULL,
  player_id TEXT NOT NULL,
  market_id TEXT NOT NULL,
  selection_id TEXT NOT NULL,
  stake INTEGER NOT NULL,
  payout INTEGER NOT NULL,
  is_open INTEGER NOT NULL,
  -- How often the bet had changed by then: what was told later counts.
  turn INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,
  PRIMARY KEY (match_id, bet_id, leg)
) WITHOUT ROWID;
CREATE INDEX sports_legs_by_time ON sports_legs (placed_at);
