import { days } from 'contract/constants';
import { accounts } from './ledger';
import type { SchemaStep } from '../kernel/storage/schema-steps';

/**
 * After so many transactions their lines of cash go into `cash_days`, which says what each kind had moved by the end of each UTC day on which it moved
 * anything. A bet writes nothing more, and a statement reads a few of those rows and the lines since. Part of a released step: it can't be changed.
 */
export const summedTogether = 128;

/** The lines of cash that a trigger has to sum up. Two Workers' clocks may differ, so a line may be of a day that was summed before. */
const ofTheLatest = `FROM ledger_transactions t CROSS JOIN ledger_lines l ON l.seq = t.seq AND l.account = '${accounts.cash}' AND t.seq > NEW.seq - ${summedTogether} AND t.seq <= NEW.seq`;

/**
 * Money in integer minor units, times in epoch milliseconds. The rules of the books are held by the database itself, so that
 * no code of ours can get round them: lines are written first, the transaction that closes over them last.
 */
export const ledgerTables: readonly SchemaStep[] = [
  {
    name: 'ledger-1',
    sql: `
      CREATE TABLE ledger_transactions (
        seq INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        currency TEXT NOT NULL,
        at INTEGER NOT NULL
      );
      CREATE TABLE ledger_lines (
        seq INTEGER NOT NULL,
        account TEXT NOT NULL,
        currency TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount <> 0),
        PRIMARY KEY (seq, account)
      ) WITHOUT ROWID;
      CREATE TABLE ledger_balances (
        account TEXT NOT NULL,
        currency TEXT NOT NULL,
        amount INTEGER NOT NULL,
        PRIMARY KEY (account, currency),
        CHECK (amount >= 0 OR NOT (account = 'play:cash' OR account GLOB 'player:*'))
      ) WITHOUT ROWID;

      CREATE TRIGGER ledger_lines_stay BEFORE UPDATE ON ledger_lines BEGIN SELECT RAISE(ABORT, 'ledger lines are never changed'); END;
      CREATE TRIGGER ledger_lines_remain BEFORE DELETE ON ledger_lines BEGIN SELECT RAISE(ABORT, 'ledger lines are never deleted'); END;
      CREATE TRIGGER ledger_transactions_stay BEFORE UPDATE ON ledger_transactions BEGIN SELECT RAISE(ABORT, 'ledger transactions are never changed'); END;
      CREATE TRIGGER ledger_transactions_remain BEFORE DELETE ON ledger_transactions BEGIN SELECT RAISE(ABORT, 'ledger transactions are never deleted'); END;
      CREATE TRIGGER ledger_closed BEFORE INSERT ON ledger_lines
        WHEN EXISTS (SELECT 1 FROM ledger_transactions WHERE seq = NEW.seq)
        BEGIN SELECT RAISE(ABORT, 'a posted ledger transaction takes no more lines'); END;
      CREATE TRIGGER ledger_zero BEFORE INSERT ON ledger_transactions
        WHEN coalesce((SELECT sum(amount) FROM ledger_lines WHERE seq = NEW.seq AND currency = NEW.currency), 1) <> 0
          OR EXISTS (SELECT 1 FROM ledger_lines WHERE seq = NEW.seq AND currency <> NEW.currency)
        BEGIN SELECT RAISE(ABORT, 'lines of a ledger transaction sum to zero in its currency'); END;
      CREATE TRIGGER ledger_balance AFTER INSERT ON ledger_lines BEGIN
        INSERT OR IGNORE INTO ledger_balances (account, currency, amount) VALUES (NEW.account, NEW.currency, 0);
        UPDATE ledger_balances SET amount = amount + NEW.amount WHERE account = NEW.account AND currency = NEW.currency;
      END;

      CREATE TABLE stored_answers (
        key TEXT PRIMARY KEY,
        body_hash TEXT NOT NULL,
        answer TEXT NOT NULL,
        at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE TRIGGER stored_answers_stay BEFORE UPDATE ON stored_answers BEGIN SELECT RAISE(ABORT, 'stored answers are never changed'); END;
      CREATE TRIGGER stored_answers_remain BEFORE DELETE ON stored_answers BEGIN SELECT RAISE(ABORT, 'stored answers are kept for good'); END;
    `,
  },
  {
    name: 'ledger-days',
    sql: `
      CREATE TABLE cash_days (
        currency TEXT NOT NULL,
        kind TEXT NOT NULL,
        day INTEGER NOT NULL,
        upto INTEGER NOT NULL,
        PRIMARY KEY (currency, kind, day)
      ) WITHOUT ROWID;
      INSERT INTO cash_days (currency, kind, day, upto)
        SELECT t.currency, t.kind, t.at / ${days}, sum(sum(l.amount)) OVER (PARTITION BY t.currency, t.kind ORDER BY t.at / ${days})
        FROM ledger_transactions t CROSS JOIN ledger_lines l ON l.seq = t.seq AND l.account = '${accounts.cash}'
        WHERE t.seq <= (SELECT coalesce(max(seq), 0) / ${summedTogether} * ${summedTogether} FROM ledger_transactions)
        GROUP BY t.currency, t.kind, t.at / ${days};
      CREATE TRIGGER ledger_days AFTER INSERT ON ledger_transactions WHEN NEW.seq % ${summedTogether} = 0 BEGIN
        INSERT INTO cash_days (currency, kind, day, upto)
          SELECT DISTINCT t.currency, t.kind, t.at / ${days},
            coalesce((SELECT upto FROM cash_days d WHERE d.currency = t.currency AND d.kind = t.kind AND d.day < t.at / ${days} ORDER BY d.day DESC LIMIT 1), 0)
          ${ofTheLatest} WHERE true
          ON CONFLICT DO NOTHING;
        UPDATE cash_days SET upto = upto + (SELECT sum(l.amount) ${ofTheLatest} WHERE t.currency = cash_days.currency AND t.kind = cash_days.kind AND t.at / ${days} <= cash_days.day)
          WHERE (currency, kind) IN (SELECT t.currency, t.kind ${ofTheLatest})
            AND day >= (SELECT min(t.at / ${days}) ${ofTheLatest} WHERE t.currency = cash_days.currency AND t.kind = cash_days.kind);
      END;
    `,
  },
];
