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
  {
    name: 'sports-2',
    sql: `
      -- A bet: its money is in the round of the same id. Of \`stake\` so much is \`unit\`, the stake of one combination, and so much \`remaining\`, not cashed out.
      CREATE TABLE sports_tickets (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('single', 'accumulator', 'system')),
        system TEXT,
        unit INTEGER NOT NULL CHECK (unit > 0),
        stake INTEGER NOT NULL CHECK (stake > 0),
        remaining INTEGER NOT NULL CHECK (remaining BETWEEN 0 AND stake),
        currency TEXT NOT NULL,
        price_change TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost', 'void', 'cashed_out')),
        -- What its settlement has paid, without what was cashed out before.
        settled_payout INTEGER CHECK ((settled_payout IS NULL) = (settled_at IS NULL)),
        -- [{ at, stake, amount }], and [{ at, payout }] of settlements that were replaced.
        cash_outs TEXT NOT NULL DEFAULT '[]',
        corrections TEXT NOT NULL DEFAULT '[]',
        placed_at INTEGER NOT NULL,
        settled_at INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX sports_tickets_by_time ON sports_tickets (placed_at);
      CREATE TABLE sports_ticket_legs (
        ticket_id TEXT NOT NULL,
        leg INTEGER NOT NULL,
        match_id TEXT NOT NULL,
        -- The match as it was then, as JSON.
        match TEXT NOT NULL,
        market_id TEXT NOT NULL,
        selection_id TEXT NOT NULL,
        odds INTEGER NOT NULL CHECK (odds > 1000),
        state TEXT NOT NULL DEFAULT 'open',
        -- Final: a leg of a match that was called off is settled anew by nothing.
        is_off INTEGER NOT NULL DEFAULT 0,
        seed TEXT,
        home_score INTEGER,
        away_score INTEGER,
        revision INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (ticket_id, leg)
      ) WITHOUT ROWID;
      CREATE INDEX sports_ticket_legs_by_match ON sports_ticket_legs (match_id);
      CREATE INDEX sports_ticket_legs_open ON sports_ticket_legs (match_id) WHERE state = 'open';
      INSERT INTO sports_tickets (id, kind, unit, stake, remaining, currency, price_change, state, settled_payout, placed_at, settled_at)
        SELECT id, 'single', stake, stake, stake, currency, 'ask', state, payout, placed_at, settled_at FROM sports_bets;
      INSERT INTO sports_ticket_legs (ticket_id, leg, match_id, match, market_id, selection_id, odds, state, is_off, seed, home_score, away_score)
        SELECT id, 0, event_id,
          json_remove(json_set(match, '$.expected', json_extract(match, '$.expectedGoals'), '$.source', 'drawn'), '$.expectedGoals'),
          CASE market_id WHEN 'goals-2-5' THEN 'total:2.5' ELSE market_id END,
          selection_id, odds, state, state = 'void', seed, home_goals, away_goals FROM sports_bets;
      DROP TABLE sports_bets;
    `,
  },
];
