-- What a race comes back as, week by week: texts point at the series, of which the race that runs is shown. NULL: it comes once.
ALTER TABLE races ADD COLUMN series TEXT;
