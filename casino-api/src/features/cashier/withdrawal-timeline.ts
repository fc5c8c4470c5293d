import type { TimelineStep, WithdrawalState } from 'contract/cashier';
import { days } from 'contract/constants';

/** How long what is over stays on the timeline, ms. */
const overFor = 30 * days;
const mostShown = 20;

/** Every state that a withdrawal was in, with its time (epoch ms): written in the step that brings it there, never changed. */
export class WithdrawalTimeline {
  constructor(private readonly sql: SqlStorage) {}

  note(withdrawalId: string, state: WithdrawalState, at: number): void {
    this.sql.exec(
      'INSERT INTO withdrawal_steps (withdrawal_id, step, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      withdrawalId,
      state,
      at,
    );
  }

  /** Why it was rejected, as the back office's own term. */
  noteReason(withdrawalId: string, reason: string): void {
    this.sql.exec(
      "UPDATE withdrawal_steps SET reason = ? WHERE withdrawal_id = ? AND step = 'rejected' AND reason IS NULL",
      reason,
      withdrawalId,
    );
  }

  reasonOf(withdrawalId: string): string | null {
    const [row] = this.sql.exec<{ reason: string | null }>(
      "SELECT reason FROM withdrawal_steps WHERE withdrawal_id = ? AND step = 'rejected'",
      withdrawalId,
    );
    return row?.reason ?? null;
  }

  /** In the order that they happened; the mailed links and their answer among them. */
  stepsOf(withdrawalId: string): { step: TimelineStep; at: number }[] {
    return this.sql
      .exec<{ step: TimelineStep; at: number }>(
        `SELECT step, at FROM (
           SELECT step, at, CASE step WHEN 'requested' THEN 0 WHEN 'approved' THEN 1 ELSE 4 END AS place FROM withdrawal_steps WHERE withdrawal_id = ?1
           UNION ALL SELECT 'link_sent', max(issued_at), 2 FROM withdrawal_links WHERE withdrawal_id = ?1 HAVING max(issued_at) IS NOT NULL
           UNION ALL SELECT 'address_given', given_at, 3 FROM withdrawal_destinations WHERE withdrawal_id = ?1
         ) ORDER BY place`,
        withdrawalId,
      )
      .toArray();
  }

  /** Those that are on their way and those that were over lately, the newest first. */
  shownIds(at: number): string[] {
    return this.sql
      .exec<{ id: string }>(
        "SELECT id FROM withdrawals WHERE state IN ('requested', 'approved') OR processed_at > ? ORDER BY requested_at DESC, id LIMIT ?",
        at - overFor,
        mostShown,
      )
      .toArray()
      .map(({ id }) => id);
  }
}
