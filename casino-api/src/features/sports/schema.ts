import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Stakes and payouts in minor units, odds in thousandths, times in epoch milliseconds. */
export const sportsTables: readonly SchemaStep[] = [
  {
    name: 'sports-1',
    sql: `
      -- What a bet was laid on, as it was then. Its money is in the round of the same id.
      CREATE TABLE sports_bets (
        id TEXT PRIMARY KEY,
        event_id TEXT NOT NULL,
        -- The event, as JSON.
        match TEXT NOT NULL,
        market_id TEXT NOT NULL,
        selection_id TEXT NOT NULL,
        odds INTEGER NOT NULL CHECK (odds > 1000),
        stake INTEGER NOT NULL CHECK (stake > 0),
        currency TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost', 'void')),
        payout INTEGER CHECK ((payout IS NULL) = (state = 'open')),
        seed TEXT,
        home_goals INTEGER,
        away_goals INTEGER,
        placed_at INTEGER NOT NULL,
        settled_at INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX sports_bets_by_time ON sports_bets (placed_at);
      CREATE INDEX sports_bets_open ON sports_bets (event_id) WHERE state = 'open';
    `,
  },
];
