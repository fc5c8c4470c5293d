/** What a desk's list reads of a million players: rows of one page, by an index, and no more (the bar: five times the page). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { careContacts, markedPlayers } from '../../casino-api/src/features/care';
import { operatorLog, openExceptions } from '../../casino-api/src/features/desk';
import { blockedPlayers } from '../../casino-api/src/features/exclusion';
import { findPlayers, isPlayer, playersNamed } from '../../casino-api/src/features/player-desk';
import { listTickets, ticketsOfPlayer } from '../../casino-api/src/features/support';
import { openWithdrawals } from '../../casino-api/src/features/cashier';
import { todaysCounts } from '../../casino-api/src/operator/today/counts';
import { startLantern, type Lantern } from '../harness';

const players = 1_000_000;
const atOnce = 100_000;
const page = 25;

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
  const database = await lantern.database();
  /** Values that a table wants of every row and that nobody looks at here. */
  const rest = async (table: string, given: readonly string[]) => {
    const { results } = await database
      .prepare(`PRAGMA table_info(${table})`)
      .all<{ name: string; type: string; notnull: number; dflt_value: unknown }>();
    const needed = results.filter(
      ({ name, notnull, dflt_value }) => notnull && dflt_value === null && !given.includes(name),
    );
    return {
      names: needed.map(({ name }) => `, ${name}`).join(''),
      values: needed.map(({ type }) => (/INT/i.test(type) ? ', 1' : ", 'x'")).join(''),
    };
  };
  const { names, values } = await rest('accounts', ['player_id', 'username_key', 'email_key']);
  for (let from = 0; from < players; from += atOnce) {
    const numbers = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${from + atOnce - 1})`;
    await database.batch([
      database.prepare(
        `${numbers} INSERT INTO accounts (player_id, username_key, email_key${names}) SELECT printf('%08x-0000-4000-8000-000000000000', i), printf('seeded%07d', i), printf('seeded%07d@mail.example', i)${values} FROM n`,
      ),
      // One of fifty thousand is blocked; each was, once.
      database.prepare(
        `${numbers} INSERT INTO blocked_players (player_id, reason, payouts_held, reviewer, review_by, since, is_over, changed_at) SELECT printf('%08x-0000-4000-8000-000000000000', i), 'security', 1, 'risk', i, 1, i % 50000 > 0, 1 FROM n`,
      ),
      // Everybody has one of a thousand names.
      database.prepare(
        `${numbers} INSERT INTO player_terms (kind, term, player_id) SELECT 'name', printf('mina lund%03d', i % 1000), printf('%08x-0000-4000-8000-000000000000', i) FROM n`,
      ),
    ]);
  }
}, 300_000);
afterAll(() => lantern.stop());

/** The database, and how many rows its answers were read from. */
async function counted(): Promise<{ db: D1Database; read: () => number }> {
  const database = (await lantern.database()) as unknown as D1Database;
  let rows = 0;
  const count = <Answer extends { meta: { rows_read?: number } }>(answer: Answer): Answer => {
    rows += answer.meta.rows_read ?? NaN;
    return answer;
  };
  const prepare = (sql: string) => {
    let statement = database.prepare(sql);
    const own = {
      inner: () => statement,
      bind: (...values: unknown[]) => ((statement = statement.bind(...values)), own),
      all: async () => count(await statement.all()),
      first: async (column?: string) => {
        const [row] = count(await statement.all<Record<string, unknown>>()).results;
        return column ? (row?.[column] ?? null) : (row ?? null);
      },
    };
    return own;
  };
  const batch = async (statements: ReturnType<typeof prepare>[]) =>
    (await database.batch(statements.map((statement) => statement.inner()))).map(count);
  return { db: { prepare, batch } as unknown as D1Database, read: () => rows };
}

const someone = '0007a120-0000-4000-8000-000000000000';
const lists: Record<string, (db: D1Database) => Promise<unknown>> = {
  'players by the beginning of a name that a thousand have': (db) => findPlayers(db, 'Mina Lund001', page),
  'players by the beginning of everybody’s user name': (db) => findPlayers(db, 'seeded', page),
  'players by an address': (db) => findPlayers(db, 'seeded0500000@mail.example', page),
  'a player by id': (db) => findPlayers(db, someone, page),
  'whether there is a player': (db) => isPlayer(db, someone),
  'a page of a list by user name': (db) =>
    playersNamed(
      db,
      Array.from({ length: page }, (_, i) => `seeded000${i}000`),
    ),
  'the log of a player': (db) => operatorLog(db, { playerId: someone }, page),
  'players marked for care': (db) => markedPlayers(db, null, page),
  'blocked accounts': (db) => blockedPlayers(db, null, page),
  'the care of a player': (db) => careContacts(db, someone, page),
  'withdrawals that wait': (db) => openWithdrawals(db, page),
  'exceptions that wait': (db) => openExceptions(db, page),
  'messages that wait': (db) => listTickets(db, 'waiting', null, page),
  'messages of a player': (db) => ticketsOfPlayer(db, someone, { limit: page, offset: 0 }),
  'what waits today': (db) => todaysCounts(db, 9),
};

it.each(Object.entries(lists))('%s reads five times a page at the most', async (_, look) => {
  const { db, read } = await counted();
  await look(db);
  expect(read()).toBeLessThanOrEqual(5 * page);
});

it('a look without an index would read them all', async () => {
  const { db, read } = await counted();
  await db.prepare('SELECT 1 FROM accounts WHERE claimed_at = 99 LIMIT 1').all();
  expect(read()).toBeGreaterThanOrEqual(players);
});
