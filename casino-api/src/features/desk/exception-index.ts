import type { MoneyUnit } from 'contract/money';
import { type Page, type Place, readPage } from '../../kernel/paged-list';

/** What providers tell of a payment against its order, or against what they told before; `payout_late`: what they do not tell. */
const incidentKinds = [
  'payout_failed',
  'payout_late',
  'payout_mismatch',
  'payout_reversed',
  'deposit_reversed',
  'deposit_mismatch',
  'refund_failed',
  'refund_conflict',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/**
 * What the rules of money leave to people: a win above what its game or provider may pay, a round that its provider left open, money that may not be
 * credited, a payout that was told failed and then paid, a payment that went otherwise than its order says (DOMAIN §2, §6, §7).
 */
export const exceptionKinds = [
  'held_win',
  'open_outside_round',
  'unallocated',
  'payout_conflict',
  ...incidentKinds,
] as const;
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

/** An exception's name among those of all players. */
export const exceptionId = ({
  playerId,
  kind,
  subject,
}: Pick<IndexedException, 'playerId' | 'kind' | 'subject'>): string => `${playerId}.${kind}.${subject}`;

/** Keeps what is told; what is told late, or twice, changes nothing, and what is over stays so. */
export async function indexException(db: D1Database, exception: IndexedException): Promise<void> {
  const { playerId, kind, subject, amount, currency, raisedAt, isOver } = exception;
  await db
    .prepare(
      `INSERT INTO exceptions (id, player_id, kind, subject, amount, currency, raised_at, is_over) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET is_over = excluded.is_over WHERE excluded.is_over > exceptions.is_over`,
    )
    .bind(exceptionId(exception), playerId, kind, subject, amount, currency, raisedAt, Number(isOver))
    .run();
}

/** Whose it is and what it is about, waiting or over; null for none that was ever told: nobody's object is asked about it. */
export async function findException(
  db: D1Database,
  id: string,
): Promise<Pick<IndexedException, 'playerId' | 'kind' | 'subject'> | null> {
  return db
    .prepare('SELECT player_id AS playerId, kind, subject FROM exceptions WHERE id = ?')
    .bind(id)
    .first<Pick<IndexedException, 'playerId' | 'kind' | 'subject'>>();
}

/** Those that wait for somebody, the oldest first. */
export const openExceptions = (
  db: D1Database,
  place: Place | null,
  size: number,
): Promise<Page<Omit<IndexedException, 'isOver'>>> =>
  readPage(
    db,
    {
      columns: 'player_id AS playerId, kind, subject, amount, currency, raised_at AS raisedAt',
      from: 'exceptions',
      where: 'is_over = 0',
      keys: ['raised_at', 'id'],
    },
    place,
    size,
  );

export type ExceptionMessage = { kind: 'exception'; exception: IndexedException };
