/** Every list of a desk is found by an index, however many players there are: no plan of a query reads a table from end to end. */
import { readFileSync } from 'node:fs';
import initSqlJs, { type Database } from 'sql.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrations } from './migrations';
import { blockedPlayers } from '../casino-api/src/features/exclusion';
import { duplicatesOf, notesOf, operatorLog, tillLog, openExceptions } from '../casino-api/src/features/desk';
import {
  deskOffers,
  findPromotion,
  latestLists,
  findList,
  listPromotions,
  releasePromises,
  wrongLines,
} from '../casino-api/src/features/bonuses';
import { openWithdrawals } from '../casino-api/src/features/cashier';
import { waitingDocuments } from '../casino-api/src/features/documents';
import { openHostTasks, setTerms } from '../casino-api/src/features/loyalty';
import { openRequests, roleHolders } from '../casino-api/src/features/operators';
import type { Place } from '../casino-api/src/kernel/paged-list';
import { headsFiles } from '../casino-api/src/ledger/books/close-heads';
import { statementExceptions } from '../casino-api/src/ledger/statements/match-statements';
import { deskMatches, deskMatchLists, exposureByMatch, exposureOf, saidTerms } from '../casino-api/src/features/sports';
import { careContacts, markedPlayers } from '../casino-api/src/features/care';
import {
  findTickets,
  listTickets,
  playersTickets,
  ticketLists,
  ticketOf,
  ticketsOfPlayer,
} from '../casino-api/src/features/support';
import { isPicture, latestPictures, listPages, pageVersions } from '../casino-api/src/features/content';
import { deskRaces, racesToRepeat } from '../casino-api/src/features/races';
import { findPlayers, isPlayer, sharedData, usernameOf } from '../casino-api/src/features/player-desk';
import { deskGames } from '../casino-api/src/features/catalogue';
import { switchedOff } from '../casino-api/src/kernel/switches';
import { closedDays, dayFigures, houseTotals } from '../casino-api/src/ledger/books/book-index';
import { outboxesBehind } from '../casino-api/src/kernel/outbox-behind';
import { monitoredGames, outsideGames } from '../casino-api/src/operator/returns/game-returns';
import { heardProviders, todaysCounts, waitingMails } from '../casino-api/src/operator/today/counts';

let database: Database;
beforeAll(async () => {
  const { Database } = await initSqlJs();
  database = new Database();
  for (const { statements } of await migrations()) for (const statement of statements) database.run(statement);
});

/** What a query is asked for, as D1 would be; it answers with nothing. */
function asked(): { db: D1Database; queries: { sql: string; values: unknown[] }[] } {
  const queries: { sql: string; values: unknown[] }[] = [];
  const prepare = (sql: string) => {
    const statement = {
      values: [] as unknown[],
      bind: (...values: unknown[]) => ((statement.values = values), statement),
      all: async () => (queries.push({ sql, values: statement.values }), { results: [] }),
      first: async () => (queries.push({ sql, values: statement.values }), null),
      run: async () => (queries.push({ sql, values: statement.values }), { meta: { changes: 0 } }),
    };
    return statement;
  };
  const batch = async (statements: ReturnType<typeof prepare>[]) => {
    const results = [];
    for (const statement of statements) results.push(await statement.all());
    return results.map(() => ({ results: [{ total: 0 }] }));
  };
  return { db: { prepare, batch } as unknown as D1Database, queries };
}

const planOf = (sql: string, values: unknown[]): string[] => {
  const statement = database.prepare(`EXPLAIN QUERY PLAN ${sql}`);
  statement.bind(values as never);
  const lines: string[] = [];
  while (statement.step()) lines.push(String(statement.getAsObject().detail));
  statement.free();
  return lines;
};

/** Read whole, for they have a row a method, a switch, a change of terms, a currency, an operator, or are what a query has gathered itself. */
const small =
  /^SCAN (f|[ow] VIRTUAL TABLE INDEX 1:|CONSTANT ROW|method_outages.*|switches.*|loyalty_terms|house_books|\(subquery-\d+\))$/;
/** A partial index holds what waits and nothing else. */
const ofWhatWaits = /USING (COVERING )?INDEX (\w+_(open|waiting|to_review|called_off)|operator_requests_once)\b/;
/** In the order of its key, from where the page begins, no further than the page: nothing is sorted. Of games through the catalogue, for no index finds a part of a title. */
const inOrder =
  /^SCAN (operator_log|house_days|heads_files|r|promotion_codes|o|races USING INDEX races_by_end|(grant_lists|content_pictures) USING INDEX \w+_by_time|game_returns USING INDEX game_returns_by_rounds|g(ames)? USING INDEX sqlite_autoindex_games_1)$/;
const sorts = (plan: readonly string[]): boolean => plan.some((line) => line.startsWith('USE TEMP B-TREE'));

/** A list that is read a page at a time: its beginning, and what is beside a row. */
const paged = (
  name: string,
  keys: Place['keys'],
  look: (db: D1Database, place: Place | null) => Promise<unknown>,
): Record<string, (db: D1Database) => Promise<unknown>> => ({
  [name]: (db) => look(db, null),
  [`${name}, after a row`]: (db) => look(db, { side: 'after', keys }),
  [`${name}, before a row`]: (db) => look(db, { side: 'before', keys }),
});

const lists: Record<string, (db: D1Database) => Promise<unknown>> = {
  ...paged('players by a text, of a user name', [1, 'mina'], (db, place) => findPlayers(db, 'Mina', place, 25)),
  ...paged('players by a text, of a name', [3, 'mina lund', 'x'], (db, place) => findPlayers(db, 'Mina', place, 25)),
  'a player’s name': (db) => usernameOf(db, 'x'),
  'a player by id': (db) => isPlayer(db, 'x'),
  ...paged('the log by player', [9], (db, place) => operatorLog(db, { playerId: 'x' }, place, 50)),
  ...paged('the log by operator', [9], (db, place) => operatorLog(db, { actor: 'x' }, place, 50)),
  ...paged('the log by action', [9], (db, place) => operatorLog(db, { action: 'note' }, place, 50)),
  ...paged('the log', [9], (db, place) => operatorLog(db, {}, place, 50)),
  ...paged('the notes of a player', [9], (db, place) => notesOf(db, 'x', place, 25)),
  ...paged('the till’s log', [9], (db, place) => tillLog(db, place, 30)),
  ...paged('withdrawals', [9, 'x'], (db, place) => openWithdrawals(db, place, 25)),
  ...paged('requests', [9, 'x'], (db, place) => openRequests(db, place, 25)),
  ...paged('exceptions', [9, 'x'], (db, place) => openExceptions(db, place, 25)),
  ...paged('statements', [9, 'x'], (db, place) => statementExceptions(db, place, 25)),
  ...paged('documents', [9, 'x'], (db, place) => waitingDocuments(db, place, 10)),
  ...paged('host tasks', [9, 'x'], (db, place) => openHostTasks(db, place, 25)),
  'operators and their roles': (db) => roleHolders(db, null, 50),
  ...paged('returns of games', [9, 'x'], (db, place) => monitoredGames(db, place, 50)),
  'games outside of their band': (db) => outsideGames(db),
  ...paged('files of heads', [9], (db, place) => headsFiles(db, place, 30)),
  'what waits today': (db) => todaysCounts(db, 9),
  'providers and when they were heard': (db) => heardProviders(db, ['card', 'acme']),
  ...paged('mails that wait', [9, 'x'], (db, place) => waitingMails(db, place, 50)),
  ...paged('outboxes that are behind', [9, 'x'], (db, place) => outboxesBehind(db, place, 50)),
  'what days moved': (db) => dayFigures(db, '2026-11-24', '2026-11-26'),
  'the house’s books': (db) => houseTotals(db),
  'what stands on matches': (db) => exposureByMatch(db, 50),
  'what stands on a match': (db) => exposureOf(db, 'x'),
  ...Object.assign(
    {},
    ...deskMatchLists.map((list) =>
      paged(`matches, ${list}`, [9, 'x'], (db, place) => deskMatches(db, list, null, 9, place, 50)),
    ),
  ),
  ...paged('what was said of sports', ['x'], (db, place) => saidTerms(db, null, place, 50)),
  ...paged('games', ['x'], (db, place) => deskGames(db, { text: 'lantern', onlyOff: false }, place, 50)),
  ...paged('what is off', [9, 'game', 'x'], (db, place) => switchedOff(db, place, 50)),
  ...paged('lists of grants', [9, 'x'], (db, place) => latestLists(db, place, 20)),
  'a list of grants': (db) => findList(db, 'x'),
  'the terms of the programme': (db) => setTerms(db),
  ...paged('a list’s wrong lines', [9], (db, place) => wrongLines(db, 'x', place, 100)),
  ...paged('codes', ['X'], (db, place) => listPromotions(db, place, 50)),
  ...paged('offers', ['x'], (db, place) => deskOffers(db, place, 50)),
  'a code with its offer': (db) => findPromotion(db, 'LAMP', 0),
  'promises of offers that lapse': (db) => releasePromises({ DB: db }, 9),
  ...paged('pages', [9, 'x'], (db, place) => listPages(db, 'news', { language: 'en' } as never, place, 50)),
  ...paged('versions of a page', [9], (db, place) => pageVersions(db, 'news', 'x', place, 20)),
  ...paged('pictures of pages', [9, 'x'], (db, place) => latestPictures(db, place, 50)),
  'a picture of a page': (db) => isPicture(db, '/media/x.png'),
  ...paged('races', [9, 'x'], (db, place) => deskRaces(db, 9, place, 50)),
  'weekly races to be made anew': (db) => racesToRepeat(db, 9),
  'what is known of a player beside his object': (db) =>
    Promise.all(sharedData(db, 'x').map(([, statement]) => statement.all())),
  ...Object.assign(
    {},
    ...ticketLists.map((list) =>
      paged(`messages to support, ${list}`, [9, 'C-0'], (db, place) => listTickets(db, list, place, 25)),
    ),
  ),
  'messages by number': (db) => findTickets(db, 'C-0123ABCD', null, 25),
  ...paged('messages by sender', [9, 'C-0'], (db, place) => findTickets(db, 'mira@mail.example', place, 25)),
  'a message with its answers': (db) => ticketOf(db, 'C-0123ABCD'),
  ...paged('the messages of a player', [9, 'C-0'], (db, place) => playersTickets(db, 'x', place, 25)),
  'a player’s own messages': (db) => ticketsOfPlayer(db, 'x', { limit: 10, offset: 0 }),
  ...paged('players marked for care', [9, 'x'], (db, place) => markedPlayers(db, place, 25)),
  ...paged('blocked accounts', [9, 'x'], (db, place) => blockedPlayers(db, place, 25)),
  ...paged('the care of a player', [9, 'x'], (db, place) => careContacts(db, 'x', place, 50)),
  'other accounts of a person': (db) => duplicatesOf(db, ['x', 'y']),
  'closed days': (db) => closedDays(db, '2026-11-25', 256),
};

/** Asked once in a long while, of one person. */
const isExport = (name: string): boolean => name.startsWith('what is known');

describe('a look at', () => {
  it.each(Object.entries(lists))('%s reads no table from end to end, and asks once', async (name, look) => {
    const { db, queries } = asked();
    await look(db);
    expect(queries.length).toBeLessThanOrEqual(isExport(name) ? 5 : 2);
    for (const { sql, values } of queries) {
      const plan = planOf(sql, values);
      const scans = plan.filter(
        (line) =>
          line.startsWith('SCAN') &&
          !small.test(line) &&
          !ofWhatWaits.test(line) &&
          !(inOrder.test(line) && !sorts(plan)),
      );
      expect(scans, sql).toEqual([]);
    }
  });

  it('a table without an index would be seen', () => {
    expect(planOf('SELECT * FROM accounts WHERE claimed_at > ?', [1]).some((line) => line.startsWith('SCAN'))).toBe(
      true,
    );
    expect(readFileSync('casino-api/migrations/0033_player_index.sql', 'utf8')).toContain('player_terms');
  });
});
