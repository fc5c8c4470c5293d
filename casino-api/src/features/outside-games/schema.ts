import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** What the rounds of outside providers leave to people, and what their rollbacks have to be remembered by. Amounts in minor units, times in epoch ms. */
export const outsideTables: readonly SchemaStep[] = [
  {
    name: 'outside-1',
    sql: `
      -- Wins above what may be paid unseen: the round's books say what is to be paid, these rows who waits since when.
      CREATE TABLE held_wins (
        id TEXT PRIMARY KEY,
        provider TEXT NOT NULL,
        round_id TEXT NOT NULL,
        win_id TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount > 0),
        currency TEXT NOT NULL,
        raised_at INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('waiting', 'released', 'void', 'rolled_back')),
        decided_at INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX held_wins_waiting ON held_wins (provider, round_id) WHERE state = 'waiting';
      -- Rounds that were reported because their provider leaves them open.
      CREATE TABLE reported_rounds (
        provider TEXT NOT NULL,
        round_id TEXT NOT NULL,
        raised_at INTEGER NOT NULL,
        PRIMARY KEY (provider, round_id)
      ) WITHOUT ROWID;
      -- Bets that were taken back before they came, under whichever round.
      CREATE TABLE tombstones (
        provider TEXT NOT NULL,
        bet_id TEXT NOT NULL,
        PRIMARY KEY (provider, bet_id)
      ) WITHOUT ROWID;
    `,
  },
];
