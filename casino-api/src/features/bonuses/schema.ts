import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Amounts and points in minor units, times in epoch milliseconds. */
export const bonusTables: readonly SchemaStep[] = [
  {
    name: 'bonuses-1',
    sql: `
      CREATE TABLE bonuses (
        id TEXT PRIMARY KEY,
        -- What the bonus was granted for; the same cause can't grant twice.
        grant_key TEXT NOT NULL UNIQUE,
        -- By language, as JSON.
        names TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('queued', 'active', 'completed', 'forfeited', 'expired')),
        currency TEXT NOT NULL,
        -- What was granted and what its free spins have won.
        granted INTEGER NOT NULL CHECK (granted >= 0),
        won INTEGER NOT NULL DEFAULT 0 CHECK (won >= 0),
        multiplier INTEGER NOT NULL CHECK (multiplier >= 0),
        points_gained INTEGER NOT NULL DEFAULT 0 CHECK (points_gained >= 0),
        maximum_stake INTEGER NOT NULL,
        spins_gameid TEXT,
        spins_value INTEGER NOT NULL DEFAULT 0,
        spins_left INTEGER NOT NULL DEFAULT 0 CHECK (spins_left >= 0),
        granted_at INTEGER NOT NULL,
        started_at INTEGER,
        expires_at INTEGER,
        ended_at INTEGER
      ) WITHOUT ROWID;
      CREATE UNIQUE INDEX bonuses_one_active ON bonuses (state) WHERE state = 'active';
      CREATE INDEX bonuses_to_come ON bonuses (expires_at) WHERE state IN ('queued', 'active');
      CREATE TABLE bonus_bets (
        provider TEXT NOT NULL,
        bet_id TEXT NOT NULL,
        bonus_id TEXT NOT NULL,
        round_id TEXT NOT NULL,
        gameid TEXT NOT NULL,
        gametitle TEXT NOT NULL,
        category TEXT NOT NULL,
        stake INTEGER NOT NULL,
        bonus_share INTEGER NOT NULL CHECK (bonus_share BETWEEN 0 AND stake),
        percent INTEGER NOT NULL,
        rule TEXT NOT NULL,
        points INTEGER NOT NULL,
        points_before INTEGER NOT NULL,
        is_rolled_back INTEGER NOT NULL DEFAULT 0,
        at INTEGER NOT NULL,
        PRIMARY KEY (provider, bet_id)
      ) WITHOUT ROWID;
      CREATE INDEX bonus_bets_by_time ON bonus_bets (at);
      CREATE INDEX bonus_bets_by_round ON bonus_bets (provider, round_id);
    `,
  },
  {
    // The days of a bonus used to count from its grant. Those that wait get theirs back, those that are played the days that they had waited.
    name: 'bonuses-2',
    sql: `
      ALTER TABLE bonuses ADD COLUMN valid_for INTEGER CHECK (valid_for >= 0);
      UPDATE bonuses SET valid_for = expires_at - granted_at WHERE expires_at IS NOT NULL;
      DELETE FROM due WHERE kind = 'bonus_expires' AND subject IN (SELECT id FROM bonuses WHERE state = 'queued');
      UPDATE bonuses SET expires_at = NULL WHERE state = 'queued';
      UPDATE bonuses SET expires_at = started_at + valid_for WHERE state = 'active' AND valid_for IS NOT NULL;
      UPDATE due SET at = (SELECT expires_at FROM bonuses WHERE id = subject)
        WHERE kind = 'bonus_expires' AND subject IN (SELECT id FROM bonuses WHERE state = 'active' AND expires_at IS NOT NULL);
      DROP INDEX bonuses_to_come;
    `,
  },
  {
    // What games count, as JSON of a ContributionTable. Bonuses from before keep what they were shown: the shares of the categories.
    name: 'bonuses-3',
    sql: `
      ALTER TABLE bonuses ADD COLUMN contribution TEXT NOT NULL
        DEFAULT '{"games":{},"categories":{"slots":100,"crash-and-fast":100,"livecasino":20,"table":20,"game-shows":20,"virtual":20,"sportsbook":20},"minimumOdds":1.2}';
    `,
  },
];
