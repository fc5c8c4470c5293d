-- A race that comes back every week is made anew when the one before has started, as long as this says so.
ALTER TABLE races ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0;
-- When it was called off, epoch milliseconds: nobody finds it any more but those who had joined it, who are told.
ALTER TABLE races ADD COLUMN cancelled_at INTEGER;
CREATE INDEX races_repeating_open ON races (starts_at) WHERE repeats = 1;
