import type { Language } from 'contract/constants';
import type { Currency } from 'contract/money';
import type { AffiliateFields } from 'contract/registration';
import type { ResultCode } from 'contract/result-codes';
import type { InstantOrderState } from './pay-and-play';

/** The method's id: a deposit by it, and what operators turn off. */
export const payAndPlay = 'trumo';

/** A pay-and-play checkout. `amount` in minor units. */
export interface InstantOrder {
  id: string;
  visitor: string;
  amount: number;
  currency: Currency;
  language: Language;
  affiliate: AffiliateFields;
  state: InstantOrderState;
  /** Why it is refused. */
  reason: ResultCode | null;
  playerId: string | null;
  /** It made its player. */
  isFirst: boolean;
}

type Row = Omit<InstantOrder, 'affiliate' | 'playerId' | 'isFirst'> & {
  affiliate: string;
  player_id: string | null;
  is_first: 0 | 1;
};

/** Keeps an order unless operators have turned pay-and-play off. @returns whether it is kept @param at epoch ms */
export async function openInstantOrder(
  db: D1Database,
  order: Pick<InstantOrder, 'id' | 'visitor' | 'amount' | 'currency' | 'language' | 'affiliate'>,
  at: number,
): Promise<boolean> {
  const { id, visitor, amount, currency, language, affiliate } = order;
  const { meta } = await db
    .prepare(
      `INSERT INTO instant_orders (id, visitor, amount, currency, language, affiliate, created_at) SELECT ?, ?, ?, ?, ?, ?, ?
       WHERE NOT EXISTS (SELECT 1 FROM method_outages WHERE method = ?)`,
    )
    .bind(id, visitor, amount, currency, language, JSON.stringify(affiliate), at, payAndPlay)
    .run();
  return meta.changes > 0;
}

/** Null when there is none. */
export async function findInstantOrder(db: D1Database, id: string): Promise<InstantOrder | null> {
  const row = await db
    .prepare(
      'SELECT *, EXISTS (SELECT 1 FROM bank_identities WHERE first_order = id) AS is_first FROM instant_orders WHERE id = ?',
    )
    .bind(id)
    .first<Row>();
  if (!row) return null;
  const { visitor, amount, currency, language, state, reason, player_id: playerId, is_first: isFirst } = row;
  return {
    id,
    visitor,
    amount,
    currency,
    language,
    affiliate: JSON.parse(row.affiliate) as AffiliateFields,
    state,
    reason,
    playerId,
    isFirst: isFirst === 1,
  };
}

/** Moves an order on. What is credited or refused stays so, whoever comes later. */
export async function settleInstantOrder(
  db: D1Database,
  id: string,
  end: { state: 'failed' | 'credited' | 'refused'; reason?: ResultCode; playerId?: string },
): Promise<void> {
  await db
    .prepare(
      "UPDATE instant_orders SET state = ?, reason = ?, player_id = ? WHERE id = ? AND state IN ('open', 'failed')",
    )
    .bind(end.state, end.reason ?? null, end.playerId ?? null, id)
    .run();
}
