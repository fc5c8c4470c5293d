-- Visitors without an account who have played for play money: only they have an object of their own, which takes its row away when it ends.
CREATE TABLE play_money_visitors (
  visitor_id TEXT PRIMARY KEY,
  -- Epoch ms.
  since INTEGER NOT NULL
) WITHOUT ROWID;
