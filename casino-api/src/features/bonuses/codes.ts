import { createHash } from 'node:crypto';
import { seconds, type Language } from 'contract/constants';
import type { Promotion } from './promotions';
import { promotionColumns, promotionValues, seedPromotions } from './seed-codes';

type Row = {
  code: string;
  names: string;
  amount: number;
  multiplier: number;
  spins_gameid: string | null;
  spins_count: number;
  spins_value: number;
  valid_for: number | null;
};

/** A code as it is kept: full-width letters and digits, as Japanese keyboards write them, are the plain ones (NFKC). */
const codeKey = (code: string): string => code.normalize('NFKC').trim().toUpperCase();

/**
 * A promotion by its code, in whatever case and width; null when there is none that can be redeemed now.
 * @param at epoch ms
 */
export async function findPromotion(db: D1Database, code: string, at: number): Promise<Promotion | null> {
  const row = await db
    .prepare(
      'SELECT * FROM promotion_codes WHERE code = ?1 AND coalesce(from_time <= ?2, 1) AND coalesce(until_time > ?2, 1)',
    )
    .bind(codeKey(code), at)
    .first<Row>();
  if (!row) return null;
  return {
    code: row.code,
    names: JSON.parse(row.names) as Record<Language, string>,
    amount: row.amount,
    multiplier: row.multiplier,
    freeSpins:
      row.spins_gameid === null ? null : { gameid: row.spins_gameid, count: row.spins_count, value: row.spins_value },
    validFor: row.valid_for === null ? null : row.valid_for * seconds,
  };
}

/**
 * Writes the codes that a new product starts with. Codes that are there already stay as the operator made them, and seeding the
 * same again only reads.
 * @returns whether anything had to be written
 */
export async function seedPromotionCodes(db: D1Database): Promise<boolean> {
  const rows = seedPromotions.map(promotionValues);
  const hash = createHash('sha256')
    .update(JSON.stringify([promotionColumns, rows]))
    .digest('hex');
  const seeded = await db.prepare("SELECT hash FROM seeds WHERE name = 'promotions'").first<{ hash: string }>();
  if (seeded?.hash === hash) return false;
  const insert = db.prepare(
    `INSERT OR IGNORE INTO promotion_codes (${promotionColumns.join(', ')}) VALUES (${promotionColumns.map(() => '?').join(', ')})`,
  );
  await db.batch([
    ...rows.map((values) => insert.bind(...values)),
    db
      .prepare(
        "INSERT INTO seeds (name, hash) VALUES ('promotions', ?) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash",
      )
      .bind(hash),
  ]);
  return true;
}
