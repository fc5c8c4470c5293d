-- Whoever was excluded or blocked when the person was erased: hashes of an address and of name and birth date, by which neither comes back before `until` (epoch ms; NULL: ever).
CREATE TABLE barred_persons (
  hash TEXT PRIMARY KEY,
  since INTEGER NOT NULL,
  until INTEGER
) WITHOUT ROWID;
-- What an entry tells lies beside the chain, which holds a salted hash of it. NULL: the chain holds it as it is (entries of before).
ALTER TABLE operator_log ADD COLUMN details_hash TEXT;
-- NULL besides a hash: what the entry told was erased with the person.
ALTER TABLE operator_log ADD COLUMN salt TEXT;
DROP TRIGGER operator_log_is_not_changed;
CREATE TRIGGER operator_log_is_not_changed BEFORE UPDATE ON operator_log
  WHEN OLD.salt IS NULL OR NEW.salt IS NOT NULL OR NEW.details <> '{}' OR NEW.seq <> OLD.seq OR NEW.id <> OLD.id OR NEW.at <> OLD.at OR NEW.actor <> OLD.actor
    OR NEW.action <> OLD.action OR NEW.subject <> OLD.subject OR NEW.player_id IS NOT OLD.player_id OR NEW.details_hash IS NOT OLD.details_hash OR NEW.hash IS NOT OLD.hash
  BEGIN SELECT RAISE(ABORT, 'the log of the operators is never changed'); END;
