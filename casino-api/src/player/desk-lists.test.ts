/** The lists of a player that the back office reads page by page are read in the order of an index, no further than the page. */
import initSqlJs from 'sql.js';
import { expect, it } from 'vitest';
import { Documents } from '../features/documents';
import { History } from '../features/history';
import { Messages } from '../features/messages';
import type { Place } from '../kernel/paged-list';
import { bringUpToDate } from '../kernel/storage/schema-steps';
import { storageOver } from '../kernel/storage/storage-over';
import { playerTables } from './schema';

const { Database } = await initSqlJs();
const database = new Database();
const { sql } = storageOver(database);
bringUpToDate({ sql, transactionSync: (work) => work() }, playerTables);

const asked: [sql: string, values: unknown[]][] = [];
const watched = {
  exec: (query: string, ...values: never[]) => {
    asked.push([query, values]);
    return sql.exec(query, ...values);
  },
} as unknown as SqlStorage;
const remember = () => ({ read: () => ({ count: 0, newest: 0 }), forget: () => undefined });

const lists: Record<string, [keys: Place['keys'], read: (place: Place | null) => unknown]> = {
  rounds: [[9, 'x', 'y'], (place) => new History(watched).roundsPage(place, 10)],
  messages: [[9], (place) => new Messages({ sql: watched, remember: remember as never }).page(place, 10)],
  documents: [[9, 'x'], (place) => new Documents({ own: { sql: watched } } as never).page(place, 10)],
};

it.each(
  Object.entries(lists).flatMap(([name, [keys, read]]) =>
    [null, { side: 'after' as const, keys }, { side: 'before' as const, keys }].map(
      (place) => [name, place?.side ?? 'from the beginning', read, place] as const,
    ),
  ),
)('%s, %s', (_, __, read, place) => {
  asked.length = 0;
  read(place);
  for (const [query, values] of asked) {
    const plan = database
      .exec(`EXPLAIN QUERY PLAN ${query}`, values as never)[0]!
      .values.map(([, , , line]) => String(line));
    // What is read in order needs no sorting; rounds of one moment alone are sorted by who ran them.
    expect(
      plan.filter((line) => line === 'USE TEMP B-TREE FOR ORDER BY'),
      query,
    ).toEqual([]);
  }
});
