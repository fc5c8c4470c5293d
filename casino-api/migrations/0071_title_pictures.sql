-- A title's picture that an operator chose, where it is served; NULL: the edge's own, by the game's id.
ALTER TABLE game_choices ADD COLUMN picture TEXT;
-- The catalogue as operators have it, pictures included; it takes the place of `offered_games`.
CREATE VIEW catalogue AS
  SELECT g.id, g.system, g.title, g.provider, g.category, g.playable, g.pc, g.mobile, g.popularity, g.released_at, g.search_text, g.highest_multiple,
    coalesce(c.is_new, g.is_new) AS is_new,
    coalesce(c.is_jackpot, g.is_jackpot) AS is_jackpot,
    coalesce(c.place, 1000000) AS place,
    c.picture,
    EXISTS (SELECT 1 FROM switches WHERE (kind = 'game' AND subject = g.id) OR (kind = 'provider' AND subject = g.system)) AS is_off
  FROM games g LEFT JOIN game_choices c ON c.gameid = g.id;
