import type { WithdrawalState } from 'contract/cashier';
import { type Page, type Place, readPage } from '../../kernel/paged-list';

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

/** Those that somebody has to decide about or pay, the oldest first. */
export const openWithdrawals = (
  db: D1Database,
  place: Place | null,
  size: number,
): Promise<Page<{ playerId: string; withdrawalId: string }>> =>
  readPage(
    db,
    {
      columns: 'player_id AS playerId, withdrawal_id AS withdrawalId',
      from: 'till_withdrawals',
      where: 'rank < 2',
      keys: ['requested_at', 'id'],
    },
    place,
    size,
  );

export type WithdrawalMessage = { kind: 'till_withdrawal'; withdrawal: IndexedWithdrawal };
