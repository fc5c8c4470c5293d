-- The whole house's books by currency, kept by every report of a player's: what they come to is read in as many rows as there are currencies.
CREATE TABLE house_books (
  currency TEXT PRIMARY KEY,
  players INTEGER NOT NULL,
  -- When the latest report came, epoch milliseconds.
  at INTEGER NOT NULL,
  cash INTEGER NOT NULL,
  bonus INTEGER NOT NULL,
  held INTEGER NOT NULL,
  unallocated INTEGER NOT NULL,
  jackpots INTEGER NOT NULL,
  held_wins INTEGER NOT NULL,
  house INTEGER NOT NULL,
  providers INTEGER NOT NULL,
  turnover INTEGER NOT NULL,
  payouts INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO house_books SELECT currency, count(*), max(at), sum(cash), sum(bonus), sum(held), sum(unallocated), sum(jackpots), sum(held_wins), sum(house), sum(providers), sum(turnover), sum(payouts) FROM player_books GROUP BY currency;
CREATE TRIGGER house_books_gain AFTER INSERT ON player_books BEGIN INSERT INTO house_books (currency, players, at, cash, bonus, held, unallocated, jackpots, held_wins, house, providers, turnover, payouts) VALUES (NEW.currency, 1, NEW.at, NEW.cash, NEW.bonus, NEW.held, NEW.unallocated, NEW.jackpots, NEW.held_wins, NEW.house, NEW.providers, NEW.turnover, NEW.payouts) ON CONFLICT (currency) DO UPDATE SET players = players + 1, at = max(at, excluded.at), cash = cash + excluded.cash, bonus = bonus + excluded.bonus, held = held + excluded.held, unallocated = unallocated + excluded.unallocated, jackpots = jackpots + excluded.jackpots, held_wins = held_wins + excluded.held_wins, house = house + excluded.house, providers = providers + excluded.providers, turnover = turnover + excluded.turnover, payouts = payouts + excluded.payouts; END;
CREATE TRIGGER house_books_change AFTER UPDATE OF cash, bonus, held, unallocated, jackpots, held_wins, house, providers, turnover, payouts ON player_books BEGIN UPDATE house_books SET at = max(at, NEW.at), cash = cash + NEW.cash - OLD.cash, bonus = bonus + NEW.bonus - OLD.bonus, held = held + NEW.held - OLD.held, unallocated = unallocated + NEW.unallocated - OLD.unallocated, jackpots = jackpots + NEW.jackpots - OLD.jackpots, held_wins = held_wins + NEW.held_wins - OLD.held_wins, house = house + NEW.house - OLD.house, providers = providers + NEW.providers - OLD.providers, turnover = turnover + NEW.turnover - OLD.turnover, payouts = payouts + NEW.payouts - OLD.payouts WHERE currency = NEW.currency; END;
-- The same as each UTC day closed: the nightly job writes a day once, and no day is changed.
CREATE TABLE house_days (
  day TEXT NOT NULL,
  currency TEXT NOT NULL,
  cash INTEGER NOT NULL,
  bonus INTEGER NOT NULL,
  held INTEGER NOT NULL,
  unallocated INTEGER NOT NULL,
  jackpots INTEGER NOT NULL,
  held_wins INTEGER NOT NULL,
  house INTEGER NOT NULL,
  providers INTEGER NOT NULL,
  turnover INTEGER NOT NULL,
  payouts INTEGER NOT NULL,
  PRIMARY KEY (day, currency)
) WITHOUT ROWID;
CREATE TRIGGER house_days_stay BEFORE UPDATE ON house_days BEGIN SELECT RAISE(ABORT, 'a day that is closed is never changed'); END;
-- What waits to be mailed.
CREATE INDEX mail_waiting ON mail_outbox (created_at) WHERE sent_at IS NULL;
-- Lines on which a statement and the books part, as long as they do.
CREATE INDEX statement_exceptions_open ON statement_exceptions (at, id) WHERE is_over = 0;
