import fc from 'fast-check';
import initSqlJs, { type Database } from 'sql.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Page, type PagedList, type Place, readInTurn, readPage } from './paged-list';

let sqlite: Database;
beforeAll(async () => {
  const { Database } = await initSqlJs();
  sqlite = new Database();
  sqlite.run('CREATE TABLE lines (id TEXT PRIMARY KEY, at INTEGER NOT NULL)');
});

const db = {
  prepare: (sql: string) => ({
    bind: (...values: (string | number)[]) => ({
      all: async () => {
        const statement = sqlite.prepare(sql);
        statement.bind(values);
        const results: unknown[] = [];
        while (statement.step()) results.push(statement.getAsObject());
        statement.free();
        return { results };
      },
    }),
  }),
} as unknown as D1Database;

interface Line {
  id: string;
  at: number;
}
const lines: PagedList = { columns: 'id, at', from: 'lines', keys: ['at', 'id'] };
const read = (place: Place | null, size: number, list = lines): Promise<Page<Line>> =>
  readPage<Line>(db, list, place, size);

function keep(rows: readonly Line[]): void {
  sqlite.run('DELETE FROM lines');
  for (const { id, at } of rows) sqlite.run('INSERT INTO lines VALUES (?, ?)', [id, at]);
}

const rowsOf = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 6 }).filter((text) => !/[\ud800-\udfff\0]/.test(text)),
    at: fc.nat({ max: 5 }),
  }),
  { selector: ({ id }) => id, maxLength: 23 },
);

/** The ids of a list page by page, read forward; backwards it shows the same pages. */
async function pagesOf(look: (place: Place | null) => Promise<Page<Line>>): Promise<string[][]> {
  const forward: string[][] = [];
  let page = await look(null);
  expect(page.previous).toBeNull();
  for (;;) {
    forward.push(page.rows.map(({ id }) => id));
    if (!page.next) break;
    page = await look(page.next);
  }
  const back = [forward.at(-1)!];
  while (page.previous) {
    page = await look(page.previous);
    back.unshift(page.rows.map(({ id }) => id));
  }
  expect(back).toEqual(forward);
  return forward;
}

describe('a list read page by page', () => {
  it.each([false, true])('shows each row once, forward and back (largest first: %s)', (isDescending) =>
    fc.assert(
      fc.asyncProperty(rowsOf, fc.integer({ min: 1, max: 7 }), async (rows, size) => {
        keep(rows);
        const pages = await pagesOf((place) => read(place, size, { ...lines, isDescending }));
        expect(pages.flat().sort()).toEqual(rows.map(({ id }) => id).sort());
      }),
      { numRuns: 60 },
    ),
  );

  it.each([false, true])('keeps to where it begins and ends (largest first: %s)', (isDescending) =>
    fc.assert(
      fc.asyncProperty(rowsOf, fc.integer({ min: 1, max: 7 }), async (rows, size) => {
        keep(rows);
        const [least, most] = [
          { sql: 'at >= ?', value: 1 },
          { sql: 'at < ?', value: 4 },
        ];
        const bounds = isDescending ? { begins: most, ends: least } : { begins: least, ends: most };
        const pages = await pagesOf((place) => read(place, size, { ...lines, isDescending, ...bounds }));
        const wanted = rows.filter(({ at }) => at >= 1 && at < 4).map(({ id }) => id);
        expect(pages.flat().sort()).toEqual(wanted.sort());
      }),
      { numRuns: 60 },
    ),
  );

  it('goes on with the next of several lists, forward and back', () =>
    fc.assert(
      fc.asyncProperty(rowsOf, fc.integer({ min: 1, max: 7 }), async (rows, size) => {
        keep(rows);
        // Seven of them, some empty, one the other way round.
        const lists = [2, 0, 9, 1, 4, 3, 5].map((at): PagedList => ({
          ...lines,
          where: 'at = ?',
          values: [at],
          keys: ['id'],
          isDescending: at === 4,
        }));
        const pages = await pagesOf((place) => readInTurn<Line>(db, lists, place, size));
        const wanted: string[] = [];
        for (const list of lists) wanted.push(...(await read(null, 99, list)).rows.map(({ id }) => id));
        expect(pages.flat()).toEqual(wanted);
      }),
      { numRuns: 60 },
    ));

  it('takes a place in none of several lists for the first one’s beginning', async () => {
    keep([{ id: 'a', at: 1 }]);
    for (const keys of [[], [0], [1, 1, 'a'], ['x', 1, 'a'], [0, 1, 'a', 'b']])
      expect((await readInTurn<Line>(db, [lines], { side: 'after', keys }, 2)).rows).toHaveLength(1);
  });

  it('goes on behind a row that is gone, and is the first page where nothing is left there', async () => {
    keep(['a', 'b', 'c', 'd'].map((id, at) => ({ id, at })));
    const { next } = await read(null, 2);
    sqlite.run("DELETE FROM lines WHERE id = 'b'");
    expect((await read(next, 2)).rows.map(({ id }) => id)).toEqual(['c', 'd']);
    sqlite.run("DELETE FROM lines WHERE id IN ('c', 'd')");
    expect(await read(next, 2)).toEqual({ rows: [{ id: 'a', at: 0 }], previous: null, next: null });
  });

  it('takes the place of another list for its beginning', async () => {
    keep([{ id: 'a', at: 1 }]);
    expect((await read({ side: 'after', keys: [9] }, 2)).rows).toHaveLength(1);
    expect((await read({ side: 'after', keys: [0, '', 'x'] }, 2)).rows).toHaveLength(1);
  });
});
