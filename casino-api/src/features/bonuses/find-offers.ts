import { seconds, type Language } from 'contract/constants';
import { endedOffersShownFor, type Offer } from 'contract/offers';
import { offerStateAt, type OfferRule } from './offer-rules';

type Texts = Record<Language, string>;

/** An offer as it is announced: its rule and what is told of it. */
export interface AnnouncedOffer extends OfferRule {
  summaries: Texts;
  image: string | null;
  /** Of the free spins' game. */
  gametitle: string | null;
}

type Row = {
  url: string;
  kind: Offer['kind'];
  titles: string;
  summaries: string;
  image: string | null;
  way: Offer['way'];
  limited: Offer['limit'];
  code: string | null;
  percent: number | null;
  most: number | null;
  minimum: number | null;
  amount: number;
  multiplier: number;
  spins_gameid: string | null;
  spins_count: number;
  spins_value: number;
  gametitle: string | null;
  valid_for: number | null;
  from_time: number | null;
  until_time: number | null;
};

/** What a code gives, and when, is the code's to say: an offer that names one can't promise anything else, and none is shown whose code is gone. */
const terms = [
  'amount',
  'multiplier',
  'spins_gameid',
  'spins_count',
  'spins_value',
  'valid_for',
  'from_time',
  'until_time',
].map((column) => `iif(o.code IS NULL, o.${column}, c.${column}) AS ${column}`);
const announced = `
  SELECT o.url, o.kind, o.titles, o.summaries, o.image, o.way, o.limited, o.code, o.percent, o.most, o.minimum, g.title AS gametitle, ${terms.join(', ')}, o.position
  FROM offers o LEFT JOIN promotion_codes c ON c.code = o.code LEFT JOIN games g ON g.id = iif(o.code IS NULL, o.spins_gameid, c.spins_gameid)
  WHERE (o.code IS NULL OR c.code IS NOT NULL)`;

/** Longer than any operator's list of three months. */
const longestList = 200;

const inOrder = { running: 0, coming: 1, ended: 2 } as const satisfies Record<Offer['state'], number>;

/** What is offered: running ones in the operator's order, then those to come by their start, then what ended in the last 90 days, the latest first. @param at epoch ms */
export async function listOffers(db: D1Database, at: number): Promise<AnnouncedOffer[]> {
  const { results } = await db
    .prepare(`SELECT * FROM (${announced}) WHERE coalesce(until_time > ?1, 1) ORDER BY position, url LIMIT ?2`)
    .bind(at - endedOffersShownFor, longestList)
    .all<Row>();
  const rank = (offer: AnnouncedOffer): [number, number] => {
    const state = offerStateAt(offer, at);
    return [inOrder[state], state === 'coming' ? (offer.from ?? 0) : state === 'ended' ? -(offer.until ?? 0) : 0];
  };
  const ranked = results.map(offerOf).map((offer) => ({ offer, rank: rank(offer) }));
  return ranked.sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]).map(({ offer }) => offer);
}

/** An offer by its url, in whatever state; null when there is none. */
export async function findOffer(db: D1Database, url: string): Promise<AnnouncedOffer | null> {
  const row = await db.prepare(`${announced} AND o.url = ?`).bind(url).first<Row>();
  return row && offerOf(row);
}

/** What can be chosen with a deposit, as far as its window goes. @param at epoch ms */
export async function depositOffers(db: D1Database, at: number): Promise<OfferRule[]> {
  const { results } = await db
    .prepare(
      `${announced} AND o.way = 'deposit' AND coalesce(o.from_time <= ?1, 1) AND coalesce(o.until_time > ?1, 1) ORDER BY o.position, o.url LIMIT ?2`,
    )
    .bind(at, longestList)
    .all<Row>();
  return results.map(offerOf).map(ruleOf);
}

/** What decides, without what is told: a player's object needs no more. */
export const ruleOf = ({
  summaries: _summaries,
  image: _image,
  gametitle: _gametitle,
  ...rule
}: AnnouncedOffer): OfferRule => rule;

const offerOf = (row: Row): AnnouncedOffer => ({
  url: row.url,
  kind: row.kind,
  titles: JSON.parse(row.titles) as Texts,
  summaries: JSON.parse(row.summaries) as Texts,
  image: row.image,
  way: row.way,
  limit: row.limited,
  code: row.code,
  deposit:
    row.percent === null || row.most === null || row.minimum === null
      ? null
      : { percent: row.percent, most: row.most, minimum: row.minimum },
  amount: row.amount,
  multiplier: row.multiplier,
  freeSpins:
    row.spins_gameid === null ? null : { gameid: row.spins_gameid, count: row.spins_count, value: row.spins_value },
  gametitle: row.gametitle,
  validFor: row.valid_for === null ? null : row.valid_for * seconds,
  from: row.from_time,
  until: row.until_time,
});

export type SeedOffer = Omit<AnnouncedOffer, 'gametitle'>;

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
];

/**
 * Announces offers. Those that are there stay as the operator made them.
 * @returns whether any was new
 */
export async function seedOffers(db: D1Database, offers: readonly SeedOffer[]): Promise<boolean> {
  if (offers.length === 0) return false;
  const insert = db.prepare(
    `INSERT OR IGNORE INTO offers (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  const results = await db.batch(offers.map((offer, index) => insert.bind(...valuesOf(offer, (index + 1) * 10))));
  return results.some(({ meta }) => meta.changes > 0);
}
