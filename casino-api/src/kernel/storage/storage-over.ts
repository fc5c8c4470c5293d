import type { BindParams, Database } from 'sql.js';

/** What the rules need of a Durable Object's storage, over a database in memory: queries that are read row by row, and steps of several statements. */
export function storageOver(database: Database): DurableObjectStorage {
  function* rowsOf(query: string, bindings: unknown[]): Generator<unknown> {
    const statement = database.prepare(query, bindings as BindParams);
    // Asked for each row anew, names of columns are most of what reading costs.
    const names = statement.getColumnNames();
    try {
      while (statement.step()) {
        const values = statement.get();
        const row: Record<string, unknown> = {};
        for (let column = 0; column < names.length; column += 1) row[names[column]!] = values[column];
        yield row;
      }
    } finally {
      statement.free();
    }
  }
  const exec = (query: string, ...bindings: unknown[]) => {
    if (/^\s*(SELECT|WITH)\b/i.test(query))
      return {
        toArray: () => [...rowsOf(query, bindings)],
        one: () => [...rowsOf(query, bindings)][0],
        [Symbol.iterator]: () => rowsOf(query, bindings),
      };
    if (bindings.length === 0) database.run(query);
    const rows = bindings.length === 0 ? [] : [...rowsOf(query, bindings)];
    return { toArray: () => rows, one: () => rows[0], [Symbol.iterator]: () => rows[Symbol.iterator]() };
  };
  return { sql: { exec }, transactionSync: <Result>(work: () => Result) => work() } as unknown as DurableObjectStorage;
}
