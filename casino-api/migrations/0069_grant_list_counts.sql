-- How many lines of a list are not looked at yet, good, and given: counted with each part that is worked off, so that a look at a list counts none.
ALTER TABLE grant_lists ADD COLUMN unseen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE grant_lists ADD COLUMN good INTEGER NOT NULL DEFAULT 0;
ALTER TABLE grant_lists ADD COLUMN given INTEGER NOT NULL DEFAULT 0;
UPDATE grant_lists SET (unseen, good, given) = (
  SELECT count(*) FILTER (WHERE state IS NULL), count(*) FILTER (WHERE state = 'good'), count(*) FILTER (WHERE state = 'given')
  FROM grant_lines WHERE list_id = grant_lists.id
);
