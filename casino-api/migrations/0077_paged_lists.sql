-- Every list of the back office is read a page at a time, in the order of an index that tells each of its rows from every other.
DROP INDEX exceptions_open;
CREATE INDEX exceptions_open ON exceptions (raised_at, id) WHERE is_over = 0;
DROP INDEX host_tasks_open;
CREATE INDEX host_tasks_open ON host_tasks (created_at, id) WHERE done_at IS NULL;
DROP INDEX documents_by_status;
CREATE INDEX documents_waiting ON documents (uploaded_at, id) WHERE status = 'pending';
DROP INDEX mail_waiting;
CREATE INDEX mail_waiting ON mail_outbox (created_at, id) WHERE sent_at IS NULL;
DROP INDEX content_pictures_by_time;
CREATE INDEX content_pictures_by_time ON content_pictures (uploaded_at, name);
CREATE INDEX content_pages_by_time ON content_pages (section, published_at, url);
DROP INDEX contact_messages_by_email;
CREATE INDEX contact_messages_by_email ON contact_messages (email COLLATE NOCASE, written_at, reference);
CREATE INDEX grant_lines_wrong ON grant_lines (list_id, line) WHERE state NOT IN ('good', 'given');
CREATE INDEX sports_matches_called_off ON sports_matches (starts_at, id) WHERE state <> 'scheduled';
CREATE INDEX operator_log_notes ON operator_log (player_id, seq) WHERE action = 'note';
