import { z } from 'zod';
import { call } from '../call';
import { hours } from '../constants';
import { Market, MarketId, MarketGroup, MarketState, MatchPart, Odds, SelectionId, Sport } from './markets';

/** A match that is postponed, or has no result, for this long after its start is void (DOMAIN §12). */
export const voidWithoutResultAfter = 48 * hours;

export const MatchId = z.string().min(1).max(80);

export const Score = z.object({ home: z.number().int().min(0), away: z.number().int().min(0) });
export type Score = z.infer<typeof Score>;

/**
 * What decides a drawn match, published with its prices: what each side is expected to score, in thousandths (in tennis each
 * side's share of the games), and the hash of the seed. `seed` is null until the match is over or called off. The draws are
 * HMAC-SHA256(seed, `<match id>:0:<cursor>`).
 */
export const MatchFairness = z.object({ expected: Score, seedHash: z.string(), seed: z.string().nullable() });
export type MatchFairness = z.infer<typeof MatchFairness>;

/** `void`: the house called the match off after it had begun, or its result never came. */
export const MatchPhase = z.enum(['upcoming', 'in_play', 'over', 'postponed', 'void']);
export type MatchPhase = z.infer<typeof MatchPhase>;

/** `parts` are those that have begun, in their order; the last one is under way while the match is. `minute` where the sport counts them. */
export const Scoreboard = z.object({
  home: z.number().int().min(0),
  away: z.number().int().min(0),
  minute: z.number().int().min(0).nullable(),
  parts: z.array(z.object({ part: MatchPart, name: z.string(), ...Score.shape })),
});
export type Scoreboard = z.infer<typeof Scoreboard>;

/**
 * Who meets whom. Every name is in the language of `x-language`; sides keep their names. Times are epoch milliseconds.
 * `isDrawn`: nobody plays, the score is drawn. `source`: who says what came of it.
 */
export const matchFacts = {
  sport: Sport,
  sportName: z.string(),
  league: z.string(),
  leagueName: z.string(),
  isDrawn: z.boolean(),
  source: z.object({ key: z.string(), name: z.string() }),
  home: z.string(),
  away: z.string(),
  startsAt: z.number().int(),
};

/** A match as a row of a list. */
export const MatchRow = z.object({
  id: MatchId,
  ...matchFacts,
  phase: MatchPhase,
  /** Null until it begins, and where the source tells none. */
  scoreboard: Scoreboard.nullable(),
  /** The market that lists show: who wins. Null where nothing can be bet on any more. */
  main: Market.nullable(),
  /** How many markets are open. */
  markets: z.number().int().min(0),
});
export type MatchRow = z.infer<typeof MatchRow>;

/** What happened: `score` is the score afterwards. `minute` where the sport counts them, `at` epoch ms. */
export const MatchMoment = z.object({
  kind: z.enum(['start', 'score', 'part', 'end']),
  at: z.number().int(),
  minute: z.number().int().nullable(),
  part: MatchPart.nullable(),
  partName: z.string().nullable(),
  side: z.enum(['home', 'away']).nullable(),
  score: Score,
});
export type MatchMoment = z.infer<typeof MatchMoment>;

export const MatchDetail = MatchRow.extend({
  /** When a drawn match is over; null where nobody knows. */
  endsAt: z.number().int().nullable(),
  /** By group, in the order of the groups. */
  groups: z.array(z.object({ group: MarketGroup, name: z.string(), markets: z.array(Market) })),
  /** The newest last. */
  timeline: z.array(MatchMoment),
  /** What the source gives, ready to be shown. */
  statistics: z.array(z.object({ key: z.string(), name: z.string(), home: z.string(), away: z.string() })),
  /** Null for a match that is really played. */
  fairness: MatchFairness.nullable(),
  /** How long a bet waits while the match is in play, ms. */
  delay: z.number().int().min(0),
  now: z.number().int(),
});
export type MatchDetail = z.infer<typeof MatchDetail>;

const LeagueCount = z.object({ key: z.string(), name: z.string(), matches: z.number().int() });

/** What `/sports` shows, in one call. */
export const sportsOverview = call({
  method: 'GET',
  path: '/sports',
  summary: 'Sports with their leagues, and the matches in play, next to begin, and most bet on.',
  session: 'none',
  query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(6) }),
  data: z.object({
    sports: z.array(
      z.object({
        key: Sport,
        name: z.string(),
        inPlay: z.number().int(),
        upcoming: z.number().int(),
        leagues: z.array(LeagueCount),
      }),
    ),
    inPlay: z.array(MatchRow),
    nextUp: z.array(MatchRow),
    popular: z.array(MatchRow),
    now: z.number().int(),
  }),
  shared: { fresh: 2, stale: 60 },
  extension: true,
});

export const matchLists = ['all', 'in_play', 'upcoming', 'popular', 'results'] as const;

/** Without results in `all`. `search` looks into sides and leagues. `day` is a calendar day in UTC. */
export const sportsMatches = call({
  method: 'GET',
  path: '/sports/matches',
  summary: 'Matches by list, sport, league, day or search: in play and next first, results latest first.',
  session: 'none',
  query: z.object({
    list: z.enum(matchLists).default('all'),
    sport: Sport.optional(),
    league: z.string().max(60).optional(),
    day: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
    search: z.string().trim().max(60).optional(),
    limit: z.coerce.number().int().min(1).max(60).default(20),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  data: z.object({ total: z.number().int(), matches: z.array(MatchRow), now: z.number().int() }),
  shared: { fresh: 2, stale: 60 },
  extension: true,
});

export const sportsMatch = call({
  method: 'GET',
  path: '/sports/matches/:id',
  summary: 'A match with all its markets, scoreboard, timeline and statistics.',
  session: 'none',
  params: z.object({ id: MatchId }),
  data: MatchDetail,
  shared: { fresh: 1, stale: 30 },
  extension: true,
});

/**
 * What the feed of real matches pushes: lists as it publishes them (The Odds API v4, `oddsFormat=decimal`, `dateFormat=iso`), of prices, of scores
 * or of both. `x-signature` is the hexadecimal HMAC-SHA256 of the raw body. Told again, late or in another order, it comes to the same.
 */
export const tellSports = call({
  method: 'POST',
  path: '/sports/feed',
  summary: 'Prices and scores of real matches, pushed and signed by their feed.',
  session: 'none',
  body: z.object({ odds: z.array(z.unknown()).max(500).optional(), scores: z.array(z.unknown()).max(500).optional() }),
  longestBody: 1024 * 1024,
  data: z.object({ changed: z.number().int().min(0) }),
  refusals: ['invalid_signature', 'payload_too_large'],
  extension: true,
});

/**
 * What `GET /sports/matches/{id}/live` tells: server-sent events (text/event-stream), not an envelope. `state` comes first and
 * whenever prices or state change, and carries all open and suspended markets by id; a market that is not in it is closed.
 * Names don't change and are not repeated, so the stream is the same in every language.
 */
export const LiveMatch = z.object({
  id: MatchId,
  now: z.number().int(),
  phase: MatchPhase,
  scoreboard: z
    .object({
      ...Score.shape,
      minute: z.number().int().nullable(),
      parts: z.array(z.object({ part: MatchPart, ...Score.shape })),
    })
    .nullable(),
  markets: z.array(
    z.object({
      id: MarketId,
      state: MarketState,
      selections: z.array(z.object({ id: SelectionId, odds: Odds.nullable() })),
    }),
  ),
});
export type LiveMatch = z.infer<typeof LiveMatch>;
export const liveMatchEvent = 'state';
