-- The operator's till. Withdrawals as their players' objects tell of them, so that those who decide find them; what counts stands in
-- each object. rank: how far a withdrawal has come, so that what is told late changes nothing.
CREATE TABLE till_withdrawals (
  id TEXT PRIMARY KEY,
  player_id TEXT NOT NULL,
  withdrawal_id TEXT NOT NULL,
  rank INTEGER NOT NULL,
  requested_at INTEGER NOT NULL
);
CREATE INDEX till_withdrawals_open ON till_withdrawals (requested_at, id) WHERE rank < 2;
-- Methods of the cashier that operators have turned off.
CREATE TABLE method_outages (
  method TEXT PRIMARY KEY,
  since INTEGER NOT NULL
);
-- Everything that is done at the till, for good.
CREATE TABLE till_log (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  details TEXT NOT NULL
);
CREATE TRIGGER till_log_is_not_changed BEFORE UPDATE ON till_log BEGIN SELECT RAISE(ABORT, 'the log of the till is never changed'); END;
CREATE TRIGGER till_log_is_not_cut BEFORE DELETE ON till_log BEGIN SELECT RAISE(ABORT, 'the log of the till is never changed'); END;
