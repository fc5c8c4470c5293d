-- What operators set of the loyalty programme instead of what it was built with, each from a moment on; the latest that has begun holds.
CREATE TABLE loyalty_terms (
  part TEXT NOT NULL CHECK (part IN ('weekly', 'monthly', 'challenges', 'spins')),
  -- Epoch milliseconds: of a week or month its first moment.
  starts_at INTEGER NOT NULL,
  -- JSON, by the part: see features/loyalty/terms.ts. Money in euro minor units.
  value TEXT NOT NULL,
  PRIMARY KEY (part, starts_at)
) WITHOUT ROWID;
