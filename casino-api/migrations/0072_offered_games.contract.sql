-- Nobody reads it any more: `catalogue` says what it said.
DROP VIEW offered_games;
