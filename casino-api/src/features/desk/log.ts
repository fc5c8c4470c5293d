import type { DocumentRejection, DocumentType } from 'contract/documents';
import type { Currency } from 'contract/money';
import type { ExceptionDecision } from './decisions';
import type { ExceptionKind } from './exception-index';
import type { WithdrawalReason } from './reasons';

type TillAction =
  | 'approve'
  | 'pay'
  | 'reject'
  | 'outage_on'
  | 'outage_off'
  | 'host_done'
  | 'exception'
  | 'document_approve'
  | 'document_reject'
  | 'sports';

/** What was done. `id` makes a repeated telling harmless; `subject` is a withdrawal's `<player id>.<withdrawal id>`, a method, a host's task, or an exception's `<player id>.<kind>.<its own id>`, a document's id, or what was said of sports; `at` is epoch ms. */
export interface TillEntry {
  id: string;
  at: number;
  /** The name that was given with the operators' key. */
  actor: string;
  action: TillAction;
  subject: string;
  details: {
    username?: string;
    method?: string;
    amount?: number;
    currency?: Currency;
    reason?: WithdrawalReason;
    note?: string;
    exception?: ExceptionKind;
    decision?: ExceptionDecision;
    document?: DocumentType;
    rejection?: DocumentRejection;
  };
}

type Row = Omit<TillEntry, 'details'> & { seq: number; details: string };

/** Writes an entry; told again by its id, nothing changes. */
export async function recordTillEntry(
  db: D1Database,
  { id, at, actor, action, subject, details }: TillEntry,
): Promise<void> {
  await db
    .prepare(
      'INSERT INTO till_log (id, at, actor, action, subject, details) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
    )
    .bind(id, at, actor, action, subject, JSON.stringify(details))
    .run();
}

/** The newest entries. @param before the `seq` that the page before ended with */
export async function tillLog(
  db: D1Database,
  before: number | null,
  limit: number,
): Promise<(TillEntry & { seq: number })[]> {
  const { results } = await db
    .prepare('SELECT * FROM till_log WHERE seq < ? ORDER BY seq DESC LIMIT ?')
    .bind(before ?? Number.MAX_SAFE_INTEGER, limit)
    .all<Row>();
  return results.map((row) => ({ ...row, details: JSON.parse(row.details) as TillEntry['details'] }));
}

export type TillEntryMessage = { kind: 'till_entry'; entry: TillEntry };
