import type { Receivers } from '../../kernel/outbox';
import type { PlayerDocument } from 'contract/documents';
import { type Page, type Place, readPage } from '../../kernel/paged-list';

/** A document as everybody who decides about documents sees it; the file and the decision are the player's object's. */
export interface IndexedDocument {
  id: string;
  playerId: string;
  type: PlayerDocument['type'];
  status: PlayerDocument['status'];
  uploadedAt: number;
}

type Row = {
  id: string;
  player_id: string;
  type: PlayerDocument['type'];
  status: PlayerDocument['status'];
  uploaded_at: number;
};

/** Keeps what a player's object tells of a document. A decision stays, should the upload be told again after it. */
async function indexDocument(
  db: D1Database,
  { id, playerId, type, status, uploadedAt }: IndexedDocument,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO documents (id, player_id, type, status, uploaded_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET status = excluded.status WHERE documents.status = 'pending'`,
    )
    .bind(id, playerId, type, status, uploadedAt)
    .run();
}

/** Those that wait for a decision, the oldest first. */
export const waitingDocuments = (
  db: D1Database,
  place: Place | null,
  size: number,
): Promise<Page<{ id: string; playerId: string }>> =>
  readPage(
    db,
    {
      columns: 'id, player_id AS playerId',
      from: 'documents',
      where: "status = 'pending'",
      keys: ['uploaded_at', 'id'],
    },
    place,
    size,
  );

/** The newest documents, those that wait for a decision first. */
export async function listDocuments(db: D1Database, limit = 100): Promise<IndexedDocument[]> {
  const { results } = await db
    .prepare("SELECT * FROM documents ORDER BY status = 'pending' DESC, uploaded_at DESC, id LIMIT ?")
    .bind(limit)
    .all<Row>();
  return results.map((row) => ({
    id: row.id,
    playerId: row.player_id,
    type: row.type,
    status: row.status,
    uploadedAt: row.uploaded_at,
  }));
}

export type DocumentMessage = { kind: 'document'; document: IndexedDocument };

export const documentReceivers: Receivers<DocumentMessage> = {
  document: { each: ({ DB }, { document }) => indexDocument(DB, document) },
};
