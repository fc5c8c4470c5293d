import { z } from 'zod';
import type { Sport } from 'contract/sports/markets';

/**
 * The Odds API, version 4, as it is published at https://the-odds-api.com/liveapi/guides/v4/: `GET /v4/sports/{sport}/odds` and
 * `/scores`, asked for with `oddsFormat=decimal` and `dateFormat=iso`. What is not used is not looked at, and what does not fit is left out,
 * so that one broken event takes no other with it.
 */
const Outcome = z.object({ name: z.string().min(1).max(120), price: z.number(), point: z.number().optional() });
const FeedMarket = z.object({
  key: z.string(),
  last_update: z.string().optional(),
  outcomes: z.array(z.unknown()).max(60),
});
const Bookmaker = z.object({ key: z.string(), last_update: z.string(), markets: z.array(z.unknown()).max(60) });
const Event = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  sport_key: z.string().regex(/^[a-z0-9_]{1,60}$/),
  sport_title: z.string().max(120).optional(),
  commence_time: z.string(),
  home_team: z.string().min(1).max(120),
  away_team: z.string().min(1).max(120),
});
const OddsEvent = Event.extend({ bookmakers: z.array(z.unknown()).max(100) });
const ScoresEvent = Event.extend({
  completed: z.boolean(),
  scores: z
    .array(z.object({ name: z.string(), score: z.union([z.string(), z.number()]) }))
    .max(10)
    .nullable(),
  last_update: z.string().nullable(),
});

/** What a feed tells of a match, in our words. Times are epoch ms. */
export interface ToldMatch {
  id: string;
  source: string;
  sport: Sport;
  league: string;
  home: string;
  away: string;
  startsAt: number;
}

/** Odds in thousandths, by market and selection. */
export interface ToldPrices extends ToldMatch {
  prices: Record<string, Record<string, number>>;
  pricedAt: number;
}

export interface ToldScore extends ToldMatch {
  score: { home: number; away: number } | null;
  isOver: boolean;
  scoredAt: number;
}

const oddsApi = 'the-odds-api';

/** By the first word of a sport's key. Of tennis the feed tells no scores, so nothing of it could be settled. */
const sportOf = (key: string): Sport | null =>
  key.startsWith('soccer_')
    ? 'football'
    : key.startsWith('basketball_')
      ? 'basketball'
      : key.startsWith('icehockey_')
        ? 'ice-hockey'
        : null;

const timeOf = (text: string | null | undefined): number | null => {
  const at = Date.parse(text ?? '');
  return Number.isSafeInteger(at) ? at : null;
};

function toldMatch({
  id,
  sport_key,
  sport_title,
  commence_time,
  home_team,
  away_team,
}: z.infer<typeof Event>): ToldMatch | null {
  const sport = sportOf(sport_key);
  const startsAt = timeOf(commence_time);
  if (!sport || startsAt === null || home_team === away_team) return null;
  return {
    id: `${oddsApi}-${id}`,
    source: oddsApi,
    sport,
    league: `${oddsApi}/${sport_title || sport_key}`,
    home: home_team,
    away: away_team,
    startsAt,
  };
}

const parsed = <S extends z.ZodTypeAny>(schema: S, values: readonly unknown[]): z.output<S>[] =>
  values.flatMap((value) => {
    const result = schema.safeParse(value);
    return result.success ? [result.data as z.output<S>] : [];
  });

/** Decimal odds as thousandths; null for what is no price. */
const thousandths = (price: number): number | null =>
  Number.isFinite(price) && price > 1 && price <= 1_000 ? Math.round(price * 1_000) : null;

const isLine = (point: number | undefined): point is number =>
  point !== undefined && Math.abs(point) < 1_000 && Number.isInteger(point * 4);

/**
 * A published market in our words: `h2h`, `spreads` and `totals` alone, and those that the final score settles. In football a match ends with
 * the regular time; in ice hockey and basketball the score counts overtime, so a three-way price of theirs is none of ours.
 */
function marketsOf(
  match: ToldMatch,
  { key, outcomes }: z.infer<typeof FeedMarket>,
): [string, Record<string, number>][] {
  const known = parsed(Outcome, outcomes);
  const named = (name: string) => known.find((outcome) => outcome.name === name);
  const priced = (sides: Record<string, number | undefined>): Record<string, number> | null => {
    const prices = Object.entries(sides).map(([side, price]) => [side, thousandths(price ?? 0)] as const);
    return prices.every(([, price]) => price !== null) ? (Object.fromEntries(prices) as Record<string, number>) : null;
  };
  const market = (id: string, prices: Record<string, number> | null): [string, Record<string, number>][] =>
    prices ? [[id, prices]] : [];
  const [home, away, draw] = [named(match.home), named(match.away), named('Draw')];
  switch (key) {
    case 'h2h':
      if (match.sport === 'football')
        return market('match-result', priced({ home: home?.price, draw: draw?.price, away: away?.price }));
      return draw ? [] : market('winner', priced({ home: home?.price, away: away?.price }));
    case 'spreads':
      if (!isLine(home?.point) || !isLine(away?.point) || home.point !== -away.point) return [];
      return market(`handicap:${home.point}`, priced({ home: home.price, away: away.price }));
    case 'totals': {
      const [over, under] = [named('Over'), named('Under')];
      if (!isLine(over?.point) || over.point !== under?.point || over.point <= 0) return [];
      return market(`total:${over.point}`, priced({ over: over.price, under: under.price }));
    }
    default:
      return [];
  }
}

/** The prices of a published list, by the first bookmaker that prices a market: one bookmaker's prices fit together. */
export function toldPrices(events: readonly unknown[]): ToldPrices[] {
  return parsed(OddsEvent, events).flatMap((event) => {
    const match = toldMatch(event);
    const [bookmaker] = parsed(Bookmaker, event.bookmakers);
    const pricedAt = timeOf(bookmaker?.last_update);
    if (!match || !bookmaker || pricedAt === null) return [];
    const prices = Object.fromEntries(
      parsed(FeedMarket, bookmaker.markets).flatMap((market) => marketsOf(match, market)),
    );
    return [{ ...match, prices, pricedAt }];
  });
}

/** The scores of a published list. One that is over without both scores says nothing. */
export function toldScores(events: readonly unknown[]): ToldScore[] {
  return parsed(ScoresEvent, events).flatMap((event) => {
    const match = toldMatch(event);
    const scoredAt = timeOf(event.last_update);
    if (!match || scoredAt === null) return [];
    const of = (name: string): number | null => {
      const said = event.scores?.find((one) => one.name === name)?.score ?? '';
      // An empty text is no nil.
      const score = said === '' ? NaN : Number(said);
      return Number.isInteger(score) && score >= 0 && score < 1_000 ? score : null;
    };
    const [home, away] = [of(match.home), of(match.away)];
    if (home === null || away === null) return [];
    return [{ ...match, score: { home, away }, isOver: event.completed, scoredAt }];
  });
}
