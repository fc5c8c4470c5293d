import { minutes, seconds } from 'contract/constants';
import initSqlJs from 'sql.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OwnStorage } from '../../kernel/storage/own-storage';
import { storageOver } from '../../kernel/storage/storage-over';
import { forgetTerms, KeptTerms, shortestNotice } from './kept-terms';

const { Database } = await initSqlJs();

let now = 0;
let isAway = false;
let asked = 0;
let rows: { part: string; starts_at: number; value: string }[] = [];
let behind: Promise<unknown>[] = [];
const database = {
  prepare: () => ({
    all: async () => {
      asked += 1;
      const results = [...rows];
      await Promise.resolve();
      if (isAway) throw new Error('away');
      return { results };
    },
  }),
} as unknown as D1Database;

/** An object's tables, which outlive the object. */
function tables() {
  const kept = new Database();
  kept.run('CREATE TABLE kept_terms (only INTEGER PRIMARY KEY, terms TEXT NOT NULL)');
  return storageOver(kept);
}
const objectOf = (storage: ReturnType<typeof tables>): KeptTerms =>
  new KeptTerms({
    own: new OwnStorage(storage as unknown as DurableObjectStorage),
    db: () => database,
    clock: () => now,
    later: (work) => void behind.push(work),
  });
const weekly = (percent: number) => ({
  ...{ part: 'weekly', starts_at: 0 },
  value: JSON.stringify({ percent, reward: 50_00 }),
});
const percentOf = (terms: KeptTerms) => terms.read().map(({ value }) => (value as { percent: number }).percent);

beforeEach(() => {
  forgetTerms();
  [now, isAway, asked, rows, behind] = [Date.UTC(2026, 10, 27), false, 0, [weekly(7)], []];
  vi.stubGlobal('scheduler', { wait: () => new Promise(() => undefined) });
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the first object of an isolate asks and waits; no other asks for a minute', async () => {
  const [first, second] = [objectOf(tables()), objectOf(tables())];
  expect(percentOf(first)).toEqual([]);
  await first.refresh();
  now += 1 * minutes - 1;
  expect([first.refresh(), second.refresh()]).toEqual([null, null]);
  expect([percentOf(first), percentOf(second), asked]).toEqual([[7], [7], 1]);
});

it('after a minute it is asked behind an answer, once; after a minute and a half it is waited for', async () => {
  const object = objectOf(tables());
  await object.refresh();
  rows = [weekly(6)];
  now += 1 * minutes;
  expect([object.refresh(), object.refresh(), asked]).toEqual([null, null, 2]);
  expect(percentOf(object)).toEqual([7]);
  await Promise.all(behind);
  expect(object.refresh()).toBeNull();
  expect(percentOf(object)).toEqual([6]);
  rows = [weekly(5)];
  now += 90 * seconds;
  await object.refresh();
  expect(percentOf(object)).toEqual([5]);
});

it('what was set is known everywhere before it begins: nobody counts by what is as old as the notice', async () => {
  const object = objectOf(tables());
  await object.refresh();
  rows = [weekly(8)];
  for (const later of [30 * seconds, 29 * seconds, 1 * seconds, 30 * seconds]) {
    now += later;
    await object.refresh();
  }
  now += shortestNotice - 90 * seconds;
  await object.refresh();
  expect(percentOf(object)).toEqual([8]);
});

it('an object goes by what it was told last while the shared database is away, in an isolate that knows nothing', async () => {
  const storage = tables();
  await objectOf(storage).refresh();
  forgetTerms();
  isAway = true;
  const again = objectOf(storage);
  await again.refresh();
  expect(percentOf(again)).toEqual([7]);
  // It does not ask with every call either.
  expect([again.refresh(), asked]).toEqual([null, 2]);
  const stranger = objectOf(tables());
  expect([stranger.refresh(), percentOf(stranger)]).toEqual([null, []]);
  isAway = false;
  now += 90 * seconds;
  await stranger.refresh();
  expect(percentOf(stranger)).toEqual([7]);
});

it('a database that does not answer is waited for a second', async () => {
  vi.stubGlobal('scheduler', { wait: async (wait: number) => void expect(wait).toBe(1 * seconds) });
  const never = { prepare: () => ({ all: () => new Promise(() => undefined) }) } as unknown as D1Database;
  const storage = tables();
  const object = new KeptTerms({
    own: new OwnStorage(storage as unknown as DurableObjectStorage),
    db: () => never,
    clock: () => now,
    later: () => undefined,
  });
  await object.refresh();
  expect(percentOf(object)).toEqual([]);
});
