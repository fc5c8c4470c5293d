import { createHash } from 'node:crypto';
import { seconds, type Language } from 'contract/constants';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { faceOf } from './offer-costs';
import type { OfferSegment } from './offer-segments';
import type { Promotion } from './promotions';
import { promotionColumns, promotionValues, seedPromotions } from './seed-codes';
import { type Page, pageWith, type Place, readPage } from '../../kernel/paged-list';

type Row = {
  code: string;
  names: string;
  amount: number;
  multiplier: number;
  spins_gameid: string | null;
  spins_count: number;
  spins_value: number;
  valid_for: number | null;
  from_time: number | null;
  until_time: number | null;
};

/** Of the offer that announces a code; null: none does. */
type OfferOfCode = {
  url: string | null;
  segment: OfferSegment | null;
  games: string | null;
  budget: number | null;
  spent: number | null;
};

/** What a code stands for, and whether it has to fit into the budget of its offer. */
type FoundPromotion = Promotion & { hasBudget: boolean };

/** A promotion with when its code can be redeemed, epoch ms; null: open on that side. */
export interface KeptPromotion extends Promotion {
  from: number | null;
  until: number | null;
}

/** A code as it is kept: full-width letters and digits, as Japanese keyboards write them, are the plain ones (NFKC). */
const codeKey = (code: string): string => code.normalize('NFKC').trim().toUpperCase();

/**
 * A promotion by its code, in whatever case and width; null when there is none that can be redeemed now.
 * @param at epoch ms
 */
export async function findPromotion(db: D1Database, code: string, at: number): Promise<FoundPromotion | null> {
  const row = await db
    .prepare(
      `SELECT c.*, o.url, o.segment, o.games, o.budget, o.spent FROM promotion_codes c LEFT JOIN offers o ON o.code = c.code
       WHERE c.code = ?1 AND coalesce(c.from_time <= ?2, 1) AND coalesce(c.until_time > ?2, 1)`,
    )
    .bind(codeKey(code), at)
    .first<Row & OfferOfCode>();
  if (!row) return null;
  const { url, segment, games, budget, spent } = row;
  const promotion = promotionOf(row);
  if (url === null) return { ...promotion, hasBudget: false };
  const announced = { segment: segment!, games: JSON.parse(games!) as string[], offer: url };
  const isUsedUp = budget !== null && spent! + faceOf(promotion) > budget;
  return { ...promotion, ...announced, isUsedUp, hasBudget: budget !== null };
}

/** Whether there is such a code, redeemable or not. */
export const hasPromotion = async (db: D1Database, code: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM promotion_codes WHERE code = ?').bind(codeKey(code)).first()) !== null;

/** Codes by their letters, as they are kept. */
export const listPromotions = async (db: D1Database, place: Place | null, size: number): Promise<Page<KeptPromotion>> =>
  pageWith(await readPage<Row>(db, { columns: '*', from: 'promotion_codes', keys: ['code'] }, place, size), (row) => ({
    ...promotionOf(row),
    from: row.from_time,
    until: row.until_time,
  }));

/** The statement that makes a code; one that is there stays as it is. Refusal: `invalid_promotion_code` for what can't be typed. */
export function makePromotion(db: D1Database, promotion: KeptPromotion): Outcome<D1PreparedStatement> {
  const { names, amount, multiplier, freeSpins, validFor, from, until } = promotion;
  const code = codeKey(promotion.code);
  if (!/^[A-Z0-9]{3,30}$/.test(code)) return refused('invalid_promotion_code');
  const columns = [...promotionColumns, 'from_time', 'until_time'];
  return done(
    db
      .prepare(
        `INSERT OR IGNORE INTO promotion_codes (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      )
      .bind(
        ...[code, JSON.stringify(names), amount, multiplier],
        ...[freeSpins?.gameid ?? null, freeSpins?.count ?? 0, freeSpins?.value ?? 0],
        ...[validFor === null ? null : validFor / seconds, from, until],
      ),
  );
}

/** The statement after which a code can't be redeemed any more; what it has given stays. @param at epoch ms */
export const endPromotion = (db: D1Database, code: string, at: number): D1PreparedStatement =>
  db
    .prepare('UPDATE promotion_codes SET until_time = ?1 WHERE code = ?2 AND coalesce(until_time > ?1, 1)')
    .bind(at, codeKey(code));

function promotionOf(row: Row): Promotion {
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

/** The statement that has a code of an offer stand for something else from now on. */
export const changePromotion = (db: D1Database, { code, ...terms }: KeptPromotion): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE promotion_codes SET (names, amount, multiplier, spins_gameid, spins_count, spins_value, valid_for, from_time, until_time) = (?, ?, ?, ?, ?, ?, ?, ?, ?)
       WHERE code = ?`,
    )
    .bind(
      ...[JSON.stringify(terms.names), terms.amount, terms.multiplier],
      ...[terms.freeSpins?.gameid ?? null, terms.freeSpins?.count ?? 0, terms.freeSpins?.value ?? 0],
      ...[terms.validFor === null ? null : terms.validFor / seconds, terms.from, terms.until, codeKey(code)],
    );

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
