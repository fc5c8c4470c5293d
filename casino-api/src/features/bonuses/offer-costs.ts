import { days } from 'contract/constants';
import { euroWorth, type Currency } from 'contract/money';
import type { Env } from '../../kernel/env';
import type { Receivers } from '../../kernel/outbox';
import type { Outcome } from '../../kernel/outcome';
import type { BonusGrant } from './promotions';

/** What an offer costs for one player, euro minor units. `key`: what it is given for. */
export interface OfferCost {
  url: string;
  playerId: string;
  key: string;
  amount: number;
}

/** A player's object gave the bonus of an offer. @property at epoch ms */
export type OfferMessage = { kind: 'offer_given'; at: number } & OfferCost;

type Terms = Pick<BonusGrant, 'amount' | 'freeSpins'> & { deposit?: { most: number } | null };

/** What is given at the most, euro minor units: bonus money by its amount, free spins by their stake. */
export const faceOf = ({ deposit = null, amount, freeSpins }: Terms): number =>
  (deposit?.most ?? 0) + amount + (freeSpins ? freeSpins.count * freeSpins.value : 0);

/** The same of a bonus in a player's currency. */
export const costOfGrant = ({ amount, freeSpins }: Terms, currency: Currency): number =>
  euroWorth(faceOf({ amount, freeSpins }), currency);

const ofCost = 'url = ?1 AND player_id = ?2 AND grant_key = ?3';

/** Takes a cost out of what is left of a budget, before anything is given: of two players who come at once for the last of it, one gets it. */
async function promise(db: D1Database, cost: OfferCost, at: number): Promise<'made' | 'kept' | 'used_up'> {
  const { url, playerId, key, amount } = cost;
  const [made, , known] = await db.batch([
    db
      .prepare(
        `INSERT INTO offer_costs (url, player_id, grant_key, amount, is_given, at)
         SELECT url, ?2, ?3, ?4, 0, ?5 FROM offers WHERE url = ?1 AND budget IS NOT NULL AND spent + ?4 <= budget ON CONFLICT DO NOTHING`,
      )
      .bind(url, playerId, key, amount, at),
    db
      .prepare('UPDATE offers SET spent = spent + ?2, spent_at = ?3 WHERE url = ?1 AND changes() > 0')
      .bind(url, amount, at),
    db.prepare(`SELECT 1 FROM offer_costs WHERE ${ofCost}`).bind(url, playerId, key),
  ]);
  if (made!.meta.changes > 0) return 'made';
  return known!.results.length > 0 ? 'kept' : 'used_up';
}

/** Gives a promise back that nothing came of. */
const release = ({ url, playerId, key }: OfferCost, db: D1Database): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE offers SET spent = spent - coalesce((SELECT amount FROM offer_costs WHERE ${ofCost} AND is_given = 0), 0) WHERE url = ?1`,
    )
    .bind(url, playerId, key),
  db.prepare(`DELETE FROM offer_costs WHERE ${ofCost} AND is_given = 0`).bind(url, playerId, key),
];

/**
 * Has something given within the budget of its offer.
 * @param cost null: it has none
 * @param give with whether anything is left of it
 */
export async function withinBudget<Given>(
  db: D1Database,
  cost: OfferCost | null,
  at: number,
  give: (isLeft: boolean) => Promise<Outcome<Given>>,
): Promise<Outcome<Given>> {
  if (!cost) return give(true);
  const promised = await promise(db, cost, at);
  if (promised === 'used_up') return give(false);
  const outcome = await give(true);
  if (!outcome.ok && promised === 'made') await db.batch(release(cost, db));
  return outcome;
}

/** An order that is not paid within them brings no bonus any more, but for money that was set aside. */
const promiseLasts = 3 * days;
const releasedAtOnce = 100;

/** Gives back what was promised and never taken. @param at epoch ms */
export async function releasePromises({ DB }: Pick<Env, 'DB'>, at: number): Promise<void> {
  const { results } = await DB.prepare(
    'SELECT url, player_id AS playerId, grant_key AS "key", amount FROM offer_costs WHERE is_given = 0 AND at < ? ORDER BY at LIMIT ?',
  )
    .bind(at - promiseLasts, releasedAtOnce)
    .all<OfferCost & Record<string, unknown>>();
  if (results.length > 0) await DB.batch(results.flatMap((cost) => release(cost, DB)));
}

/** What was given counts once, in the place of what was promised. */
async function noteGiven(db: D1Database, { url, playerId, key, amount, at }: OfferMessage): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE offers SET given = given + 1, spent_at = ?5, spent = spent + ?4 - coalesce((SELECT amount FROM offer_costs WHERE ${ofCost}), 0)
         WHERE url = ?1 AND NOT EXISTS (SELECT 1 FROM offer_costs WHERE ${ofCost} AND is_given = 1)`,
      )
      .bind(url, playerId, key, amount, at),
    db
      .prepare(
        `INSERT INTO offer_costs (url, player_id, grant_key, amount, is_given, at) VALUES (?1, ?2, ?3, ?4, 1, ?5)
         ON CONFLICT DO UPDATE SET amount = excluded.amount, is_given = 1, at = excluded.at WHERE is_given = 0`,
      )
      .bind(url, playerId, key, amount, at),
  ]);
}

export const offerReceivers: Receivers<OfferMessage> = {
  offer_given: { each: ({ DB }, message) => noteGiven(DB, message) },
};
