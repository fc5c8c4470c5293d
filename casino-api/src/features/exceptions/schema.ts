import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Times are epoch milliseconds. */
export const exceptionTables: readonly SchemaStep[] = [
  {
    name: 'exceptions-1',
    sql: `
      CREATE TABLE exception_decisions (
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        decision TEXT NOT NULL,
        actor TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (kind, subject)
      ) WITHOUT ROWID;
      CREATE TRIGGER exception_decisions_stay BEFORE UPDATE ON exception_decisions BEGIN SELECT RAISE(ABORT, 'an exception is decided about once'); END;
    `,
  },
];
