import { seconds, type Language } from 'contract/constants';
import { endedOffersShownFor, type Offer } from 'contract/offers';
import { faceOf, type OfferCost } from './offer-costs';
import { offerKey, offerStateAt, type OfferRule } from './offer-rules';
import type { OfferSegment } from './offer-segments';
import { type Page, pageWith, type Place, readPage } from '../../kernel/paged-list';

type Texts = Record<Language, string>;

/** An offer as it is announced: its rule and what is told of it. */
export interface AnnouncedOffer extends OfferRule {
  summaries: Texts;
  image: string | null;
  /** Of the free spins' game. */
  gametitle: string | null;
  /** The face value of what was given or is promised, and how often it was given. */
  spent: number;
  given: number;
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
  segment: OfferSegment;
  games: string;
  budget: number | null;
  spent: number;
  given: number;
};

/** What a code gives, and when, is the code's to say: an offer that names one can't promise anything else, and none is shown whose code is gone. */
const terms = ['amount', 'multiplier', 'spins_gameid', 'spins_count', 'spins_value', 'valid_for', 'from_time'].map(
  (column) => `iif(o.code IS NULL, o.${column}, c.${column}) AS ${column}`,
);
const until = 'iif(o.code IS NULL, o.until_time, c.until_time)';
const face =
  'coalesce(o.most, 0) + iif(o.code IS NULL, o.amount + o.spins_count * o.spins_value, c.amount + c.spins_count * c.spins_value)';
/** An offer ends when the rest of its budget no longer holds what it gives. */
const ends = `iif(coalesce(o.spent + ${face} > o.budget, 0), min(coalesce(${until}, o.spent_at), o.spent_at), ${until}) AS until_time`;
const announced = `
  SELECT o.url, o.kind, o.titles, o.summaries, o.image, o.way, o.limited, o.code, o.percent, o.most, o.minimum, g.title AS gametitle, ${terms.join(', ')}, ${ends},
    o.segment, o.games, o.budget, o.spent, o.given, o.position
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
      `SELECT * FROM (${announced} AND o.way = 'deposit') WHERE coalesce(from_time <= ?1, 1) AND coalesce(until_time > ?1, 1) ORDER BY position, url LIMIT ?2`,
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
  spent: _spent,
  given: _given,
  ...rule
}: AnnouncedOffer): OfferRule => rule;

/** What an offer costs that is given to a player now; null where that need not fit into a budget. */
export const costOf = (rule: OfferRule, playerId: string, at: number): OfferCost | null =>
  rule.budget !== null ? { url: rule.url, playerId, key: offerKey(rule, at), amount: faceOf(rule) } : null;

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
  segment: row.segment,
  games: JSON.parse(row.games) as string[],
  budget: row.budget,
  spent: row.spent,
  given: row.given,
});

export type SeedOffer = Omit<AnnouncedOffer, 'gametitle' | 'spent' | 'given'>;

/** Offers by their urls, whatever their state. */
export const deskOffers = async (db: D1Database, place: Place | null, size: number): Promise<Page<AnnouncedOffer>> =>
  pageWith(await readPage<Row>(db, { columns: '*', from: `(${announced})`, keys: ['url'] }, place, size), offerOf);
