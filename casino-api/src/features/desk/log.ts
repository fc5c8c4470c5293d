import type { DocumentRejection, DocumentType } from 'contract/documents';
import type { Currency } from 'contract/money';
import type { ExceptionDecision } from './decisions';
import type { ExceptionKind } from './exception-index';
import { randomSecret } from '../../kernel/tokens';
import { detailsHash, entryHash, erasedAction, hashAfter, type KeptEntry } from './log-chain';
import type { WithdrawalReason } from './reasons';
import { type Page, pageWith, type Place, readPage } from '../../kernel/paged-list';

const tillActions = [
  ...(['approve', 'pay', 'reject', 'outage_on', 'outage_off'] as const),
  ...(['host_done', 'exception', 'document_approve', 'document_reject'] as const),
] as const;

/** Everything that an operator may do, by the name under which it is logged and searched for. */
export const operatorActions = [
  ...tillActions,
  ...(['sign_in', 'sign_out', 'refused', 'asked', 'confirmed', 'declined'] as const),
  ...(['day_closed', 'role_granted', 'role_taken'] as const),
  ...(['freeze', 'unfreeze', 'sessions_ended', 'note', 'correction'] as const),
  ...(['mail_again', 'limit_lowered', 'excluded', 'data_exported'] as const),
  ...(['bonus_granted', 'list_granted', 'code_made', 'code_ended'] as const),
  ...(['offer_made', 'offer_changed', 'offer_ended'] as const),
  ...(['race_made', 'race_changed', 'race_cancelled', 'race_series_ended'] as const),
  ...(['ticket_answered', 'ticket_escalated', 'ticket_complaint', 'ticket_closed', 'ticket_reopened'] as const),
  ...(['care_marked', 'care_unmarked', 'care_contact', 'document_ask'] as const),
  ...(['content_written', 'content_taken_down', 'content_put_back', 'picture_uploaded', 'sports'] as const),
  ...(['method_limits', 'loyalty_set', 'loyalty_withdrawn'] as const),
  ...(['game_on', 'game_off', 'game_arranged', 'switched_on', 'switched_off'] as const),
  ...(['title_added', 'title_corrected', 'title_off', 'title_picture_given', 'title_picture_taken'] as const),
  erasedAction,
] as const;
export type OperatorAction = (typeof operatorActions)[number];

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/**
 * What was done. `id` makes a repeated telling harmless; `subject` is a withdrawal's `<player id>.<withdrawal id>`, a method, a host's task, an
 * exception's `<player id>.<kind>.<its own id>`, a document's id, or whatever else an act is about; `at` is epoch ms.
 */
export interface OperatorEntry {
  id: string;
  at: number;
  /** The operator's address, or `the player`. */
  actor: string;
  action: OperatorAction;
  subject: string;
  /** On whom; left out: the player that the subject begins with, or nobody. */
  playerId?: string | null;
  details: {
    username?: string;
    method?: string;
    amount?: number;
    currency?: Currency;
    reason?: WithdrawalReason;
    /** Why, in the operator's own words. */
    note?: string;
    exception?: ExceptionKind;
    decision?: ExceptionDecision;
    document?: DocumentType;
    rejection?: DocumentRejection;
    /** As it was, and as it is now. */
    before?: Facts;
    after?: Facts;
    /** Who asked for what a second one confirmed. */
    askedBy?: string;
    [fact: string]: unknown;
  };
}

const ownerOf = ({ playerId, subject }: OperatorEntry): string | null =>
  playerId !== undefined ? playerId : (/^([0-9a-f-]{36})[.:]/.exec(subject)?.[1] ?? null);

/** So often an entry is tried anew when another one was quicker. */
const tries = 40;

/** What the next entry follows. Of entries from before the chain all are read, once in the log's life. */
async function headOf(db: D1Database): Promise<{ seq: number; hash: string }> {
  const last = await db.prepare('SELECT * FROM operator_log ORDER BY seq DESC LIMIT 1').first<KeptEntry>();
  if (!last) return { seq: 0, hash: hashAfter([]) };
  if (last.hash !== null) return { seq: last.seq, hash: last.hash };
  const { results } = await db.prepare('SELECT * FROM operator_log ORDER BY seq').all<KeptEntry>();
  return { seq: last.seq, hash: hashAfter(results) };
}

const movedOn = (error: unknown): boolean => /moved on|UNIQUE constraint failed: operator_log\.seq/.test(String(error));

/**
 * Writes an entry at the end of the log, with the changes that it tells of: both or neither. Told again by its id, nothing is written.
 * @param changes where there are any, the entry is written only if the last of them changed something
 * @returns whether it was written
 */
export async function recordEntry(
  db: D1Database,
  entry: OperatorEntry,
  changes: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const { id, at, actor, action, subject } = entry;
  for (let left = tries; ; left -= 1) {
    const head = await headOf(db);
    const details = JSON.stringify(entry.details);
    const salt = randomSecret(16);
    const kept: KeptEntry = {
      ...{ seq: head.seq + 1, id, at, actor, action, subject },
      player_id: ownerOf(entry),
      ...{ details, salt, details_hash: detailsHash(salt, details) },
      hash: null,
    };
    const insert = db
      .prepare(
        `INSERT INTO operator_log (seq, id, at, actor, action, subject, player_id, details, hash, details_hash, salt) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
         WHERE ${changes.length > 0 ? 'changes() > 0 AND ' : ''}NOT EXISTS (SELECT 1 FROM operator_log WHERE id = ?2)`,
      )
      .bind(
        ...[kept.seq, id, at, actor, action, subject, kept.player_id, kept.details],
        entryHash(head.hash, kept),
        kept.details_hash,
        salt,
      );
    try {
      const results = await db.batch([...changes, insert]);
      return (results.at(-1)?.meta.changes ?? 0) > 0;
    } catch (error) {
      if (left <= 1 || !movedOn(error)) throw error;
    }
  }
}

type Row = Omit<KeptEntry, 'hash' | 'player_id' | 'details_hash' | 'salt'>;
const entryOf = ({ details, action, ...row }: Row): OperatorEntry & { seq: number } => ({
  ...row,
  action: action as OperatorAction,
  details: JSON.parse(details) as OperatorEntry['details'],
});

/** What of the log is asked for; an empty text asks for everything. */
export interface LogQuery {
  actor?: string;
  action?: string;
  playerId?: string;
}

const columns = 'seq, id, at, actor, action, subject, details';
const newestFirst = { keys: ['seq'], isDescending: true };

/** By the index of what is asked for first, the newest entries first. */
export async function operatorLog(
  db: D1Database,
  { actor = '', action = '', playerId = '' }: LogQuery,
  place: Place | null,
  size: number,
): Promise<Page<OperatorEntry & { seq: number }>> {
  const wanted = [['player_id', playerId] as const, ['actor', actor] as const, ['action', action] as const].filter(
    ([, value]) => value !== '',
  );
  const where = wanted.map(([column]) => `${column} = ?`).join(' AND ') || 'true';
  const list = { columns, from: 'operator_log', where, values: wanted.map(([, value]) => value), ...newestFirst };
  return pageWith(await readPage<Row>(db, list, place, size), entryOf);
}

/** What operators noted of a player, the newest first: what was written as a note, not the reasons of acts. */
export async function notesOf(
  db: D1Database,
  playerId: string,
  place: Place | null,
  size: number,
): Promise<Page<OperatorEntry & { seq: number }>> {
  const list = { columns, from: 'operator_log', where: "player_id = ? AND action = 'note'", values: [playerId] };
  return pageWith(await readPage<Row>(db, { ...list, ...newestFirst }, place, size), entryOf);
}

export type TillEntry = OperatorEntry & { seq: number; action: (typeof tillActions)[number] };

/** In the words of the index of these, which is no wider. */
const ofTheTill = `action IN (${tillActions.map((action) => `'${action}'`).join(', ')})`;

/** The entries of the till, the newest first. */
export async function tillLog(db: D1Database, place: Place | null, size: number): Promise<Page<TillEntry>> {
  const list = { columns, from: 'operator_log', where: ofTheTill, ...newestFirst };
  return pageWith(await readPage<Row>(db, list, place, size), (row) => entryOf(row) as TillEntry);
}

/** What was told of a player goes, the chain stays: of entries of before the chain held hashes alone nothing can. */
export const eraseTold = (db: D1Database, playerId: string): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE operator_log SET details = '{}', salt = NULL WHERE player_id = ? AND action <> '${erasedAction}' AND salt IS NOT NULL`,
    )
    .bind(playerId);

/** The kind keeps its name of before: objects may still have some to send. */
export type OperatorEntryMessage = { kind: 'till_entry'; entry: OperatorEntry };

/** Whether something was written by its id. */
export const hasEntry = async (db: D1Database, id: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM operator_log WHERE id = ?').bind(id).first()) !== null;
