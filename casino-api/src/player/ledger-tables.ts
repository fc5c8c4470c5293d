import type { SchemaStep } from './schema-step';

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
];
