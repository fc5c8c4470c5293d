-- Players whom an operator blocked, as their objects tell it. Times are epoch milliseconds.
CREATE TABLE blocked_players (
  player_id TEXT PRIMARY KEY,
  reason TEXT NOT NULL,
  payouts_held INTEGER NOT NULL,
  -- Who looks at it again, and when at the latest.
  reviewer TEXT NOT NULL,
  review_by INTEGER NOT NULL,
  since INTEGER NOT NULL,
  is_over INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX blocked_players_to_review ON blocked_players (review_by, player_id) WHERE is_over = 0;
-- Who is blocked by what the log says, and is to be looked at within a week (as the player's own object has it from now on).
INSERT INTO blocked_players (player_id, reason, payouts_held, reviewer, review_by, since, is_over, changed_at)
  SELECT player_id, 'security', 1, 'risk', (unixepoch() + 604800) * 1000, at, 0, at FROM operator_log l
  WHERE action = 'freeze' AND player_id IN (SELECT player_id FROM accounts)
    AND NOT EXISTS (SELECT 1 FROM operator_log later WHERE later.player_id = l.player_id AND later.seq > l.seq AND later.action IN ('freeze', 'unfreeze'));
