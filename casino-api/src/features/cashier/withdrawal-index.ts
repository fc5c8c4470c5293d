import type { WithdrawalState } from 'contract/cashier';

/** A withdrawal as its player's object tells of it. `requestedAt` is epoch ms. */
export interface IndexedWithdrawal {
  playerId: string;
  withdrawalId: string;
  state: WithdrawalState;
  requestedAt: number;
}

/** Two or more is over. */
const ranks: Record<WithdrawalState, number> = { requested: 0, approved: 1, paid: 2, rejected: 2, cancelled: 2 };

/** Keeps what is told; what is told late, or twice, changes nothing. */
export async function indexWithdrawal(
  db: D1Database,
  { playerId, withdrawalId, state, requestedAt }: IndexedWithdrawal,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO till_withdrawals (id, player_id, withdrawal_id, rank, requested_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET rank = excluded.rank WHERE excluded.rank > till_withdrawals.rank`,
    )
    .bind(`${playerId}.${withdrawalId}`, playerId, withdrawalId, ranks[state], requestedAt)
    .run();
}

/** Those that somebody has to decide about or pay, the oldest first, and how many there are. */
export async function openWithdrawals(
  db: D1Database,
  limit: number,
): Promise<{ total: number; listed: { playerId: string; withdrawalId: string }[] }> {
  const [rows, count] = await db.batch([
    db
      .prepare('SELECT player_id, withdrawal_id FROM till_withdrawals WHERE rank < 2 ORDER BY requested_at, id LIMIT ?')
      .bind(limit),
    db.prepare('SELECT count(*) AS total FROM till_withdrawals WHERE rank < 2'),
  ]);
  const listed = (rows!.results as { player_id: string; withdrawal_id: string }[]).map((row) => ({
    playerId: row.player_id,
    withdrawalId: row.withdrawal_id,
  }));
  return { total: (count!.results[0] as { total: number }).total, listed };
}

export type WithdrawalMessage = { kind: 'till_withdrawal'; withdrawal: IndexedWithdrawal };
