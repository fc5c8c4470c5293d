-- Few wins are kept, so they are read whole: without indexes and row ids a win costs one row instead of four.
CREATE TABLE shown_winners (
  round_id TEXT PRIMARY KEY,
  gameid TEXT NOT NULL,
  gametitle TEXT NOT NULL,
  player_masked TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  euro_amount INTEGER NOT NULL,
  won_at INTEGER NOT NULL
) WITHOUT ROWID;
INSERT OR IGNORE INTO shown_winners SELECT * FROM winners ORDER BY won_at DESC LIMIT 500;
INSERT OR IGNORE INTO shown_winners SELECT * FROM winners WHERE won_at > (SELECT max(won_at) FROM winners) - 2592000000 ORDER BY euro_amount DESC LIMIT 500;
DROP TABLE winners;
ALTER TABLE shown_winners RENAME TO winners;
