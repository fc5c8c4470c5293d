import type { Sport } from 'contract/sports/markets';
import type { Score } from 'contract/sports/matches';
import type { Match, Result } from './rules/match';
import { AllTerms, saidOfMatches, type TermsRow } from './terms';

/** What a feed has told of a match last. Odds are the feed's, in thousandths, by market and selection. */
export interface FeedState {
  prices: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** When the prices, and the score, were true, epoch ms. */
  pricedAt: number;
  score: Score | null;
  scoredAt: number;
}

/** `postponed` and `void`: it is not played any more, and its bets are void. */
type MatchState = 'scheduled' | 'postponed' | 'void';

/** A match as it is kept. The seed is read once its match has begun, for the house alone until it is over or called off. */
export interface StoredMatch extends Match {
  source: string;
  state: MatchState;
  feed: FeedState | null;
  /** The official result of a match that is really played. */
  result: Result | null;
  revision: number;
  seed: string | null;
}

export const drawnSource = 'drawn';
export const isDrawn = ({ source }: Pick<StoredMatch, 'source'>): boolean => source === drawnSource;

export type MatchRow = {
  id: string;
  source: string;
  sport: Sport;
  league: string;
  home: string;
  away: string;
  starts_at: number;
  ends_at: number;
  state: MatchState;
  expected_home: number;
  expected_away: number;
  seed_hash: string;
  feed: string | null;
  result: string | null;
  revision: number;
  seed: string | null;
};

export const storedMatch = (row: MatchRow): StoredMatch => ({
  id: row.id,
  sport: row.sport,
  league: row.league,
  home: row.home,
  away: row.away,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  expected: { home: row.expected_home, away: row.expected_away },
  seedHash: row.seed_hash,
  source: row.source,
  state: row.state,
  feed: row.feed === null ? null : (JSON.parse(row.feed) as FeedState),
  result: row.result === null ? null : (JSON.parse(row.result) as Result),
  revision: row.revision,
  seed: row.seed,
});

/** The only place where seeds are read: of matches that have begun (`?1`: the time) or were called off. */
const known = `SELECT m.*, s.seed FROM sports_matches m
  LEFT JOIN sports_seeds s ON s.event_id = m.id AND (m.starts_at <= ?1 OR m.state <> 'scheduled')`;

const byIds = (db: D1Database, ids: readonly string[], at: number): D1PreparedStatement =>
  db.prepare(`${known} WHERE m.id IN (SELECT value FROM json_each(?2))`).bind(at, JSON.stringify([...new Set(ids)]));

/** These matches, as far as they are there, in no order. @param at epoch ms */
export async function matchesById(db: D1Database, ids: readonly string[], at: number): Promise<StoredMatch[]> {
  const { results } = await byIds(db, ids, at).all<MatchRow>();
  return results.map(storedMatch);
}

/** These matches and what was said of them; in one trip. @param playerId whose own limits count, too @param at epoch ms */
export async function matchesWithTerms(
  db: D1Database,
  ids: readonly string[],
  playerId: string | null,
  at: number,
): Promise<{ matches: StoredMatch[]; terms: AllTerms }> {
  const [rows, said] = await db.batch([byIds(db, ids, at), saidOfMatches(db, ids, playerId)]);
  return {
    matches: (rows!.results as MatchRow[]).map(storedMatch),
    terms: AllTerms.from(said!.results as TermsRow[]),
  };
}

export interface MatchQuery {
  list: 'all' | 'in_play' | 'upcoming' | 'popular' | 'results';
  sport?: Sport | undefined;
  league?: string | undefined;
  /** YYYY-MM-DD, UTC. */
  day?: string | undefined;
  /** Names of sides and keys of leagues that it may be; lower case. */
  search?: { text: string; leagues: readonly string[] } | undefined;
  limit: number;
  offset: number;
}

const dayLasts = 86_400_000;

const listed: Readonly<Record<MatchQuery['list'], { where: string; order: string }>> = {
  all: { where: "m.state = 'scheduled' AND m.ends_at > ?1", order: 'm.starts_at, m.id' },
  in_play: { where: "m.state = 'scheduled' AND m.starts_at <= ?1 AND m.ends_at > ?1", order: 'm.starts_at, m.id' },
  upcoming: { where: "m.state = 'scheduled' AND m.starts_at > ?1", order: 'm.starts_at, m.id' },
  popular: {
    where: "m.state = 'scheduled' AND m.ends_at > ?1",
    order: '(SELECT count(*) FROM sports_legs l WHERE l.match_id = m.id) DESC, m.starts_at, m.id',
  },
  results: { where: "(m.ends_at <= ?1 OR m.state <> 'scheduled')", order: 'm.ends_at DESC, m.id' },
};

type Count = { total: number };
type LeagueCount = { sport: Sport; league: string; inPlay: number; upcoming: number };
type Listed = { total: number; matches: StoredMatch[] };

function statementsOf(
  db: D1Database,
  { list, sport, league, day, search, limit, offset }: MatchQuery,
  at: number,
): [count: D1PreparedStatement, rows: D1PreparedStatement] {
  const { where, order } = listed[list];
  // A day that no calendar has, such as 31 February, has no matches.
  const from = day === undefined ? 0 : Date.parse(`${day}T00:00:00Z`) || Number.MAX_SAFE_INTEGER;
  const filter = `WHERE ${where} AND (?2 = '' OR m.sport = ?2) AND (?3 = '' OR m.league = ?3) AND m.starts_at >= ?4 AND m.starts_at < ?5
    AND (?6 = '' OR instr(lower(m.home), ?6) OR instr(lower(m.away), ?6) OR m.league IN (SELECT value FROM json_each(?7)))`;
  const values = [
    at,
    sport ?? '',
    league ?? '',
    from,
    day === undefined ? Number.MAX_SAFE_INTEGER : from + dayLasts,
    search?.text ?? '',
    JSON.stringify(search?.leagues ?? []),
  ];
  return [
    db.prepare(`SELECT count(*) AS total FROM sports_matches m ${filter}`).bind(...values),
    db.prepare(`${known} ${filter} ORDER BY ${order} LIMIT ?8 OFFSET ?9`).bind(...values, limit, offset),
  ];
}

/** Lists of matches, and how many each league has in play and to come; in one trip. @param at epoch ms */
export async function readProgramme(
  db: D1Database,
  queries: readonly MatchQuery[],
  at: number,
): Promise<{ leagues: LeagueCount[]; lists: Listed[] }> {
  const leagues = db
    .prepare(
      `SELECT sport, league, sum(starts_at <= ?1) AS inPlay, sum(starts_at > ?1) AS upcoming FROM sports_matches
       WHERE state = 'scheduled' AND ends_at > ?1 GROUP BY sport, league ORDER BY sport, league`,
    )
    .bind(at);
  const [counts, ...read] = await db.batch([leagues, ...queries.flatMap((query) => statementsOf(db, query, at))]);
  return {
    leagues: counts!.results as LeagueCount[],
    lists: queries.map((_, index) => ({
      total: (read[2 * index]!.results[0] as Count).total,
      matches: (read[2 * index + 1]!.results as MatchRow[]).map(storedMatch),
    })),
  };
}
