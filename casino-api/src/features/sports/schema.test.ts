import initSqlJs from 'sql.js';
import { expect, it } from 'vitest';
import { bringUpToDate } from '../../kernel/storage/schema-steps';
import { storageOver } from '../../kernel/storage/storage-over';
import { sportsTables } from './schema';
import { TicketRows } from './ticket-rows';

const { Database } = await initSqlJs();

it('a bet of the release before is a single on the same market, open or settled as it was', () => {
  const storage = storageOver(new Database());
  bringUpToDate(storage, sportsTables.slice(0, 1));
  const match = {
    id: 'lantern-league-1',
    sport: 'football',
    league: 'lantern-league',
    home: 'H',
    away: 'A',
    startsAt: 1,
    endsAt: 2,
    expectedGoals: { home: 1_480, away: 1_160 },
    seedHash: 'hash',
  };
  const insert = (id: string, market: string, selection: string, settled: (string | number | null)[]) =>
    storage.sql.exec(
      `INSERT INTO sports_bets (id, event_id, match, market_id, selection_id, odds, stake, currency, placed_at, state, payout, seed, home_goals, away_goals, settled_at)
       VALUES (?, ?, ?, ?, ?, 1900, 500, 'EUR', 7, ?, ?, ?, ?, ?, ?)`,
      id,
      match.id,
      JSON.stringify(match),
      market,
      selection,
      ...settled,
    );
  insert('a', 'goals-2-5', 'over', ['open', null, null, null, null, null]);
  insert('b', 'match-result', 'home', ['won', 950, 'seed', 2, 1, 9]);
  insert('c', 'match-result', 'home', ['void', 500, 'seed', null, null, 9]);
  bringUpToDate(storage, sportsTables);
  const rows = new TicketRows(storage.sql);
  const { expectedGoals, ...kept } = match;
  expect(rows.byId('a')).toMatchObject({
    kind: 'single',
    unit: 500,
    stake: 500,
    left: 500,
    state: 'open',
    settledPayout: null,
    legs: [
      {
        match: { ...kept, expected: expectedGoals, source: 'drawn' },
        marketId: 'total:2.5',
        selectionId: 'over',
        state: 'open',
        isOff: false,
        score: null,
      },
    ],
  });
  expect(rows.byId('b')).toMatchObject({
    state: 'won',
    settledPayout: 950,
    settledAt: 9,
    legs: [{ marketId: 'match-result', state: 'won', seed: 'seed', score: { home: 2, away: 1 } }],
  });
  expect(rows.byId('c')).toMatchObject({ state: 'void', settledPayout: 500, legs: [{ state: 'void', isOff: true }] });
  expect(rows.awaited(0)).toEqual([match.id]);
  expect(rows.page('settled', 10, 0).total).toBe(2);
});
