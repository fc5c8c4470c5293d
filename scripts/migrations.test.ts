import { Miniflare } from 'miniflare';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isContract, takesAway } from './deploy/migrate';
import { migrate, migrations, migrationsWorker, type Migration } from './migrations';
import { isPairsTurn } from '../tests/harness/in-turn';

/** Names under which databases have had a migration before it got a number of its own. */
const before: Readonly<Record<string, string>> = {
  '0017_game_plays.sql': '0009_game_plays.sql',
  '0026_promotion_codes.sql': '0008_promotion_codes.sql',
};
const byName = (a: Migration, b: Migration): number => (a.name < b.name ? -1 : 1);

const numberOf = ({ name }: Pick<Migration, 'name'>): string => name.slice(0, name.indexOf('_'));

it('no two migrations have one number', async () => {
  const numbers = (await migrations()).map(numberOf);
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(numbers.every((number) => /^\d{4}$/.test(number))).toBe(true);
});

describe('a migration that takes something away', () => {
  const of = (name: string, ...statements: string[]): Migration => ({ name, statements });
  /** Before this number nothing was deployed by halves. */
  const first = '0046';
  const misnamed = (list: readonly Migration[]) =>
    list.filter((each) => each.name >= first && takesAway(each) && !isContract(each.name)).map(({ name }) => name);

  it('says so by its name, so that it waits until no code needs that', async () => {
    expect(misnamed(await migrations())).toEqual([]);
  });

  it('would be told', () => {
    const [drop, rename, column] = ['DROP TABLE a', 'ALTER TABLE a RENAME TO b', 'ALTER TABLE a DROP COLUMN x'];
    expect(misnamed([of('0046_a.sql', drop!), of('0047_b.sql', rename!), of('0048_c.sql', column!)])).toHaveLength(3);
    expect(misnamed([of('0049_d.contract.sql', drop!), of('0050_e.sql', 'CREATE TABLE dropped (x)')])).toEqual([]);
  });
});

describe('a database', () => {
  let all: Migration[] = [];
  /** What there was before every migration had a number of its own, in the order of that time. */
  let old: Migration[] = [];
  beforeAll(async () => {
    all = await migrations();
    old = all
      .filter(({ name }) => name < '0027')
      .map((migration) => ({ ...migration, name: before[migration.name] ?? migration.name }))
      .sort(byName);
  });

  let open: Miniflare | null = null;
  afterEach(async () => {
    await open?.dispose();
    open = null;
  });

  /** A database of its own that has had these migrations, a list after the other. */
  async function after(...lists: readonly (readonly Migration[])[]) {
    await open?.dispose();
    const miniflare = new Miniflare({ workers: [migrationsWorker()] });
    open = miniflare;
    for (const list of lists) await migrate(miniflare, list);
    const db = await miniflare.getD1Database('DB');
    const [tables, applied] = await db.batch<Record<string, string | null>>([
      db.prepare(
        "SELECT name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
      ),
      db.prepare('SELECT name FROM d1_migrations'),
    ]);
    return {
      db,
      tables: tables!.results.map(({ sql, ...rest }) => ({ ...rest, sql: sql?.replace(/\s+/g, ' ') })),
      applied: applied!.results.map(({ name }) => name),
    };
  }

  it('has the same tables whatever it had under the old numbers', async () => {
    const fresh = await after(all);
    expect(fresh.tables.length).toBeGreaterThan(20);
    for (let count = 1; count <= old.length; count += 1) {
      // All of them, and of those that a database may have stopped at one in three a day.
      if (count < old.length && !isPairsTurn(count, 0)) continue;
      const { tables, applied } = await after(old.slice(0, count), all);
      expect(tables, `after ${old[count - 1]!.name}`).toEqual(fresh.tables);
      expect(applied).toEqual(expect.arrayContaining(all.map(({ name }) => name)));
    }
  }, 480_000);

  it('keeps what it had in the tables whose migrations were given other numbers', async () => {
    const { db } = await after(old);
    await db.batch([
      db.prepare("INSERT INTO promotion_codes (code, names, amount, multiplier) VALUES ('SUMMER', '{}', 1000, 30)"),
      db.prepare("INSERT INTO game_plays (hour, gameid, plays) VALUES (0, 'skyward', 7)"),
      db.prepare(
        `INSERT INTO games (id, system, title, provider, category, kind, is_new, is_jackpot, playable, pc, mobile, popularity, released_at)
         VALUES ('skyward', 'lantern', 'Skyward', 'Forge', 'crash-and-fast', 'crash', 0, 0, 1, 1, 1, 5, '2024-01-25')`,
      ),
    ]);
    await migrate(open!);
    expect(await db.prepare('SELECT amount FROM promotion_codes').first('amount')).toBe(1000);
    expect(await db.prepare('SELECT plays FROM game_plays').first('plays')).toBe(7);
    const game = await db.prepare('SELECT * FROM games').first();
    expect(game).toMatchObject({ id: 'skyward', popularity: 5 });
    expect(game).not.toHaveProperty('kind');
  });

  it('that is up to date is not touched again', async () => {
    const { applied } = await after(all, all);
    expect(applied).toEqual(all.map(({ name }) => name));
  });
});
