import initSqlJs from 'sql.js';
import { describe, expect, it, vi } from 'vitest';
import { poolTables } from '../features/jackpots/object-schema';
import { declaredPlayerTables } from './declared-tables';
import { playerTables } from './schema';
import { visitorTables } from './visitor-schema';
import { raceObjectTables } from '../features/races/object-schema';
import { tableObjectTables } from '../features/tables/object-schema';
import { bringUpToDate, type SchemaStep } from '../kernel/storage/schema-steps';
import { storageOver } from '../kernel/storage/storage-over';

const objects: [string, readonly SchemaStep[], whole?: string][] = [
  ['a player’s', playerTables, declaredPlayerTables],
  ['a visitor’s', visitorTables],
  ['a jackpot’s', poolTables],
  ['a race’s', raceObjectTables],
  ['a table’s', tableObjectTables],
];
const { Database } = await initSqlJs();

/** As an object's storage does: a step that fails leaves nothing. */
function rollingBack(database: InstanceType<typeof Database>) {
  const transactionSync = <T>(work: () => T): T => {
    database.run('BEGIN');
    try {
      const result = work();
      database.run('COMMIT');
      return result;
    } catch (error) {
      database.run('ROLLBACK');
      throw error;
    }
  };
  return { sql: storageOver(database).sql, transactionSync };
}

/** All that a database is made of, but for comments and blanks. */
const shapeOf = (database: InstanceType<typeof Database>) =>
  database
    .exec("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name")[0]
    ?.values.map((values) =>
      values.map((value) =>
        String(value)
          .replace(/--.*/g, '')
          .replace(/\s+/g, ' ')
          .replace(/ (?=[),])|(?<=\() /g, ''),
      ),
    );

/** What is in each of its tables. */
const rowsOf = (database: InstanceType<typeof Database>) =>
  (database.exec("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")[0]?.values ?? []).map(
    ([table]) => [table, database.exec(`SELECT * FROM ${String(table)}`)[0]?.values],
  );

describe.each(objects)('the tables of %s object', (_, steps, whole) => {
  it('come to one shape from every older state', () => {
    const newest = new Database();
    bringUpToDate(storageOver(newest), steps);
    for (let had = 0; had < steps.length; had += 1) {
      const older = new Database();
      bringUpToDate(storageOver(older), steps.slice(0, had));
      bringUpToDate(storageOver(older), steps, whole);
      expect(shapeOf(older), `after ${had} steps`).toEqual(shapeOf(newest));
    }
  }, 120_000);

  it('have steps of different names', () => {
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
  });
});

describe('a new player’s object', () => {
  const built = (steps: readonly SchemaStep[], whole?: string) => {
    const database = new Database();
    const taken = vi.spyOn(database, 'run');
    bringUpToDate(storageOver(database), steps, whole);
    return { database, taken: taken.mock.calls.map(([sql]) => sql) };
  };
  const byItsSteps = built(playerTables).database;

  it('is what its steps come to, without any of them', () => {
    const { database, taken } = built(playerTables, declaredPlayerTables);
    expect(taken).not.toContain(playerTables[0]!.sql);
    expect(shapeOf(database)).toEqual(shapeOf(byItsSteps));
    expect(rowsOf(database)).toEqual(rowsOf(byItsSteps));
  });

  it('takes a step that was added since', () => {
    const added = { name: 'added-1', sql: 'CREATE TABLE added (a INTEGER)' };
    const { database } = built([added, ...playerTables], declaredPlayerTables);
    expect(shapeOf(database)).toEqual(shapeOf(built([...playerTables, added]).database));
  });
});

it('changes nothing when nothing is due, and nothing at all when a step fails', () => {
  const database = new Database();
  const steps = [{ name: 'one', sql: 'CREATE TABLE one (a INTEGER)' }];
  bringUpToDate(storageOver(database), steps);
  const storage = rollingBack(database);
  const step = vi.spyOn(storage, 'transactionSync');
  bringUpToDate(storage, steps);
  expect(step).not.toHaveBeenCalled();
  const before = shapeOf(database);
  expect(() =>
    bringUpToDate(rollingBack(database), [
      ...steps,
      { name: 'two', sql: 'CREATE TABLE two (a INTEGER)' },
      { name: 'three', sql: 'ALTER TABLE nowhere ADD COLUMN b' },
    ]),
  ).toThrow();
  expect(shapeOf(database)).toEqual(before);
});

it('takes an object that is older than its steps for what it is', () => {
  const database = new Database();
  poolTables.forEach(({ sql }) => database.run(sql));
  bringUpToDate(storageOver(database), poolTables);
  expect(database.exec('SELECT name FROM schema_steps')[0]?.values).toEqual([['pool-1']]);
});
