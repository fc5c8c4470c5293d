-- The most that a round of an outside provider's game pays, in stakes, where the provider states it.
ALTER TABLE games ADD COLUMN highest_multiple INTEGER;
