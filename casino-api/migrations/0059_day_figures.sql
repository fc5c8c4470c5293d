-- What each UTC day brought and took, kept as it is told, so that a look reads a row a currency however much moved. Minor units of `currency`.
CREATE TABLE day_figures (
  day TEXT NOT NULL,
  currency TEXT NOT NULL,
  -- What gateways brought, and what they took: withdrawals, and deposits that went back.
  deposited INTEGER NOT NULL DEFAULT 0,
  paid_out INTEGER NOT NULL DEFAULT 0,
  -- Players whose money moved.
  active INTEGER NOT NULL DEFAULT 0,
  -- In euro alone: the face value of what offers gave or promise, less what they took back.
  bonus_cost INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (day, currency)
) WITHOUT ROWID;
INSERT INTO day_figures (day, currency, deposited, paid_out) SELECT date(at / 1000, 'unixepoch'), currency, sum(max(amount, 0)), sum(max(-amount, 0)) FROM settlements GROUP BY 1, 2;
CREATE TRIGGER day_figures_settled AFTER INSERT ON settlements BEGIN INSERT INTO day_figures (day, currency, deposited, paid_out) VALUES (date(NEW.at / 1000, 'unixepoch'), NEW.currency, max(NEW.amount, 0), max(-NEW.amount, 0)) ON CONFLICT DO UPDATE SET deposited = deposited + excluded.deposited, paid_out = paid_out + excluded.paid_out; END;
-- A player's books tell a quarter of an hour after money moved: that is the time that counts.
CREATE TRIGGER day_figures_first AFTER INSERT ON player_books BEGIN INSERT INTO day_figures (day, currency, active) VALUES (date(NEW.at / 1000 - 900, 'unixepoch'), NEW.currency, 1) ON CONFLICT DO UPDATE SET active = active + 1; END;
CREATE TRIGGER day_figures_again AFTER UPDATE OF at ON player_books WHEN date(NEW.at / 1000 - 900, 'unixepoch') > date(OLD.at / 1000 - 900, 'unixepoch') BEGIN INSERT INTO day_figures (day, currency, active) VALUES (date(NEW.at / 1000 - 900, 'unixepoch'), NEW.currency, 1) ON CONFLICT DO UPDATE SET active = active + 1; END;
CREATE TRIGGER day_figures_offered AFTER UPDATE OF spent ON offers WHEN NEW.spent <> OLD.spent BEGIN INSERT INTO day_figures (day, currency, bonus_cost) VALUES (date(NEW.spent_at / 1000, 'unixepoch'), 'EUR', NEW.spent - OLD.spent) ON CONFLICT DO UPDATE SET bonus_cost = bonus_cost + excluded.bonus_cost; END;
