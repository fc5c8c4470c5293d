/**
 * Migrations of an environment's database. What old and new code both live with comes before the deployment (expand); what takes away something
 * that old code uses has a name that ends in `.contract.sql`, and comes after it (contract). Each is kept whole or not at all, by the same table that
 * wrangler keeps.
 */
import type { Migration } from '../migrations';
import type { Query } from './lock';
import { Refusal } from './platform';

export const isContract = (name: string): boolean => name.endsWith('.contract.sql');

/** What old code can't live with: it takes away or renames what that code may use. */
export const takesAway = ({ statements }: Pick<Migration, 'statements'>): boolean =>
  statements.some((statement) =>
    /\b(DROP\s+(TABLE|COLUMN|VIEW)|RENAME\s+(TO|COLUMN)|RENAME\s+\w+\s+TO)\b/i.test(statement),
  );

const table =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)';

/** The names of the migrations that the database has had. */
export async function appliedTo(query: Query): Promise<Set<string>> {
  await query(table);
  return new Set((await query('SELECT name FROM d1_migrations')).map(({ name }) => String(name)));
}

export interface MigrateEvents {
  /** Before one is sent: from here on it may have been applied. */
  begin?: (name: string) => Promise<void>;
  /** It is known what came of it. */
  end?: (name: string) => Promise<void>;
}

/** @returns the names of what was applied now @throws Refusal which says what was applied before the one that failed */
export async function applyMigrations(
  query: Query,
  list: readonly Migration[],
  events: MigrateEvents = {},
): Promise<string[]> {
  const had = await appliedTo(query);
  const done: string[] = [];
  for (const { name, statements } of list.filter((each) => !had.has(each.name))) {
    await events.begin?.(name);
    try {
      await query([...statements, `INSERT INTO d1_migrations (name) VALUES ('${name}')`].join(';\n'));
    } catch (error) {
      // An answer that was lost says nothing; the database does.
      const has = (await appliedTo(query)).has(name);
      if (!has) {
        await events.end?.(name);
        const before =
          done.length > 0 ? `Applied before it and kept: ${done.join(', ')}.` : 'Nothing was applied before it.';
        throw new Refusal(`Migration ${name} failed and left nothing behind. ${before} ${(error as Error).message}`, {
          cause: error,
        });
      }
    }
    await events.end?.(name);
    done.push(name);
  }
  return done;
}
