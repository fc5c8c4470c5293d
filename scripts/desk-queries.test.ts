/** Every list of a desk is found by an index, however many players there are: no plan of a query reads a table from end to end. */
import { readFileSync } from 'node:fs';
import initSqlJs, { type Database } from 'sql.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrations } from './migrations';
import { blockedPlayers } from '../casino-api/src/features/exclusion';
import { duplicatesOf, operatorLog, tillLog, openExceptions } from '../casino-api/src/features/desk';
import {
  deskOffers,
  findPromotion,
  latestLists,
  linesByState,
  listPromotions,
  releasePromises,
  wrongLines,
} from '../casino-api/src/features/bonuses';
import { openRequests } from '../casino-api/src/features/operators';
import { exposureByMatch, exposureOf, saidTerms } from '../casino-api/src/features/sports';
import { careContacts, markedPlayers } from '../casino-api/src/features/care';
import { findTickets, listTickets, ticketLists, ticketOf, ticketsOfPlayer } from '../casino-api/src/features/support';
import { isPicture, latestPictures } from '../casino-api/src/features/content';
import { setTerms } from '../casino-api/src/features/loyalty';
import { racesToRepeat } from '../casino-api/src/features/races';
import { findPlayers, isPlayer, sharedData } from '../casino-api/src/features/player-desk';
import { deskGames } from '../casino-api/src/features/catalogue';
import { switchedOff } from '../casino-api/src/kernel/switches';
import { closedDays, dayFigures, houseTotals } from '../casino-api/src/ledger/books/book-index';
import { outboxesBehind } from '../casino-api/src/kernel/outbox-behind';
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
  /^SCAN (f|w VIRTUAL TABLE INDEX 1:|CONSTANT ROW|method_outages.*|switches.*|loyalty_terms|house_books|\(subquery-\d+\))$/;
/** A partial index holds what waits and nothing else. */
const ofWhatWaits = /USING (COVERING )?INDEX (\w+_(open|waiting|to_review)|operator_requests_once)\b/;
/** In the order of its key, from where the page begins, no further than the page. */
const inOrder =
  /^SCAN (operator_log|house_days|grant_lists USING INDEX grant_lists_by_time|content_pictures USING INDEX content_pictures_by_time)$/;

const lists: Record<string, (db: D1Database) => Promise<unknown>> = {
  'players by a text': (db) => findPlayers(db, 'Mina Lund', 25),
  'a player by id': (db) => isPlayer(db, 'x'),
  'the log by player': (db) => operatorLog(db, { playerId: 'x' }, 50),
  'the log by operator': (db) => operatorLog(db, { actor: 'x' }, 50),
  'the log by action': (db) => operatorLog(db, { action: 'note', before: 900 }, 50),
  'the log': (db) => operatorLog(db, {}, 50),
  'the till’s log': (db) => tillLog(db, 900, 30),
  requests: (db) => openRequests(db, 25),
  exceptions: (db) => openExceptions(db, 25),
  'what waits today': (db) => todaysCounts(db, 9),
  'providers and when they were heard': (db) => heardProviders(db, ['card', 'acme']),
  'mails that wait': (db) => waitingMails(db, 50),
  'outboxes that are behind': (db) => outboxesBehind(db, 50),
  'what days moved': (db) => dayFigures(db, '2026-11-24', '2026-11-26'),
  'the house’s books': (db) => houseTotals(db),
  'what stands on matches': (db) => exposureByMatch(db, 50),
  'what stands on a match': (db) => exposureOf(db, 'x'),
  'what was said of sports': (db) => saidTerms(db, null, 50),
  games: (db) => deskGames(db, { text: 'lantern', after: '', onlyOff: false }, 50),
  'what is off': (db) => switchedOff(db, 100),
  'lists of grants': (db) => latestLists(db, 20),
  'a list’s lines by state': (db) => linesByState(db, 'x'),
  'a list’s wrong lines': (db) => wrongLines(db, 'x', 100),
  'the terms of the programme': (db) => setTerms(db),
  codes: (db) => listPromotions(db, '', 50),
  offers: (db) => deskOffers(db, '', 50),
  'a code with its offer': (db) => findPromotion(db, 'LAMP', 0),
  'promises of offers that lapse': (db) => releasePromises({ DB: db }, 9),
  'pictures of pages': (db) => latestPictures(db, 50),
  'a picture of a page': (db) => isPicture(db, '/media/x.png'),
  'weekly races to be made anew': (db) => racesToRepeat(db, 9),
  'what is known of a player beside his object': (db) =>
    Promise.all(sharedData(db, 'x').map(([, statement]) => statement.all())),
  ...Object.fromEntries(
    ticketLists.map((list) => [
      `messages to support, ${list}`,
      (db: D1Database) => listTickets(db, list, { at: 9, reference: 'C-0' }, 25),
    ]),
  ),
  'messages by number': (db) => findTickets(db, 'C-0123ABCD', 25),
  'messages by sender': (db) => findTickets(db, 'mira@mail.example', 25),
  'a message with its answers': (db) => ticketOf(db, 'C-0123ABCD'),
  'a player’s own messages': (db) => ticketsOfPlayer(db, 'x', { limit: 10, offset: 0 }),
  'players marked for care': (db) => markedPlayers(db, { since: 9, playerId: 'x' }, 25),
  'blocked accounts': (db) => blockedPlayers(db, { reviewBy: 9, playerId: 'x' }, 25),
  'the care of a player': (db) => careContacts(db, 'x', 50),
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
      const scans = planOf(sql, values).filter(
        (line) => line.startsWith('SCAN') && !small.test(line) && !ofWhatWaits.test(line) && !inOrder.test(line),
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
