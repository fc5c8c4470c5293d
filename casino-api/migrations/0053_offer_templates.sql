-- Who an offer is for, which games alone count toward its bonus (JSON, empty: as the house counts all), and what it may cost.
ALTER TABLE offers ADD COLUMN segment TEXT NOT NULL DEFAULT 'everybody';
ALTER TABLE offers ADD COLUMN games TEXT NOT NULL DEFAULT '[]';
-- Euro minor units; NULL: as much as is taken.
ALTER TABLE offers ADD COLUMN budget INTEGER;
-- The face value of what was given or is promised, how often it was given, and when either last changed, epoch milliseconds.
ALTER TABLE offers ADD COLUMN spent INTEGER NOT NULL DEFAULT 0;
ALTER TABLE offers ADD COLUMN given INTEGER NOT NULL DEFAULT 0;
ALTER TABLE offers ADD COLUMN spent_at INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX offers_by_code ON offers (code) WHERE code IS NOT NULL;
-- What each player costs an offer. is_given = 0: promised out of its budget, and taken back if nothing comes of it.
CREATE TABLE offer_costs (
  url TEXT NOT NULL,
  player_id TEXT NOT NULL,
  grant_key TEXT NOT NULL,
  amount INTEGER NOT NULL,
  is_given INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (url, player_id, grant_key)
) WITHOUT ROWID;
CREATE INDEX offer_costs_waiting ON offer_costs (at) WHERE is_given = 0;
