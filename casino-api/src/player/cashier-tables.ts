import type { SchemaStep } from './schema';

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
];
