import { describe, expect, it } from 'vitest';
import type { SettledRound } from '../../ledger/rounds/settlement';
import { Outbox } from '../../kernel/outbox';
import { OwnStorage } from '../../kernel/storage/own-storage';
import { RaceEntries } from './race-entries';

const worth = (stake: number) => ({ isSettled: stake > 0, cashStake: stake, bonusStake: 0, payout: 0, cashPayout: 0 });
const round = (gameid: string): SettledRound => ({
  provider: 'acme',
  roundId: 'r',
  gameid,
  gametitle: gameid,
  startedAt: 500,
  settledAt: null,
  before: worth(0),
  after: worth(1_00),
});

/** The entries of a player in one race, or in none, with every statement that they send to the database. */
function entriesOf(joined: boolean) {
  const statements: string[] = [];
  const row = {
    race_id: 'a-race',
    title: 'A race',
    score: 'points_wagered',
    starts_at: 0,
    ends_at: 1_000,
    games: '["a-slot"]',
    joined_at: 400,
  };
  const exec = (statement: string) => {
    statements.push(statement);
    const rows = statement.includes('FROM race_entries') && joined ? [row] : [];
    return { toArray: () => rows, [Symbol.iterator]: () => rows[Symbol.iterator]() };
  };
  const own = new OwnStorage({ sql: { exec } as unknown as SqlStorage, transactionSync: (work) => work() });
  const facts = () => {
    throw new Error('Nobody asked who plays.');
  };
  const outbox = new Outbox(own, () => 0);
  return {
    statements,
    entries: new RaceEntries({
      own,
      ledger: { nextSequence: () => 7 },
      outbox,
      facts: joined ? () => ({ playerId: 'p' }) as never : facts,
      planEnd: () => undefined,
    }),
  };
}

describe('a settled round', () => {
  it('costs a player in no race nothing, but for one look when the object wakes up', () => {
    const { entries, statements } = entriesOf(false);
    for (let turn = 0; turn < 1_000; turn += 1) entries.take(round('a-slot'), 600);
    expect(statements).toHaveLength(1);
  });

  it('of another game, or after the race, costs one who joined nothing either', () => {
    const { entries, statements } = entriesOf(true);
    for (let turn = 0; turn < 1_000; turn += 1) {
      entries.take(round('another-slot'), 600);
      entries.take(round('a-slot'), 1_000);
    }
    expect(statements).toHaveLength(1);
  });

  it('of the race’s game is written to the outbox once', () => {
    const { entries, statements } = entriesOf(true);
    entries.take(round('a-slot'), 999);
    expect(statements.filter((statement) => statement.includes('INSERT INTO outbox'))).toHaveLength(1);
  });
});
