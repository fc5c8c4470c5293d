import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Times in epoch ms. */
export const guardTables: readonly SchemaStep[] = [
  {
    name: 'guard-1',
    // Objects that are older than their steps have these tables already.
    sql: `
      CREATE TABLE IF NOT EXISTS login_attempts (key TEXT PRIMARY KEY, count INTEGER NOT NULL, last_at INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS login_failures (name TEXT PRIMARY KEY, count INTEGER NOT NULL, last_at INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS captchas (id TEXT PRIMARY KEY, characters TEXT NOT NULL, digits TEXT NOT NULL, good_until INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS windows (key TEXT PRIMARY KEY, count INTEGER NOT NULL, started_at INTEGER NOT NULL) WITHOUT ROWID;
    `,
  },
];
