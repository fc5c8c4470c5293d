import type { MarketId, SelectionId } from 'contract/sports';
import { selectionsOf, type Match, type PricedMarket } from './sports-rules';
import type { Offer } from './bet-rules';
import { ended, endOf, type EndedRow, type MatchEnd, type MatchRow } from './results';

export const matchOf = ({
  id,
  sport,
  league,
  home,
  away,
  starts_at,
  ends_at,
  expected_home,
  expected_away,
  seed_hash,
}: MatchRow): Match => ({
  id,
  sport,
  league,
  home,
  away,
  startsAt: starts_at,
  endsAt: ends_at,
  expectedGoals: { home: expected_home, away: expected_away },
  seedHash: seed_hash,
});

type PricedRow = MatchRow & { market_id: MarketId; margin: number; selection_id: SelectionId; odds: number };

export interface Programme {
  /** The next to begin first. */
  events: { match: Match; markets: PricedMarket[] }[];
  /** The latest first. */
  results: { match: Match; end: MatchEnd }[];
}

const shownResults = 10;

/** What can be bet on now, and what came of the last ones. @param sport null for every sport @param at epoch ms */
export async function programmeOf(db: D1Database, sport: string | null, at: number): Promise<Programme> {
  const [open, over] = await db.batch<PricedRow | EndedRow>([
    db
      .prepare(
        `SELECT e.*, m.id AS market_id, m.margin, s.id AS selection_id, s.odds FROM sports_events e
         JOIN sports_markets m ON m.event_id = e.id JOIN sports_selections s ON s.event_id = e.id AND s.market_id = m.id
         WHERE e.state = 'scheduled' AND e.starts_at > ?1 AND (?2 = '' OR e.sport = ?2) ORDER BY e.starts_at, e.id`,
      )
      .bind(at, sport ?? ''),
    db
      .prepare(
        `SELECT e.*, s.seed ${ended} AND e.ends_at <= ?1 AND (?2 = '' OR e.sport = ?2) ORDER BY e.ends_at DESC, e.id LIMIT ?3`,
      )
      .bind(at, sport ?? '', shownResults),
  ]);
  return {
    events: eventsOf((open?.results ?? []) as PricedRow[]),
    results: ((over?.results ?? []) as EndedRow[]).map((row) => ({ match: matchOf(row), end: endOf(row) })),
  };
}

/** Rows of one event stand together; its markets and selections come in the order that the rules name them. */
function eventsOf(rows: readonly PricedRow[]): Programme['events'] {
  const byEvent = new Map<string, PricedRow[]>();
  for (const row of rows) byEvent.set(row.id, [...(byEvent.get(row.id) ?? []), row]);
  return [...byEvent.values()].map((prices) => ({ match: matchOf(prices[0]!), markets: marketsIn(prices) }));
}

const marketsIn = (prices: readonly PricedRow[]): PricedMarket[] =>
  (Object.keys(selectionsOf) as MarketId[]).flatMap((id) => {
    const ofMarket = prices.filter((price) => price.market_id === id);
    const [first] = ofMarket;
    if (!first) return [];
    const selections = selectionsOf[id].flatMap((selection) =>
      ofMarket.filter((price) => price.selection_id === selection).map(({ odds }) => ({ id: selection, odds })),
    );
    return [{ id, margin: first.margin, selections }];
  });

export interface SelectionAsked {
  eventId: string;
  marketId: MarketId;
  selectionId: SelectionId;
}

/** What stands on offer for a selection, open or not; null when there is no such event or selection. */
export async function offerOf(
  db: D1Database,
  { eventId, marketId, selectionId }: SelectionAsked,
): Promise<Offer | null> {
  const row = await db
    .prepare(
      'SELECT e.*, s.odds FROM sports_events e JOIN sports_selections s ON s.event_id = e.id AND s.market_id = ? AND s.id = ? WHERE e.id = ?',
    )
    .bind(marketId, selectionId, eventId)
    .first<MatchRow & { odds: number }>();
  return row && { match: matchOf(row), state: row.state, odds: row.odds };
}
