-- What operators chose for a game; NULL: as the game or its provider says. It stays when the catalogue is filled anew.
CREATE TABLE game_choices (
  gameid TEXT PRIMARY KEY,
  -- In lists by popularity those with a place come first, the lowest in front.
  place INTEGER,
  is_new INTEGER,
  is_jackpot INTEGER
) WITHOUT ROWID;

-- What is switched off: kind is game, provider, country or house (maintenance). since: epoch milliseconds.
CREATE TABLE switches (
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (kind, subject)
) WITHOUT ROWID;

-- The catalogue as operators have it.
CREATE VIEW offered_games AS
  SELECT g.id, g.system, g.title, g.provider, g.category, g.playable, g.pc, g.mobile, g.popularity, g.released_at, g.search_text, g.highest_multiple,
    coalesce(c.is_new, g.is_new) AS is_new,
    coalesce(c.is_jackpot, g.is_jackpot) AS is_jackpot,
    coalesce(c.place, 1000000) AS place,
    EXISTS (SELECT 1 FROM switches WHERE (kind = 'game' AND subject = g.id) OR (kind = 'provider' AND subject = g.system)) AS is_off
  FROM games g LEFT JOIN game_choices c ON c.gameid = g.id;
