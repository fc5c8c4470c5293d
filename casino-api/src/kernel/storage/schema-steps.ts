/** A step that builds or changes the tables of an object. Released steps are never changed: add another. */
export interface SchemaStep {
  /** Unique in its object, such as `account-1`. */
  name: string;
  sql: string;
}

/**
 * Brings an object's own database up to date; costs one read when nothing is due. Every object of ours does it by this one way, so that any of them
 * can gain a column. @param steps all that the object ever had, in order
 */
export function bringUpToDate(
  storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>,
  steps: readonly SchemaStep[],
): void {
  const { sql } = storage;
  sql.exec('CREATE TABLE IF NOT EXISTS schema_steps (name TEXT PRIMARY KEY) WITHOUT ROWID');
  const had = new Set([...sql.exec<{ name: string }>('SELECT name FROM schema_steps')].map(({ name }) => name));
  const due = steps.filter(({ name }) => !had.has(name));
  if (due.length === 0) return;
  storage.transactionSync(() => {
    for (const step of due) {
      sql.exec(step.sql);
      sql.exec('INSERT INTO schema_steps (name) VALUES (?)', step.name);
    }
  });
}
