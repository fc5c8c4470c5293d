-- By what operators find a player besides user name and address: kind `name` (`first last` and `last first`, in lower case) and `payout` (where coins went).
CREATE TABLE player_terms (
  kind TEXT NOT NULL CHECK (kind IN ('name', 'payout')),
  term TEXT NOT NULL,
  player_id TEXT NOT NULL,
  PRIMARY KEY (kind, term, player_id)
) WITHOUT ROWID;
CREATE INDEX player_terms_by_player ON player_terms (player_id, kind);
CREATE INDEX till_withdrawals_by_id ON till_withdrawals (withdrawal_id);
