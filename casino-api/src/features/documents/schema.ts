import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** Times are epoch milliseconds; `file` is the key in the bucket. */
export const documentTables: readonly SchemaStep[] = [
  {
    name: 'documents-1',
    sql: `
      CREATE TABLE documents (
        id TEXT PRIMARY KEY,
        type TEXT NOT NULL,
        mime TEXT NOT NULL,
        bytes INTEGER NOT NULL,
        file TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
        reason TEXT,
        uploaded_at INTEGER NOT NULL,
        decided_at INTEGER
      ) WITHOUT ROWID;
      CREATE INDEX documents_by_time ON documents (uploaded_at);
    `,
  },
  {
    name: 'documents-2',
    sql: 'ALTER TABLE documents ADD COLUMN decided_by TEXT',
  },
  {
    // What was asked for besides. One that was sent is asked for no more.
    name: 'documents-asked',
    sql: `
      CREATE TABLE asked_documents (
        id TEXT PRIMARY KEY,
        type TEXT NOT NULL,
        reason TEXT NOT NULL,
        asked_at INTEGER NOT NULL,
        sent_at INTEGER
      ) WITHOUT ROWID;
    `,
  },
];
