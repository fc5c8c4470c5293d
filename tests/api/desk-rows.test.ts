/** What a desk's list reads of a million players: rows of one page, by an index, and no more (the bar: five times the page). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '../../contract/languages';
import { careContacts, markedPlayers } from '../../casino-api/src/features/care';
import { deskMatches } from '../../casino-api/src/features/sports';
import { deskRaces } from '../../casino-api/src/features/races';
import { findList, latestLists, listPromotions, wrongLines } from '../../casino-api/src/features/bonuses';
import { latestPictures, listPages } from '../../casino-api/src/features/content';
import { waitingDocuments } from '../../casino-api/src/features/documents';
import { openHostTasks } from '../../casino-api/src/features/loyalty';
import { openRequests } from '../../casino-api/src/features/operators';
import type { Place } from '../../casino-api/src/kernel/paged-list';
import { headsFiles } from '../../casino-api/src/ledger/books/close-heads';
import { statementExceptions } from '../../casino-api/src/ledger/statements/match-statements';
import { notesOf, operatorLog, openExceptions } from '../../casino-api/src/features/desk';
import { blockedPlayers } from '../../casino-api/src/features/exclusion';
import { findPlayers, isPlayer, playersNamed } from '../../casino-api/src/features/player-desk';
import { findTickets, listTickets, playersTickets, ticketsOfPlayer } from '../../casino-api/src/features/support';
import { openWithdrawals } from '../../casino-api/src/features/cashier';
import { monitoredGames, outsideGames } from '../../casino-api/src/operator/returns/game-returns';
import { todaysCounts, waitingMails } from '../../casino-api/src/operator/today/counts';
import { startLantern, type Lantern } from '../harness';

const players = 1_000_000;
const atOnce = 100_000;
const page = 25;

/** So many wait on each desk on a very bad day, a hundred in each moment. */
const waiting = 20_000;
const someone = '0007a120-0000-4000-8000-000000000000';
const latest = 99_999_999_999_999;
const name = "printf('x%06d', i)";
/** Lists that grow with what waits, or with the years: table, columns, and their values by the number `i`. */
const long: readonly (readonly [table: string, columns: string, values: string])[] = [
  ['till_withdrawals', 'id, rank, requested_at', `${name}, i % 2, i / 100`],
  ['exceptions', 'id, is_over, raised_at', `${name}, 0, i / 100`],
  ['statement_exceptions', 'id, is_over, at', `${name}, 0, i / 100`],
  ['documents', 'id, status, uploaded_at', `${name}, 'pending', i / 100`],
  ['host_tasks', 'id, created_at', `${name}, i / 100`],
  ['operator_requests', 'id, subject, asked_at', `${name}, ${name}, i / 100`],
  ['care_cases', 'player_id, is_marked, since, markers', `${name}, 1, i / 100, '[]'`],
  ['care_contacts', 'id, player_id, at', `${name}, '${someone}', i / 100`],
  ['contact_messages', 'reference, email, player_id, written_at', `${name}, 'a@b.example', '${someone}', i / 100`],
  ['mail_outbox', 'id, created_at', `${name}, i / 100`],
  ['grant_lists', 'id, asked_at, terms', `${name}, i / 100, '{}'`],
  ['grant_lines', 'list_id, line, state', "'x010050', i, iif(i % 10 = 0, 'not given', 'given')"],
  ['promotion_codes', 'code, names', `${name}, '{}'`],
  ['game_returns', 'gameid, rounds', `${name}, i / 100`],
  ['content_pictures', 'name, uploaded_at', `${name}, i / 100`],
  // Later than what the house has published.
  ['content_pages', 'section, url, published_at', `'news', ${name}, ${latest} + i / 100`],
  ...languages.map(
    (language) => ['content_texts', 'section, url, language', `'news', ${name}, '${language}'`] as const,
  ),
  ['heads_files', 'number', '1000 + i'],
  [
    'races',
    'id, starts_at, ends_at, score, games, prizes, texts, leaders',
    `${name}, -1, i / 100, 'points_wagered', '[]', '[]', '{}', '[]'`,
  ],
  ['sports_matches', 'id, starts_at, ends_at, state', `${name}, i, i + 90, iif(i % 100 = 0, 'void', 'scheduled')`],
  ['operator_log', 'seq, id, player_id, action, hash, details', `i + 1, ${name}, '${someone}', 'note', 'x', '{}'`],
];

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
  for (const [table, columns, values] of long) {
    const { names: others, values: usual } = await rest(table, columns.split(', '));
    await database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${waiting - 1}) INSERT INTO ${table} (${columns}${others}) SELECT ${values}${usual} FROM n`,
      )
      .run();
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

/** A list at its beginning, in its midst, and backwards from there. */
const paged = (
  what: string,
  keys: Place['keys'],
  look: (db: D1Database, place: Place | null) => Promise<unknown>,
): Record<string, (db: D1Database) => Promise<unknown>> => ({
  [what]: (db) => look(db, null),
  [`${what}, in the midst`]: (db) => look(db, { side: 'after', keys }),
  [`${what}, backwards`]: (db) => look(db, { side: 'before', keys }),
});
const midst = [100, 'x010050'];
/** The ways to find a player, in their order. */
const [byUsername, byEmail, byName] = [1, 2, 3];

const lists: Record<string, (db: D1Database) => Promise<unknown>> = {
  ...paged('players by a name that a thousand have', [byName, 'mina lund001', someone], (db, place) =>
    findPlayers(db, 'Mina Lund001', place, page),
  ),
  ...paged('players by everybody’s user name', [byUsername, 'seeded0500000'], (db, place) =>
    findPlayers(db, 'seeded', place, page),
  ),
  ...paged('players by everybody’s address', [byEmail, 'seeded0500000@mail.example'], (db, place) =>
    findPlayers(db, 'seeded', place, page),
  ),
  'players, from the last by user name on to those by address': (db) =>
    findPlayers(db, 'seeded', { side: 'after', keys: [byUsername, 'seeded0999990'] }, page),
  'players, back from the first by address to those by user name': (db) =>
    findPlayers(db, 'seeded', { side: 'before', keys: [byEmail, 'seeded0000009@mail.example'] }, page),
  'players, back to the first': (db) =>
    findPlayers(db, 'seeded05', { side: 'before', keys: [byUsername, 'seeded0500009'] }, page),
  'players by an address': (db) => findPlayers(db, 'seeded0500000@mail.example', null, page),
  'a player by id': (db) => findPlayers(db, someone, null, page),
  'whether there is a player': (db) => isPlayer(db, someone),
  'a page of a list by user name': (db) =>
    playersNamed(
      db,
      Array.from({ length: page }, (_, i) => `seeded000${i}000`),
    ),
  ...paged('the log', [10_000], (db, place) => operatorLog(db, {}, place, page)),
  ...paged('the log of a player', [10_000], (db, place) => operatorLog(db, { playerId: someone }, place, page)),
  ...paged('the notes of a player', [10_000], (db, place) => notesOf(db, someone, place, page)),
  ...paged('the log by action', [10_000], (db, place) => operatorLog(db, { action: 'note' }, place, page)),
  ...paged('players marked for care', midst, (db, place) => markedPlayers(db, place, page)),
  ...paged('the care of a player', midst, (db, place) => careContacts(db, someone, place, page)),
  'blocked accounts': (db) => blockedPlayers(db, null, page),
  ...paged('withdrawals that wait', midst, (db, place) => openWithdrawals(db, place, page)),
  ...paged('exceptions that wait', midst, (db, place) => openExceptions(db, place, page)),
  ...paged('statement differences', midst, (db, place) => statementExceptions(db, place, page)),
  ...paged('documents that wait', midst, (db, place) => waitingDocuments(db, place, page)),
  ...paged('host tasks', midst, (db, place) => openHostTasks(db, place, page)),
  ...paged('requests', midst, (db, place) => openRequests(db, place, page)),
  ...paged('messages that wait', midst, (db, place) => listTickets(db, 'waiting', place, page)),
  ...paged('messages of a player', midst, (db, place) => playersTickets(db, someone, place, page)),
  ...paged('messages of a sender', midst, (db, place) => findTickets(db, 'A@B.example', place, page)),
  'a player’s own messages': (db) => ticketsOfPlayer(db, someone, { limit: page, offset: 0 }),
  ...paged('mails that wait', midst, (db, place) => waitingMails(db, place, page)),
  ...paged('lists of grants', midst, (db, place) => latestLists(db, place, page)),
  'a list of grants': async (db) => expect(await findList(db, 'x010050')).toMatchObject({ total: 1 }),
  ...paged('a list’s wrong lines', [10_000], (db, place) => wrongLines(db, 'x010050', place, page)),
  ...paged('codes', ['x010050'], (db, place) => listPromotions(db, place, page)),
  ...paged('pages', [latest + 100, 'x010050'], (db, place) =>
    listPages(db, 'news', { language: 'en' } as never, place, page),
  ),
  ...paged('pictures', midst, (db, place) => latestPictures(db, place, page)),
  ...paged('returns of games', midst, (db, place) => monitoredGames(db, place, page)),
  ...paged('files of heads', [11_000], (db, place) => headsFiles(db, place, page)),
  ...paged('races', midst, (db, place) => deskRaces(db, 9, place, page)),
  ...paged('matches to come', [10_000, 'x'], (db, place) => deskMatches(db, 'upcoming', null, 500, place, page)),
  'matches to come, back to the first': (db) =>
    deskMatches(db, 'upcoming', null, 15_000, { side: 'before', keys: [15_009, 'x'] }, page),
  ...paged('matches that are over', [10_000, 'x'], (db, place) => deskMatches(db, 'over', null, 15_000, place, page)),
  ...paged('matches called off', [10_000, 'x'], (db, place) => deskMatches(db, 'called_off', null, 1, place, page)),
};

it.each(Object.entries(lists))('%s reads five times a page at the most', async (_, look) => {
  const { db, read } = await counted();
  await look(db);
  expect(read()).toBeLessThanOrEqual(5 * page);
});

it('returns outside of their band are found by the games that state one, and reads no other', async () => {
  const { db, read } = await counted();
  await outsideGames(db);
  // With the page of the list, which is of fifty.
  await monitoredGames(db, null, 50);
  expect(read()).toBeLessThanOrEqual(5 * 50);
});

it('what waits today is counted by what waits, and reads nothing else', async () => {
  const { db, read } = await counted();
  const { withdrawals, tickets, marked } = await todaysCounts(db, 9);
  expect([withdrawals, tickets, marked]).toEqual([waiting, waiting, waiting]);
  expect(read()).toBeLessThan(25 * waiting);
});

it('a look without an index would read them all', async () => {
  const { db, read } = await counted();
  await db.prepare('SELECT 1 FROM accounts WHERE claimed_at = 99 LIMIT 1').all();
  expect(read()).toBeGreaterThanOrEqual(players);
});
