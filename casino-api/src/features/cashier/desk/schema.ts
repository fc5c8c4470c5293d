import type { SchemaStep } from '../../../kernel/storage/schema-steps';

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
  {
    // Payments that went otherwise than their orders say. Amounts in minor units; `moved`: what a decision brought into the cash, or took of it.
    name: 'exceptions-2',
    sql: `
      CREATE TABLE payment_incidents (
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        method TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount > 0),
        currency TEXT NOT NULL,
        told_amount INTEGER,
        told_currency TEXT,
        raised_at INTEGER NOT NULL,
        decision TEXT CHECK (decision IN ('settled', 'dismissed', 'restored', 'charged_back')),
        moved INTEGER NOT NULL DEFAULT 0,
        decided_at INTEGER,
        PRIMARY KEY (kind, subject)
      ) WITHOUT ROWID;
      CREATE TRIGGER payment_incidents_stay BEFORE UPDATE ON payment_incidents WHEN OLD.decision IS NOT NULL
        BEGIN SELECT RAISE(ABORT, 'what was decided about a payment stays'); END;
    `,
  },
];
