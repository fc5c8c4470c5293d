-- What stands open on matches.
CREATE INDEX sports_legs_open ON sports_legs (match_id) WHERE is_open = 1;
