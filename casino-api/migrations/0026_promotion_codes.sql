-- It was number 0008 once, beside another of that number: a database that had it then has these tables, and keeps them.
-- What a promotion code stands for. Money in euro minor units, given in the player's currency by its fixed equivalent.
CREATE TABLE IF NOT EXISTS promotion_codes (
  -- In capitals.
  code TEXT PRIMARY KEY,
  -- The bonus's name by language, as JSON.
  names TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  multiplier INTEGER NOT NULL CHECK (multiplier >= 0),
  spins_gameid TEXT,
  spins_count INTEGER NOT NULL DEFAULT 0,
  spins_value INTEGER NOT NULL DEFAULT 0,
  -- For how long the bonus is good once it is granted, seconds; NULL: for good.
  valid_for INTEGER,
  -- When the code can be redeemed, epoch milliseconds; NULL: open on that side.
  from_time INTEGER,
  until_time INTEGER
) WITHOUT ROWID;
