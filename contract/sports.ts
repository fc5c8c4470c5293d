import { z } from 'zod';
import { call } from './call';
import { currencyCodes, MinorUnits, PositiveMinorUnits } from './money';
import { RequestId } from './rounds';

/** Under which bets stand in the gaming history; no game of the catalogue has this id. */
export const sportsbookGameId = 'lantern-league';

/** Decimal odds in thousandths: 1850 is 1.85 and pays 1.85 times the stake, the stake included. */
export const Odds = z.number().int().min(1_001).max(10_000_000);

export const Score = z.object({ home: z.number().int().min(0), away: z.number().int().min(0) });
export type Score = z.infer<typeof Score>;

/**
 * What decides a drawn match, published with its odds: the goals that each side is expected to score, in thousandths, and the hash
 * of the seed. `seed` is null until the match is over or called off. Score = the draws of HMAC-SHA256(seed, `<event id>:0:<cursor>`).
 */
export const MatchFairness = z.object({
  expectedGoals: Score,
  seedHash: z.string(),
  seed: z.string().nullable(),
});
export type MatchFairness = z.infer<typeof MatchFairness>;

/** What the house adds to the sum of a market's chances where nobody says otherwise, in thousandths. */
export const usualMargin = 50;

/** The most that a market returns at a margin (thousandths), in hundredths of a percent, rounded down. */
export const statedReturn = (margin: number): number => Math.floor((10_000 * 1_000) / (1_000 + margin));

export const marketIds = ['match-result', 'goals-2-5'] as const;
export const MarketId = z.enum(marketIds);
export type MarketId = z.infer<typeof MarketId>;
export const selectionIds = ['home', 'draw', 'away', 'over', 'under'] as const;
export const SelectionId = z.enum(selectionIds);
export type SelectionId = z.infer<typeof SelectionId>;

/** Who meets whom. `league`, like every `name`, is in the language of `x-language`; teams keep their names. Times are epoch milliseconds. */
const match = {
  sport: z.string(),
  league: z.string(),
  /** True: nobody plays, the score is drawn. */
  isDrawn: z.boolean(),
  home: z.string(),
  away: z.string(),
  startsAt: z.number().int(),
  endsAt: z.number().int(),
};

export const SportsEvent = z.object({
  id: z.string(),
  ...match,
  fairness: MatchFairness,
  markets: z.array(
    z.object({
      id: MarketId,
      name: z.string(),
      /** What the house adds to the sum of all chances, in thousandths: at 50 every selection returns 1/1.05 of the stakes in the long run. */
      margin: z.number().int().min(0),
      selections: z.array(z.object({ id: SelectionId, name: z.string(), odds: Odds })),
    }),
  ),
});
export type SportsEvent = z.infer<typeof SportsEvent>;

/** A match that is over, or was called off: then it has no score. With its seed everybody can draw the score again. */
export const SportsResult = z.object({ id: z.string(), ...match, score: Score.nullable(), fairness: MatchFairness });
export type SportsResult = z.infer<typeof SportsResult>;

export const sportsEvents = call({
  method: 'GET',
  path: '/sports/events',
  summary: 'Events open for bets, the next to begin first, and the latest results.',
  session: 'none',
  query: z.object({ sport: z.string().max(40).optional() }),
  data: z.object({ events: z.array(SportsEvent), results: z.array(SportsResult) }),
  shared: { fresh: 5, stale: 60 },
  extension: true,
});

/** `id` is the round's, too: `GET /player/rounds/{id}`. `payout` is null while the bet is open, the stake for a void one. */
export const SportsBet = z.object({
  id: z.string(),
  eventId: z.string(),
  ...match,
  marketId: MarketId,
  marketName: z.string(),
  selectionId: SelectionId,
  selectionName: z.string(),
  odds: Odds,
  stake: MinorUnits,
  /** What it pays if it wins. */
  possiblePayout: MinorUnits,
  payout: MinorUnits.nullable(),
  currency: z.enum(currencyCodes),
  state: z.enum(['open', 'won', 'lost', 'void']),
  placedAt: z.number().int(),
  settledAt: z.number().int().nullable(),
  /** Null while the bet is open, and of an event that was called off. */
  score: Score.nullable(),
  fairness: MatchFairness,
});
export type SportsBet = z.infer<typeof SportsBet>;

/**
 * Refused with `odds_changed`, `data` holds the new `odds`; with `stake_not_offered`, `minimum` and `maximum` in minor units. A
 * repeated `requestId` is answered as the first time, whatever the odds are by then.
 */
export const placeSportsBet = call({
  method: 'POST',
  path: '/sports/bets',
  summary: 'Places a single bet at the odds the player saw. A repeated `requestId` gives the stored bet.',
  session: 'player',
  body: z.object({
    eventId: z.string().min(1).max(60),
    marketId: MarketId,
    selectionId: SelectionId,
    odds: Odds,
    stake: PositiveMinorUnits,
    requestId: RequestId,
  }),
  data: SportsBet,
  refusals: [
    'not_found',
    'restriction_error',
    'event_closed',
    'odds_changed',
    'stake_not_offered',
    'insufficient_funds',
    'account_frozen',
    'reality_check_due',
    'bonus_stake_too_high',
    'duplicate_transaction',
  ],
  extension: true,
});

export const sportsBets = call({
  method: 'GET',
  path: '/sports/bets',
  summary: "The player's bets, newest first.",
  session: 'player',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  data: z.object({ total: z.number().int(), bets: z.array(SportsBet) }),
  extension: true,
});
