import type { MoneyUnit } from 'contract/money';

/**
 * What the rules of money leave to people: a win above what its game or provider may pay, a round that its provider left open, money that may not be
 * credited, a payout that was told failed and then paid (DOMAIN §2, §6, §7).
 */
export const exceptionKinds = ['held_win', 'open_outside_round', 'unallocated', 'payout_conflict'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** As the player's object tells of it, which holds the truth. `amount` in minor units of `currency`; `raisedAt` epoch ms. */
export interface IndexedException {
  playerId: string;
  kind: ExceptionKind;
  /** What it is about, by its own id: a win, a round, an order. */
  subject: string;
  amount: number;
  currency: MoneyUnit;
  raisedAt: number;
  isOver: boolean;
}

/** Keeps what is told; what is told late, or twice, changes nothing, and what is over stays so. */
export async function indexException(db: D1Database, { playerId, kind, subject, amount, currency, raisedAt, isOver }: IndexedException): Promise<void> {
  await db
    .prepare(
      `INSERT INTO exceptions (id, player_id, kind, subject, amount, currency, raised_at, is_over) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET is_over = excluded.is_over WHERE excluded.is_over > exceptions.is_over`,
    )
    .bind(`${playerId}.${kind}.${subject}`, playerId, kind, subject, amount, currency, raisedAt, Number(isOver))
    .run();
}

type Row = { player_id: string; kind: ExceptionKind; subject: string; amount: number; currency: MoneyUnit; raised_at: number };

/** Those that wait for somebody, the oldest first, and how many there are. */
export async function openExceptions(db: D1Database, limit: number): Promise<{ total: number; listed: Omit<IndexedException, 'isOver'>[] }> {
  const [rows, count] = await db.batch([
    db.prepare('SELECT player_id, kind, subject, amount, currency, raised_at FROM exceptions WHERE is_over = 0 ORDER BY raised_at, id LIMIT ?').bind(limit),
    db.prepare('SELECT count(*) AS total FROM exceptions WHERE is_over = 0'),
  ]);
  const listed = (rows!.results as Row[]).map(({ player_id: playerId, raised_at: raisedAt, ...row }) => ({ playerId, raisedAt, ...row }));
  return { total: (count!.results[0] as { total: number }).total, listed };
}
