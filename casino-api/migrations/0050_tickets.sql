-- A message to support is a ticket: what became of it, and by when a complaint is answered. Times are epoch milliseconds.
ALTER TABLE contact_messages ADD COLUMN state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'answered', 'escalated', 'closed'));
-- By when it is answered; NULL: it is no complaint.
ALTER TABLE contact_messages ADD COLUMN due_at INTEGER;
ALTER TABLE contact_messages ADD COLUMN answers INTEGER NOT NULL DEFAULT 0;
ALTER TABLE contact_messages ADD COLUMN answered_at INTEGER;
ALTER TABLE contact_messages ADD COLUMN escalated_at INTEGER;
-- What its sender is written, for good; `letter`: that dispute resolution is open. sent_at is NULL until the mail has gone.
CREATE TABLE ticket_answers (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('answer', 'letter')),
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  sent_at INTEGER
) WITHOUT ROWID;
CREATE INDEX ticket_answers_by_ticket ON ticket_answers (reference, at);
CREATE INDEX ticket_answers_waiting ON ticket_answers (at) WHERE sent_at IS NULL;
CREATE INDEX contact_messages_by_state ON contact_messages (state, written_at, reference);
CREATE INDEX contact_complaints_open ON contact_messages (due_at, reference) WHERE due_at IS NOT NULL AND state IN ('waiting', 'answered');
CREATE INDEX contact_messages_by_player ON contact_messages (player_id, written_at, reference);
CREATE INDEX contact_messages_by_email ON contact_messages (email COLLATE NOCASE, written_at);
