-- The least and the most that a method takes or pays where operators set other borders than those it was declared with. Euro minor units, both included.
CREATE TABLE method_limits (
  method TEXT NOT NULL,
  direction TEXT NOT NULL CHECK (direction IN ('deposit', 'withdraw')),
  minimum INTEGER NOT NULL CHECK (minimum > 0),
  maximum INTEGER NOT NULL CHECK (maximum >= minimum),
  -- Epoch milliseconds.
  since INTEGER NOT NULL,
  PRIMARY KEY (method, direction)
) WITHOUT ROWID;
