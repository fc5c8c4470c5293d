import { newUuid } from '../../kernel/randomness';
import { type Page, type Place, readPage } from '../../kernel/paged-list';

/** What one operator asked for, for a second one to decide. `form` is the post as it was made; `says` what the second one reads. */
export interface OperatorRequest {
  id: string;
  desk: string;
  act: string;
  form: string;
  says: string;
  subject: string;
  playerId: string | null;
  askedBy: string;
  askedAt: number;
  decision: 'confirmed' | 'declined' | null;
  decidedBy: string | null;
}

const columns =
  'id, desk, act, form, says, subject, player_id AS playerId, asked_by AS askedBy, asked_at AS askedAt, decision, decided_by AS decidedBy';

/** Keeps a request; the same thing asked for again while it waits is the first request still. @returns its id, or null when one waited */
export async function askSecond(
  db: D1Database,
  request: Omit<OperatorRequest, 'id' | 'decision' | 'decidedBy'>,
): Promise<string | null> {
  const { desk, act, form, says, subject, playerId, askedBy, askedAt } = request;
  const id = newUuid();
  const { meta } = await db
    .prepare(
      'INSERT INTO operator_requests (id, desk, act, form, says, subject, player_id, asked_by, asked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .bind(id, desk, act, form, says, subject, playerId, askedBy, askedAt)
    .run();
  return meta.changes === 1 ? id : null;
}

export const findRequest = (db: D1Database, id: string): Promise<OperatorRequest | null> =>
  db.prepare(`SELECT ${columns} FROM operator_requests WHERE id = ?`).bind(id).first<OperatorRequest>();

/** Those that wait, the oldest first. */
export const openRequests = (db: D1Database, place: Place | null, size: number): Promise<Page<OperatorRequest>> =>
  readPage(
    db,
    { columns, from: 'operator_requests', where: 'decision IS NULL', keys: ['asked_at', 'id'] },
    place,
    size,
  );

/**
 * Takes the decision: once, and confirmed by nobody who asked, to which the statement itself sees. Who asked may decline.
 * @returns the statement, which changes a row or none
 */
export const decideRequest = (
  db: D1Database,
  id: string,
  decision: 'confirmed' | 'declined',
  by: string,
  at: number,
): D1PreparedStatement =>
  db
    .prepare(
      "UPDATE operator_requests SET decision = ?1, decided_by = ?2, decided_at = ?3 WHERE id = ?4 AND decision IS NULL AND (?1 = 'declined' OR asked_by <> ?2)",
    )
    .bind(decision, by, at, id);
