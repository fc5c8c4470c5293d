import initSqlJs, { type BindParams } from 'sql.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { newRound, RoundRows, type RoundRow } from './round-rows';
import { roundTables } from './schema';

const { Database } = await initSqlJs();
const fresh = newRound(
  { provider: 'p', id: 'r', gameid: 'g', gametitle: 'G', category: 'slots', currency: 'EUR' },
  1_000,
);
const staked: RoundRow = {
  ...fresh,
  stake: 100,
  balanceAfter: 900,
  books: { ...fresh.books, bets: [{ id: 'b', amount: 100, state: 'taken' }] },
};
const played: RoundRow = {
  ...staked,
  state: 'settled',
  payout: 250,
  balanceAfter: 1_150,
  settledAt: 2_000,
  played: {
    seedId: 1,
    nonce: 7,
    outcome: { kind: 'slot', spin: { window: [], wins: [], payout: 250 }, freeSpins: [], freeSpinMultiplier: 1 },
    position: { stake: 100, choice: null, decisions: [] },
    options: ['on'],
  },
};

describe('the rounds of a player', () => {
  let rows: RoundRows;
  let writes: number;
  let stored: () => Record<string, unknown>[];
  beforeEach(() => {
    const database = new Database();
    for (const { sql } of roundTables) database.run(sql);
    const rowsOf = (query: string, bindings: unknown[]) => {
      const statement = database.prepare(query, bindings as BindParams);
      const found: Record<string, unknown>[] = [];
      while (statement.step()) found.push(statement.getAsObject());
      statement.free();
      return found;
    };
    writes = 0;
    stored = () => rowsOf('SELECT state, stake, payout, nonce FROM rounds', []);
    const exec = (query: string, ...bindings: unknown[]) => {
      writes += Number(!query.startsWith('SELECT'));
      return rowsOf(query, bindings);
    };
    rows = new RoundRows({ exec } as unknown as SqlStorage);
  });

  it('come back as they were written', () => {
    expect(rows.read('p', 'r')).toBeNull();
    rows.write(staked, true);
    expect(rows.read('p', 'r')).toEqual(staked);
    rows.write(played, false);
    expect(rows.read('p', 'r')).toEqual(played);
  });

  it('are written once however often they change at once, and read as they are by then', () => {
    rows.atOnce(() => {
      rows.write(staked, true);
      expect(rows.read('p', 'r')).toEqual(staked);
      rows.write(played, false);
      expect(rows.read('p', 'r')).toEqual(played);
      expect(writes).toBe(0);
    });
    expect(writes).toBe(1);
    expect(rows.read('p', 'r')).toEqual(played);
  });

  it('are in the tables before the end for who asks the tables', () => {
    rows.atOnce(() => {
      rows.write(staked, true);
      rows.flush();
      expect(stored()).toEqual([{ state: 'open', stake: 100, payout: 0, nonce: null }]);
      rows.flush();
      rows.write(played, false);
    });
    expect(writes).toBe(2);
    expect(stored()).toEqual([{ state: 'settled', stake: 100, payout: 250, nonce: 7 }]);
  });

  it('are forgotten with what throws', () => {
    expect(() =>
      rows.atOnce(() => {
        rows.write(staked, true);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(stored()).toEqual([]);
    expect(rows.read('p', 'r')).toBeNull();
  });
});
