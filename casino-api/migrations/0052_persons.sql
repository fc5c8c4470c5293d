-- By what two accounts of one person are found: the words of the name in the order of the alphabet, and the birth date.
CREATE TABLE player_persons (
  person TEXT NOT NULL,
  player_id TEXT NOT NULL,
  PRIMARY KEY (person, player_id)
) WITHOUT ROWID;
CREATE INDEX player_persons_by_player ON player_persons (player_id);
