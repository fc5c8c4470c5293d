-- Checkouts whose player is not known before the bank tells. Amounts in minor units, times in epoch milliseconds.
CREATE TABLE instant_orders (
  id TEXT PRIMARY KEY,
  -- The visitor who opened it, and alone may turn it into a session.
  visitor TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  language TEXT NOT NULL,
  affiliate TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'failed', 'credited', 'refused')),
  reason TEXT,
  player_id TEXT,
  created_at INTEGER NOT NULL
);
-- Who a bank's customer is with us. Only a hash of the bank's id is kept.
CREATE TABLE bank_identities (
  person_hash TEXT PRIMARY KEY,
  player_id TEXT NOT NULL,
  first_order TEXT NOT NULL,
  since INTEGER NOT NULL
);
