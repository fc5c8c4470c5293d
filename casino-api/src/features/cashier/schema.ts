import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Amounts in minor units, times in epoch milliseconds. No card data is kept anywhere. */
export const cashierTables: readonly SchemaStep[] = [
  {
    name: 'cashier-1',
    sql: `
      CREATE TABLE deposits (
        id TEXT PRIMARY KEY,
        method TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount > 0),
        currency TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('pending', 'credited', 'declined')),
        payment_id TEXT,
        requested_at INTEGER NOT NULL,
        processed_at INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX deposits_by_time ON deposits (requested_at);
      CREATE INDEX deposits_credited ON deposits (processed_at) WHERE state = 'credited';
      CREATE TABLE withdrawals (
        id TEXT PRIMARY KEY,
        method TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount > 0),
        currency TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('requested', 'approved', 'paid', 'rejected', 'cancelled')),
        requested_at INTEGER NOT NULL,
        processed_at INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX withdrawals_by_time ON withdrawals (requested_at);
      CREATE INDEX withdrawals_held ON withdrawals (state) WHERE state IN ('requested', 'approved');
    `,
  },
  {
    // Amounts of coins in the coin's smallest units. A destination is written once and stays.
    name: 'cashier-2',
    sql: `
      CREATE TABLE crypto_deposits (
        deposit_id TEXT PRIMARY KEY,
        chain TEXT NOT NULL,
        address TEXT,
        tag TEXT,
        due INTEGER NOT NULL DEFAULT 0,
        received INTEGER NOT NULL DEFAULT 0,
        confirmations INTEGER NOT NULL DEFAULT 0,
        confirmations_needed INTEGER NOT NULL DEFAULT 1
      ) WITHOUT ROWID;
      CREATE TABLE withdrawal_links (
        hash TEXT PRIMARY KEY,
        withdrawal_id TEXT NOT NULL,
        issued_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX withdrawal_links_by_withdrawal ON withdrawal_links (withdrawal_id, issued_at);
      CREATE TABLE withdrawal_destinations (
        withdrawal_id TEXT PRIMARY KEY,
        chain TEXT NOT NULL,
        address TEXT NOT NULL,
        tag TEXT,
        given_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE TRIGGER withdrawal_destinations_stay BEFORE UPDATE ON withdrawal_destinations
        BEGIN SELECT RAISE(ABORT, 'where a withdrawal goes is never changed'); END;
      ALTER TABLE withdrawals ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    // Pay-and-play orders that were turned into a session, each once.
    name: 'cashier-3',
    sql: `
      CREATE TABLE exchanged_orders (
        order_id TEXT PRIMARY KEY,
        at INTEGER NOT NULL
      ) WITHOUT ROWID;
    `,
  },
  {
    // Orders that an outside gateway handles. A reference is written once: an order has one payment.
    name: 'cashier-4',
    sql: `
      CREATE TABLE gateway_orders (
        order_id TEXT PRIMARY KEY,
        gateway TEXT NOT NULL,
        purpose TEXT NOT NULL,
        amount INTEGER NOT NULL,
        currency TEXT NOT NULL,
        opened_at INTEGER NOT NULL,
        reference TEXT,
        url TEXT,
        asked INTEGER NOT NULL DEFAULT 0,
        is_final INTEGER NOT NULL DEFAULT 0
      ) WITHOUT ROWID;
      CREATE TRIGGER gateway_orders_stay BEFORE UPDATE ON gateway_orders WHEN OLD.reference IS NOT NULL AND NEW.reference IS NOT OLD.reference
        BEGIN SELECT RAISE(ABORT, 'an order has one payment'); END;
    `,
  },
  {
    // Where a card's bank asks its holder about a deposit (3-D Secure).
    name: 'cashier-challenges',
    sql: 'ALTER TABLE deposits ADD COLUMN challenge_url TEXT',
  },
  {
    // Every state of a withdrawal with its time. Of those from before, the first and the last are known.
    name: 'cashier-timeline',
    sql: `
      CREATE TABLE withdrawal_steps (
        withdrawal_id TEXT NOT NULL,
        step TEXT NOT NULL,
        at INTEGER NOT NULL,
        reason TEXT,
        PRIMARY KEY (withdrawal_id, step)
      ) WITHOUT ROWID;
      INSERT INTO withdrawal_steps (withdrawal_id, step, at) SELECT id, 'requested', requested_at FROM withdrawals;
      INSERT INTO withdrawal_steps (withdrawal_id, step, at) SELECT id, state, processed_at FROM withdrawals WHERE state <> 'requested' AND processed_at IS NOT NULL;
    `,
  },
  {
    // The bonus that was chosen with a deposit, its terms as they were then. `bonus_id` is written once, when it is given.
    name: 'cashier-deposit-bonuses',
    sql: `
      CREATE TABLE deposit_bonuses (
        deposit_id TEXT PRIMARY KEY,
        offer TEXT NOT NULL,
        terms TEXT NOT NULL,
        bonus_id TEXT UNIQUE
      ) WITHOUT ROWID;
      CREATE TRIGGER deposit_bonuses_stay BEFORE UPDATE ON deposit_bonuses WHEN OLD.bonus_id IS NOT NULL
        BEGIN SELECT RAISE(ABORT, 'the bonus of a deposit is given once'); END;
    `,
  },
  {
    name: 'cashier-returned',
    sql: "CREATE INDEX withdrawals_returned ON withdrawals (processed_at) WHERE state IN ('cancelled', 'rejected')",
  },
  {
    // What a method asked of whom it pays, as JSON; null where it asked nothing.
    name: 'cashier-payout-details',
    sql: 'ALTER TABLE withdrawals ADD COLUMN details TEXT',
  },
];
