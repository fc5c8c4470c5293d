import initSqlJs from 'sql.js';
import { expect, it } from 'vitest';
import { bonusTables } from './schema';
import { protectionTables } from '../limits/schema';

const day = 24 * 3600 * 1000;

it('bonuses from the time when days counted from the grant: waiting ones no longer expire, played ones get back what they had waited', async () => {
  const { Database } = await initSqlJs();
  const books = new Database();
  const [first, ...later] = bonusTables;
  for (const { sql } of [...protectionTables, first!]) books.exec(sql);
  const older = [
    { id: 'waiting', state: 'queued', startedAt: null, expiresAt: 130 * day, endedAt: null },
    { id: 'waiting-for-good', state: 'queued', startedAt: null, expiresAt: null, endedAt: null },
    { id: 'played', state: 'active', startedAt: 110 * day, expiresAt: 130 * day, endedAt: null },
    { id: 'over', state: 'expired', startedAt: 101 * day, expiresAt: 107 * day, endedAt: 107 * day },
  ];
  for (const { id, state, startedAt, expiresAt, endedAt } of older) {
    books.run(
      "INSERT INTO bonuses (id, grant_key, names, state, currency, granted, multiplier, maximum_stake, granted_at, started_at, expires_at, ended_at) VALUES (?1, ?1, '{}', ?2, 'EUR', 1000, 30, 500, ?3, ?4, ?5, ?6)",
      [id, state, 100 * day, startedAt, expiresAt, endedAt],
    );
    if (expiresAt !== null && endedAt === null)
      books.run("INSERT INTO due (kind, subject, at) VALUES ('bonus_expires', ?, ?)", [id, expiresAt]);
  }
  books.run("INSERT INTO due (kind, subject, at) VALUES ('limit_confirmable', 'waiting', 5)");
  for (const { sql } of later) books.exec(sql);

  expect(books.exec('SELECT id, state, valid_for, expires_at FROM bonuses ORDER BY id')[0]?.values).toEqual([
    ['over', 'expired', 7 * day, 107 * day],
    ['played', 'active', 30 * day, 140 * day],
    ['waiting', 'queued', 30 * day, null],
    ['waiting-for-good', 'queued', null, null],
  ]);
  expect(books.exec('SELECT kind, subject, at FROM due ORDER BY kind')[0]?.values).toEqual([
    ['bonus_expires', 'played', 140 * day],
    ['limit_confirmable', 'waiting', 5],
  ]);
  books.close();
});
