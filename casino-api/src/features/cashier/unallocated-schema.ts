import { coinOrderLasts } from 'contract/constants';
import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Amounts in minor units, times in epoch milliseconds. To come after the tables of the cashier, the ledger and what is due. */
export const unallocatedTables: readonly SchemaStep[] = [
  {
    // A deposit may now end otherwise than it began. Orders for coins that were open before are over in their time, too.
    name: 'unallocated-1',
    sql: `
      CREATE TABLE deposits_with_ends (
        id TEXT PRIMARY KEY,
        method TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount > 0),
        currency TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('pending', 'credited', 'declined', 'unallocated', 'refunded')),
        payment_id TEXT,
        requested_at INTEGER NOT NULL,
        processed_at INTEGER,
        challenge_url TEXT
      ) WITHOUT ROWID;
      INSERT INTO deposits_with_ends (id, method, amount, currency, state, payment_id, requested_at, processed_at, challenge_url)
        SELECT id, method, amount, currency, state, payment_id, requested_at, processed_at, challenge_url FROM deposits;
      DROP TABLE deposits;
      ALTER TABLE deposits_with_ends RENAME TO deposits;
      CREATE INDEX deposits_by_time ON deposits (requested_at);
      CREATE INDEX deposits_credited ON deposits (processed_at) WHERE state = 'credited';
      CREATE INDEX deposits_unallocated ON deposits (state) WHERE state = 'unallocated';

      CREATE TABLE unallocated (
        deposit_id TEXT PRIMARY KEY,
        reason TEXT NOT NULL,
        arrived_at INTEGER NOT NULL,
        decision TEXT CHECK (decision IN ('credit', 'refund')),
        decided_by TEXT,
        decided_at INTEGER
      ) WITHOUT ROWID;
      CREATE TRIGGER unallocated_stay BEFORE UPDATE ON unallocated WHEN OLD.decision IS NOT NULL
        BEGIN SELECT RAISE(ABORT, 'what becomes of unallocated money is decided once'); END;

      CREATE TABLE payout_conflicts (
        withdrawal_id TEXT PRIMARY KEY,
        amount INTEGER NOT NULL CHECK (amount > 0),
        currency TEXT NOT NULL,
        raised_at INTEGER NOT NULL,
        decision TEXT CHECK (decision IN ('collect', 'bear')),
        collected INTEGER NOT NULL DEFAULT 0,
        decided_at INTEGER
      ) WITHOUT ROWID;
      CREATE TRIGGER payout_conflicts_stay BEFORE UPDATE ON payout_conflicts WHEN OLD.decision IS NOT NULL
        BEGIN SELECT RAISE(ABORT, 'a payout that was paid after all is decided about once'); END;

      CREATE TABLE ledger_answers (
        id TEXT PRIMARY KEY,
        answers TEXT NOT NULL,
        reason TEXT NOT NULL
      ) WITHOUT ROWID;
      CREATE TRIGGER ledger_answers_stay BEFORE UPDATE ON ledger_answers BEGIN SELECT RAISE(ABORT, 'what a ledger transaction answers is never changed'); END;
      CREATE TRIGGER ledger_answers_remain BEFORE DELETE ON ledger_answers BEGIN SELECT RAISE(ABORT, 'what a ledger transaction answers is never deleted'); END;

      ALTER TABLE crypto_deposits ADD COLUMN paid_at INTEGER;
      UPDATE crypto_deposits SET paid_at = (SELECT requested_at FROM deposits WHERE id = deposit_id) WHERE received = due AND due > 0;
      INSERT OR IGNORE INTO due (kind, subject, at)
        SELECT 'deposit_expires', c.deposit_id, d.requested_at + ${coinOrderLasts} FROM crypto_deposits c JOIN deposits d ON d.id = c.deposit_id WHERE d.state = 'pending';
    `,
  },
  {
    // Money that came in another amount or currency than was ordered; null for what was set aside before this was kept.
    name: 'unallocated-2',
    sql: `
      ALTER TABLE unallocated ADD COLUMN ordered_amount INTEGER;
      ALTER TABLE unallocated ADD COLUMN ordered_currency TEXT;
    `,
  },
  {
    // Money that goes back. Refunds from before were told to no provider and have none.
    name: 'refunds-1',
    sql: `
      CREATE TABLE refunds (
        deposit_id TEXT PRIMARY KEY,
        method TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount > 0),
        currency TEXT NOT NULL,
        attempt INTEGER NOT NULL,
        paid_attempt INTEGER,
        state TEXT NOT NULL CHECK (state IN ('ordered', 'succeeded', 'failed')),
        ordered_at INTEGER NOT NULL,
        told_at INTEGER
      ) WITHOUT ROWID;
      CREATE TRIGGER refunds_paid_stay BEFORE UPDATE ON refunds WHEN OLD.state = 'succeeded' BEGIN SELECT RAISE(ABORT, 'a refund is paid once'); END;
    `,
  },
  {
    // Payments that went otherwise than their orders say. Amounts in minor units; `moved`: what a decision brought into the cash, or took of it.
    name: 'exceptions-2',
    sql: `
      CREATE TABLE payment_incidents (
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        method TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount > 0),
        currency TEXT NOT NULL,
        told_amount INTEGER,
        told_currency TEXT,
        raised_at INTEGER NOT NULL,
        decision TEXT CHECK (decision IN ('settled', 'dismissed', 'restored', 'charged_back')),
        moved INTEGER NOT NULL DEFAULT 0,
        decided_at INTEGER,
        PRIMARY KEY (kind, subject)
      ) WITHOUT ROWID;
      CREATE TRIGGER payment_incidents_stay BEFORE UPDATE ON payment_incidents WHEN OLD.decision IS NOT NULL
        BEGIN SELECT RAISE(ABORT, 'what was decided about a payment stays'); END;
    `,
  },
];
