-- Challenges that were hit, as their players' objects tell of them, under masked names. id is made of player, month and multiplier, so one that is
-- told twice is one. Money in minor units of the player's currency, times in epoch milliseconds. Two years of months are kept, and the first hundred of each.
CREATE TABLE challenge_hits (
  id TEXT PRIMARY KEY,
  month TEXT NOT NULL,
  multiplier INTEGER NOT NULL,
  player_masked TEXT NOT NULL,
  gameid TEXT NOT NULL,
  gametitle TEXT NOT NULL,
  prize INTEGER NOT NULL,
  currency TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX challenge_hits_by_month ON challenge_hits (month DESC, multiplier DESC, at, id);
