-- The monitor of returns shows the most played games first, a page at a time.
CREATE INDEX game_returns_by_rounds ON game_returns (rounds, gameid);
