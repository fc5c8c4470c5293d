import { days } from 'contract/constants';
import { readdirSync, readFileSync } from 'node:fs';
import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { migrations } from './migrations';
import { OwnStorage } from '../casino-api/src/kernel/storage/own-storage';
import { bringUpToDate, type SchemaStep } from '../casino-api/src/kernel/storage/schema-steps';
import { storageOver } from '../casino-api/src/kernel/storage/storage-over';
import { playerTables } from '../casino-api/src/player/schema';
import { visitorTables } from '../casino-api/src/player/visitor-schema';
import { guardTables } from '../casino-api/src/features/guard/object-schema';
import { poolTables } from '../casino-api/src/features/jackpots/object-schema';
import { raceObjectTables } from '../casino-api/src/features/races/object-schema';
import { tableObjectTables } from '../casino-api/src/features/tables/object-schema';
import { datedIn, declared, isPast, type Store } from '../casino-api/src/features/retention/declared';
import { retentionFeature } from '../casino-api/src/features/retention/feature';

const { Database } = await initSqlJs();
type Db = InstanceType<typeof Database>;

const tablesOf = (database: Db): string[] =>
  (
    database.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")[0]
      ?.values ?? []
  ).map(([name]) => String(name));
const built = (steps: readonly SchemaStep[]): Db => {
  const database = new Database();
  bringUpToDate(storageOver(database), steps);
  return database;
};
const declaredIn = (store: Store): string[] =>
  declared
    .filter((each) => each.store === store)
    .map(({ table }) => table)
    .sort();

async function shared(): Promise<Db> {
  const database = new Database();
  for (const { statements } of await migrations()) for (const statement of statements) database.run(statement);
  return database;
}

describe('every table is declared, with what it holds of a person and how long', () => {
  it('of the shared database', async () => expect(declaredIn('database')).toEqual(tablesOf(await shared())));

  it.each<[Store, readonly SchemaStep[]]>([
    ['player', playerTables],
    ['visitor', visitorTables],
    ['guard', guardTables],
    ['jackpot', poolTables],
    ['race', raceObjectTables],
    ['table', tableObjectTables],
  ])('of the objects of class %s', (store, steps) => expect(declaredIn(store)).toEqual(tablesOf(built(steps))));

  it('and no other object makes any', () => {
    const source = (folder: string): string[] =>
      readdirSync(`casino-api/src/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => readFileSync(`casino-api/src/${folder}/${file}`, 'utf8'));
    const made = (folder: string) =>
      source(folder).flatMap((text) =>
        [...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(([, name]) => name!),
      );
    const known = new Set(declared.map(({ table }) => table));
    // What a later step of the same feature replaced.
    const gone = [
      'told_names',
      'archived_rounds',
      'sports_bets',
      'deposits_with_ends',
      'rewards_with_races',
      'instant_orders',
    ];
    expect(
      [...made('features'), ...made('ledger'), ...made('player'), ...made('kernel')].filter(
        (name) => !known.has(name) && !gone.includes(name),
      ),
    ).toEqual([]);
    // Of no person: no class of theirs is in production.
    const testers = new Set(['payment', 'notifications', 'rail', 'settled_orders', 'game_moves', 'clock', 'faults']);
    expect([...made('qa'), ...made('sandbox')].filter((name) => !testers.has(name))).toEqual([]);
  });
});

it('what is kept for good names nobody but by a pseudonym', () => {
  const personal = declared.filter(
    ({ lasts, holds }) => lasts === 'books' && !/^(nothing|a pseudonym(, a masked name)?)$/.test(holds),
  );
  // Operators’ words; they lie beside the chain (features/desk/log.ts), or are what a booking says of itself.
  expect(personal.map(({ table }) => table)).toEqual(['operator_log', 'ledger_answers']);
});

/** A row of a table with its date, everything else filled with whatever its column takes. */
function insert(database: Db, table: string, values: Record<string, unknown>): void {
  const columns = database.exec(`SELECT name, type, "notnull", pk, dflt_value FROM pragma_table_info('${table}')`)[0]!
    .values;
  const row = columns.flatMap(([name, type, notNull, pk, standard]) => {
    if (Object.hasOwn(values, String(name))) return [[String(name), values[String(name)]]];
    if (standard !== null || (!notNull && !pk)) return [];
    return [[String(name), type === 'INTEGER' ? 1 : `${String(name)}-${Math.random()}`]];
  });
  database.run(
    `INSERT INTO ${table} (${row.map(([name]) => `"${name}"`).join(', ')}) VALUES (${row.map(() => '?').join(', ')})`,
    row.map(([, value]) => value) as (string | number)[],
  );
}

const at = Date.UTC(2035, 0, 1);
/** What makes a row one of those that its rule is about. */
const states: Record<string, Record<string, unknown>> = {
  contact_messages: { state: 'answered' },
  ticket_answers: { sent_at: 1, kind: 'answer' },
  till_withdrawals: { rank: 2 },
  exceptions: { is_over: 1 },
  statement_exceptions: { is_over: 1 },
  care_cases: { is_marked: 0 },
  blocked_players: { is_over: 1 },
  grant_lists: { phase: 'given' },
  offer_costs: { is_given: 1 },
  operator_requests: { decision: 'confirmed' },
  sports_legs: { is_open: 0 },
  email_change: { state: 'asked' },
};
const dated = (store: Store) =>
  datedIn(store)
    .filter(({ lasts }) => lasts.since !== null)
    .map((each) => [each.table, each] as const);
const count = (database: Db, table: string): number =>
  Number(database.exec(`SELECT count(*) FROM ${table}`)[0]!.values[0]![0]);

describe('a row past its time goes, and one within it stays', () => {
  it.each(dated('database'))('of the shared database: %s', async (table, each) => {
    const database = await shared();
    const { since, lasts, key } = each.lasts;
    const page = { section: 'news', url: 'candles' };
    for (const time of [at - lasts - 1, at - lasts + 1])
      insert(database, table, {
        ...states[table],
        ...(table === 'content_versions' ? page : { [key.split(',')[0]!]: `of-${time}` }),
        [since!]: time,
      });
    const gone = `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${isPast(each)} LIMIT 500)`;
    database.run(gone, [at - lasts]);
    expect(database.exec(`SELECT ${since} FROM ${table}`)[0]?.values).toEqual([[at - lasts + 1]]);
    // The newest version of a page stands however old it is.
    database.run(gone, [at + 2]);
    expect(count(database, table)).toBe(table === 'content_versions' ? 1 : 0);
  });

  it('of the shared database: lines go with their list', async () => {
    const database = await shared();
    insert(database, 'grant_lists', { id: 'stands', phase: 'given', asked_at: at });
    for (const list_id of ['stands', 'gone']) insert(database, 'grant_lines', { list_id, player_id: 'x' });
    const each = datedIn('database').find(({ table }) => table === 'grant_lines')!;
    database.run(`DELETE FROM grant_lines WHERE ${isPast(each)}`, [at]);
    expect(database.exec('SELECT list_id FROM grant_lines')[0]?.values).toEqual([['stands']]);
  });

  it('of a player’s object: all of it by its own plan, which is made anew', () => {
    const database = built(playerTables);
    const storage = storageOver(database);
    const own = new OwnStorage({ sql: storage.sql, transactionSync: (work) => work() });
    const plans: number[] = [];
    const schedule = {
      plan: () => undefined,
      planFirst: (_: string, __: string, when: number) => void plans.push(when),
      cancel: () => undefined,
    };
    const { plan, tasks } = retentionFeature({ own, schedule, clock: () => 0 });
    plan(at);
    expect(plans).toEqual([]);
    for (const [table, { lasts }] of dated('player')) {
      const isOne = lasts.key === 'only';
      const ages = isOne ? [lasts.lasts + 1] : [lasts.lasts + 1, lasts.lasts - 30 * days];
      for (const [id, age] of ages.entries()) {
        const key = isOne || lasts.key === 'id' ? id + 1 : `of-${age}`;
        const named = lasts.key === 'rowid' ? {} : { [lasts.key]: key };
        insert(database, table, { ...states[table], ...named, [lasts.since!]: at - age });
      }
    }
    tasks.let_go('', at);
    const left = dated('player').map(
      ([table, { lasts }]) =>
        [
          table,
          database.exec(`SELECT count(*), min(${lasts.since}) FROM ${table}`)[0]!.values[0]!,
          at - lasts.lasts,
        ] as const,
    );
    for (const [table, [rows, first], edge] of left) {
      expect(rows, table).toBe(table === 'email_change' ? 0 : 1);
      if (first !== null) expect(Number(first), table).toBeGreaterThan(edge);
    }
    expect(plans).toHaveLength(1);
  });

  it('but for the last log-in, which says where the player is', () => {
    const database = built(playerTables);
    insert(database, 'logins', { id: 1, at: 1 });
    const each = datedIn('player').find(({ table }) => table === 'logins')!;
    database.run(`DELETE FROM logins WHERE ${isPast(each)}`, [at]);
    expect(count(database, 'logins')).toBe(1);
  });
});
