import { seconds } from 'contract/constants';
import type { SeedOffer } from './find-offers';

const columns = [
  'url',
  'kind',
  'position',
  'titles',
  'summaries',
  'image',
  'way',
  'limited',
  'code',
  'percent',
  'most',
  'minimum',
  'amount',
  'multiplier',
  'spins_gameid',
  'spins_count',
  'spins_value',
  'valid_for',
  'from_time',
  'until_time',
  'segment',
  'games',
  'budget',
] as const;

const valuesOf = (offer: SeedOffer, position: number): (string | number | null)[] => [
  offer.url,
  offer.kind,
  position,
  JSON.stringify(offer.titles),
  JSON.stringify(offer.summaries),
  offer.image,
  offer.way,
  offer.limit,
  offer.code,
  offer.deposit?.percent ?? null,
  offer.deposit?.most ?? null,
  offer.deposit?.minimum ?? null,
  offer.amount,
  offer.multiplier,
  offer.freeSpins?.gameid ?? null,
  offer.freeSpins?.count ?? 0,
  offer.freeSpins?.value ?? 0,
  offer.validFor === null ? null : offer.validFor / seconds,
  offer.from,
  offer.until,
  offer.segment,
  JSON.stringify(offer.games),
  offer.budget,
];

/**
 * Announces offers. Those that are there stay as the operator made them.
 * @returns whether any was new
 */
export async function seedOffers(db: D1Database, offers: readonly SeedOffer[]): Promise<boolean> {
  if (offers.length === 0) return false;
  const results = await db.batch(offers.map((offer, index) => announceOffer(db, offer, (index + 1) * 10)));
  return results.some(({ meta }) => meta.changes > 0);
}

/** The statement that announces an offer; one that is there stays as it is. What a code gives stands with the code alone. */
export const announceOffer = (db: D1Database, offer: SeedOffer, position: number): D1PreparedStatement =>
  db
    .prepare(`INSERT OR IGNORE INTO offers (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
    .bind(...valuesOf(offer, position));

/** How it is taken, how often and under which code stay as they were: what was given is known by them. */
const changing = columns.filter((name) => !['url', 'kind', 'position', 'way', 'limited', 'code'].includes(name));

/** The statement that changes an offer from now on; who chose it before has it as it was then (DOMAIN §3). */
export const changeOffer = (db: D1Database, offer: SeedOffer): D1PreparedStatement => {
  const values = valuesOf(offer, 0);
  return db
    .prepare(`UPDATE offers SET (${changing.join(', ')}) = (${changing.map(() => '?').join(', ')}) WHERE url = ?`)
    .bind(...changing.map((name) => values[columns.indexOf(name)] ?? null), offer.url);
};

/** The statement after which an offer can't be taken any more; what it has given stays. @param at epoch ms */
export const endOffer = (db: D1Database, url: string, at: number): D1PreparedStatement =>
  db
    .prepare("UPDATE offers SET until_time = ?1 WHERE url = ?2 AND way <> 'code' AND coalesce(until_time > ?1, 1)")
    .bind(at, url);
