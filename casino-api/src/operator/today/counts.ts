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
  switches: number;
  /** Messages to support that nobody has answered yet, and the oldest of them. */
  tickets: number;
  oldestTicket: number | null;
  /** Players who are marked for care. */
  marked: number;
}

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
  (SELECT count(*) FROM switches) AS switches,
  (SELECT count(*) FROM contact_messages WHERE state = 'waiting') AS tickets,
  (SELECT min(written_at) FROM contact_messages WHERE state = 'waiting') AS oldestTicket,
  (SELECT count(*) FROM care_cases WHERE is_marked = 1) AS marked`;

export const todaysCounts = async (db: D1Database): Promise<TodaysCounts> =>
  (await db.prepare(countsQuery).first<TodaysCounts>())!;
