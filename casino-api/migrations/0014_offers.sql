-- What an operator offers (DOMAIN §3). Money in euro minor units, given in the player's currency by its fixed equivalent; times in epoch milliseconds.
CREATE TABLE offers (
  -- Its id too: what a deposit names in `bonus`.
  url TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('deposit-bonus', 'free-spin')),
  -- Lower ones are shown first among those of one state.
  position INTEGER NOT NULL,
  -- By language, as JSON; in English where a language is missing.
  titles TEXT NOT NULL,
  summaries TEXT NOT NULL,
  -- A file of the edge, or NULL.
  image TEXT,
  way TEXT NOT NULL CHECK (way IN ('deposit', 'claim', 'code')),
  limited TEXT NOT NULL CHECK (limited IN ('first_deposit', 'weekly', 'once')),
  -- What a code gives, and when, stands in `promotion_codes` alone: the columns below are empty then.
  code TEXT,
  percent INTEGER,
  most INTEGER,
  minimum INTEGER,
  amount INTEGER NOT NULL DEFAULT 0 CHECK (amount >= 0),
  multiplier INTEGER NOT NULL DEFAULT 0 CHECK (multiplier >= 0),
  spins_gameid TEXT,
  spins_count INTEGER NOT NULL DEFAULT 0,
  spins_value INTEGER NOT NULL DEFAULT 0,
  -- For how long the bonus is good once it is started, seconds; NULL: for good.
  valid_for INTEGER,
  -- When it can be taken; NULL: open on that side.
  from_time INTEGER,
  until_time INTEGER,
  CHECK ((way = 'code') = (code IS NOT NULL)),
  -- Nobody is asked to decide about days at a deposit that have no end.
  CHECK (way <> 'deposit' OR valid_for IS NOT NULL),
  CHECK ((way = 'deposit') = (percent IS NOT NULL AND most IS NOT NULL AND minimum IS NOT NULL))
) WITHOUT ROWID;
