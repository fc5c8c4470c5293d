import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Amounts in minor units of the player's currency, times in epoch milliseconds. */
export const loyaltyTables: readonly SchemaStep[] = [
  {
    name: 'loyalty-1',
    sql: `
      CREATE TABLE loyalty (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        -- Exact accumulators; what their parts are is said in domain/cash-points.ts and domain/cashback.ts.
        qualifying INTEGER NOT NULL,
        instant INTEGER NOT NULL,
        level INTEGER NOT NULL,
        vip_since INTEGER
      );
      -- Net cash loss of a UTC day, named by its first moment; a day that was won is negative.
      CREATE TABLE loyalty_days (
        day INTEGER PRIMARY KEY,
        loss INTEGER NOT NULL
      );
      -- What was earned, by what it was earned for. Cash and spins are given apart: null is not yet.
      CREATE TABLE rewards (
        key TEXT PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('level_reward', 'challenge_prize')),
        cash INTEGER NOT NULL,
        free_spins INTEGER NOT NULL,
        round_id TEXT NOT NULL,
        earned_at INTEGER NOT NULL,
        cash_given_at INTEGER,
        spins_given_at INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX rewards_due ON rewards (earned_at) WHERE cash > 0 AND cash_given_at IS NULL;
      CREATE TABLE cashback_claims (
        kind TEXT NOT NULL,
        period TEXT NOT NULL,
        paid INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (kind, period)
      ) WITHOUT ROWID;
    `,
  },
  {
    name: 'loyalty-2',
    // A period pays only who played in it: the rounds of a day that cash was staked on. Those from before are counted from the rounds themselves.
    sql: `
      ALTER TABLE loyalty_days ADD COLUMN rounds INTEGER NOT NULL DEFAULT 0;
      INSERT INTO loyalty_days (day, loss, rounds)
        SELECT settled_at - settled_at % 86400000, 0, count(*) FROM rounds WHERE currency <> 'FUN' AND state = 'settled' AND stake > 0 AND settled_at IS NOT NULL GROUP BY 1
        ON CONFLICT (day) DO UPDATE SET rounds = excluded.rounds;
    `,
  },
  {
    name: 'loyalty-3',
    // What a day's stakes added to the instant pot, in its parts: the most that a week or month pays besides. Days from before that rule are not held to it.
    sql: `
      ALTER TABLE loyalty_days ADD COLUMN instant INTEGER NOT NULL DEFAULT 0;
      UPDATE loyalty_days SET instant = 10000000000000;
    `,
  },
  {
    name: 'loyalty-4',
    // The terms of the programme as this object was last told them: JSON.
    sql: `
      CREATE TABLE kept_terms (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        terms TEXT NOT NULL
      );
    `,
  },
];

/** For the rewards as races have made them anew. */
export const rewardTables: readonly SchemaStep[] = [
  {
    name: 'rewards-1',
    // What a level's free spins are played on, as of the moment that it was reached: JSON, null of before.
    sql: 'ALTER TABLE rewards ADD COLUMN spins TEXT;',
  },
];
