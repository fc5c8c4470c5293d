/** A step that builds or changes the tables of an object. Released steps are never changed: add another. */
export interface SchemaStep {
  /** Unique in its object, such as `account-1`. */
  name: string;
  sql: string;
}

const stepsOf = (sql: SqlStorage): Set<string> =>
  new Set([...sql.exec<{ name: string }>('SELECT name FROM schema_steps')].map(({ name }) => name));

/**
 * Brings an object's own database up to date; costs one read when nothing is due. Every object of ours does it by this one way, so that any of them
 * can gain a column. @param steps all that the object ever had, in order
 * @param whole what steps come to where there was nothing, as statements, their names in `schema_steps` too; a step that it does not name is taken after it.
 * Only for objects that have named their steps from the first.
 */
export function bringUpToDate(
  storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>,
  steps: readonly SchemaStep[],
  whole?: string,
): void {
  const { sql } = storage;
  sql.exec('CREATE TABLE IF NOT EXISTS schema_steps (name TEXT PRIMARY KEY) WITHOUT ROWID');
  let had = stepsOf(sql);
  if (steps.every(({ name }) => had.has(name))) return;
  storage.transactionSync(() => {
    if (whole !== undefined && had.size === 0) {
      sql.exec(whole);
      had = stepsOf(sql);
    }
    for (const step of steps) {
      if (had.has(step.name)) continue;
      sql.exec(step.sql);
      sql.exec('INSERT INTO schema_steps (name) VALUES (?)', step.name);
    }
  });
}
