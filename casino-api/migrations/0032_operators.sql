-- What operators do, for good. Each entry carries the hash of the one before. Those of before the chain carry none: the first hash covers them all.
CREATE TABLE operator_log (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- On whom it was done; NULL: on nobody.
  player_id TEXT,
  details TEXT NOT NULL,
  hash TEXT
);
INSERT INTO operator_log (seq, id, at, actor, action, subject, player_id, details)
  SELECT row_number() OVER (ORDER BY seq), id, at, actor, action, subject, iif(length(subject) > 36 AND substr(subject, 37, 1) IN ('.', ':'), substr(subject, 1, 36), NULL), details FROM till_log;
CREATE INDEX operator_log_by_player ON operator_log (player_id, seq);
CREATE INDEX operator_log_by_actor ON operator_log (actor, seq);
CREATE INDEX operator_log_by_action ON operator_log (action, seq);
CREATE INDEX operator_log_of_the_till ON operator_log (seq)
  WHERE action IN ('approve', 'pay', 'reject', 'outage_on', 'outage_off', 'host_done', 'exception', 'document_approve', 'document_reject');
CREATE TRIGGER operator_log_is_not_changed BEFORE UPDATE ON operator_log BEGIN SELECT RAISE(ABORT, 'the log of the operators is never changed'); END;
CREATE TRIGGER operator_log_is_not_cut BEFORE DELETE ON operator_log BEGIN SELECT RAISE(ABORT, 'the log of the operators is never changed'); END;
CREATE TRIGGER operator_log_has_no_gap BEFORE INSERT ON operator_log WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM operator_log) OR NEW.hash IS NULL
  BEGIN SELECT RAISE(ABORT, 'the log of the operators moved on'); END;
-- What a release of before tries to write here fails and is tried again by this one: nothing is written past the chain.
DROP TABLE till_log;

-- Who may do what. Whoever the configuration names as administrator has that role besides.
CREATE TABLE operator_roles (
  email TEXT NOT NULL,
  role TEXT NOT NULL,
  granted_at INTEGER NOT NULL,
  granted_by TEXT NOT NULL,
  PRIMARY KEY (email, role)
) WITHOUT ROWID;

-- Who is signed in. A token of the identity proxy starts one session and no second. Times are epoch milliseconds.
CREATE TABLE operator_sessions (
  secret_hash TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  signed_in_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX operator_sessions_by_email ON operator_sessions (email, signed_in_at);

-- What one operator asked for and a second one decides about. `form` is the post that was made, as it was made.
CREATE TABLE operator_requests (
  id TEXT PRIMARY KEY,
  desk TEXT NOT NULL,
  act TEXT NOT NULL,
  form TEXT NOT NULL,
  says TEXT NOT NULL,
  subject TEXT NOT NULL,
  player_id TEXT,
  asked_by TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  decision TEXT,
  decided_by TEXT,
  decided_at INTEGER
) WITHOUT ROWID;
CREATE INDEX operator_requests_open ON operator_requests (asked_at, id) WHERE decision IS NULL;
CREATE UNIQUE INDEX operator_requests_once ON operator_requests (desk, act, subject) WHERE decision IS NULL;
