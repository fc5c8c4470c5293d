-- Nobody reads it: what family a game is of is its declaration's to say.
ALTER TABLE games DROP COLUMN kind;
