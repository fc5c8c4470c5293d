-- How often a race was changed since it was announced: who joined it is told of each that came after.
ALTER TABLE races ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
