import { behindCounts } from '../../kernel/outbox-behind';
import { type Page, type Place, readPage } from '../../kernel/paged-list';

/** What waits, and the oldest of it (epoch ms). */
export interface TodaysCounts {
  withdrawals: number;
  oldestWithdrawal: number | null;
  statements: number;
  documents: number;
  oldestDocument: number | null;
  requests: number;
  outages: number;
  hostTasks: number;
  mails: number;
  oldestMail: number | null;
  heldWins: number;
  oldestHeldWin: number | null;
  /** Payouts that failed, came back, or are not told of. */
  failedPayouts: number;
  oldestFailedPayout: number | null;
  /** What else the desk for exceptions has to decide. */
  decisions: number;
  oldestDecision: number | null;
  /** What objects could not tell others yet. */
  behind: number;
  oldestBehind: number | null;
  switches: number;
  /** Messages to support that nobody has answered yet, and the oldest of them. */
  tickets: number;
  oldestTicket: number | null;
  /** Players who are marked for care. */
  marked: number;
  /** Accounts that are blocked, and the first that nobody reviewed in time. */
  blocked: number;
  overdue: number;
  oldestOverdue: number | null;
}

/** Exceptions that wait, in three parts that leave none out. */
const exceptionParts = [
  ['heldWins', 'oldestHeldWin', "kind = 'held_win'"],
  ['failedPayouts', 'oldestFailedPayout', "kind GLOB 'payout_*'"],
  ['decisions', 'oldestDecision', "kind <> 'held_win' AND kind NOT GLOB 'payout_*'"],
] as const;
const exceptionCounts = exceptionParts
  .map(
    ([count, oldest, which]) =>
      `  (SELECT count(*) FROM exceptions WHERE is_over = 0 AND ${which}) AS ${count},
  (SELECT min(raised_at) FROM exceptions WHERE is_over = 0 AND ${which}) AS ${oldest}`,
  )
  .join(',\n');

/** Each from an index of what waits alone, so that a look costs as much as waits, however much there ever was. */
const countsQuery = `SELECT
  (SELECT count(*) FROM till_withdrawals WHERE rank < 2) AS withdrawals,
  (SELECT min(requested_at) FROM till_withdrawals WHERE rank < 2) AS oldestWithdrawal,
  (SELECT count(*) FROM statement_exceptions WHERE is_over = 0) AS statements,
  (SELECT count(*) FROM documents WHERE status = 'pending') AS documents,
  (SELECT min(uploaded_at) FROM documents WHERE status = 'pending') AS oldestDocument,
  (SELECT count(*) FROM operator_requests WHERE decision IS NULL) AS requests,
  (SELECT count(*) FROM method_outages) AS outages,
  (SELECT count(*) FROM host_tasks WHERE done_at IS NULL) AS hostTasks,
  (SELECT count(*) FROM mail_outbox WHERE sent_at IS NULL) AS mails,
  (SELECT min(created_at) FROM mail_outbox WHERE sent_at IS NULL) AS oldestMail,
${exceptionCounts},
  ${behindCounts},
  (SELECT count(*) FROM switches) AS switches,
  (SELECT count(*) FROM contact_messages WHERE state = 'waiting') AS tickets,
  (SELECT min(written_at) FROM contact_messages WHERE state = 'waiting') AS oldestTicket,
  (SELECT count(*) FROM care_cases WHERE is_marked = 1) AS marked,
  (SELECT count(*) FROM blocked_players WHERE is_over = 0) AS blocked,
  (SELECT count(*) FROM blocked_players WHERE is_over = 0 AND review_by <= ?1) AS overdue,
  (SELECT min(review_by) FROM blocked_players WHERE is_over = 0 AND review_by <= ?1) AS oldestOverdue`;

/** @param at epoch ms */
export const todaysCounts = async (db: D1Database, at: number): Promise<TodaysCounts> =>
  (await db.prepare(countsQuery).bind(at).first<TodaysCounts>())!;

/** A gateway or a games provider, and when it last moved money, as far as the players' books have told (epoch ms). */
export interface HeardProvider {
  provider: string;
  /** Null: never. Of games the end of the day of the last round. */
  heardAt: number | null;
}

/** @param providers by name */
export async function heardProviders(db: D1Database, providers: readonly string[]): Promise<HeardProvider[]> {
  const { results } = await db
    .prepare(
      `SELECT w.value AS provider, nullif(max(
         coalesce((SELECT max(at) FROM settlements WHERE provider = w.value), 0),
         coalesce((SELECT unixepoch(max(day), '+1 day') * 1000 FROM provider_days WHERE provider = w.value), 0)
       ), 0) AS heardAt FROM json_each(?) w`,
    )
    .bind(JSON.stringify(providers))
    .all<HeardProvider & Record<string, unknown>>();
  return results;
}

/** The mails that wait, the oldest first: when they were written, and in which language. */
export const waitingMails = (
  db: D1Database,
  place: Place | null,
  size: number,
): Promise<Page<{ writtenAt: number; language: string }>> =>
  readPage(
    db,
    {
      columns: 'created_at AS writtenAt, language',
      from: 'mail_outbox',
      where: 'sent_at IS NULL',
      keys: ['created_at', 'id'],
    },
    place,
    size,
  );
