import * as contract from 'contract/sports/matches';
import * as bets from 'contract/sports/bets';
import type { Hono } from 'hono';
import type { Language } from 'contract/constants';
import { sports } from 'contract/sports/markets';
import { answer } from '../../kernel/http/answer';
import { hasApiKey, type ApiContext } from '../../kernel/http/api-context';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { done, refused } from '../../kernel/outcome';
import { isSignedNotification, signatureHeader } from '../../kernel/notification-signature';
import { randomBytes } from '../../kernel/randomness';
import { boardOf } from './board';
import { placeBet, showBet, showBets, cashOutBet, priceSlip } from './bet-routes';
import { takeFeed } from './feed/take';
import { matchesById, matchesWithTerms, readProgramme, type MatchQuery, type StoredMatch } from './matches';
import { plannedAt, planMatches } from './drawn/plan';
import { detailShown, rowShown } from './shown';
import { termsOf, type AllTerms } from './terms';
import { leagueName, leaguesLike, sportName } from './texts';
import { matchCalls } from './match-object-calls';

export function sportsRoutes(mounts: Mounts): void {
  mount(mounts, contract.sportsOverview, overview);
  mount(mounts, contract.sportsMatches, matches);
  mount(mounts, contract.sportsMatch, match);
  mount(mounts, contract.tellSports, async ({ env, body, at }) => done({ changed: await takeFeed(env, body, at) }), {
    withoutApiKey: true,
    isSigned: ({ rawBody, header, settings }) =>
      settings.SPORTS_FEED_SECRET !== undefined &&
      isSignedNotification(rawBody, header(signatureHeader), settings.SPORTS_FEED_SECRET),
  });
  mount(mounts, bets.priceSlip, priceSlip);
  mount(mounts, bets.placeSportsBet, placeBet, { barredTerritory: 'refused' });
  mount(mounts, bets.sportsBets, showBets);
  mount(mounts, bets.sportsBet, showBet);
  mount(mounts, bets.cashOutSportsBet, cashOutBet);
}

type Looking = Pick<Parameters<Handler<typeof contract.sportsMatches>>[0], 'env' | 'at' | 'language' | 'later'>;

const rowsShown = (found: readonly StoredMatch[], terms: AllTerms, at: number, language: Language) =>
  found.map((stored) => rowShown(boardOf(stored, at), terms, at, language));

/**
 * Looking at the programme keeps it going: the matches of the hours to come are planned by whoever looks. Nobody waits for it but who looks
 * at an empty one.
 */
async function programmeOf({ env: { DB }, at, later }: Looking, queries: readonly MatchQuery[]) {
  const programme = await readProgramme(DB, queries, at);
  const upcoming = programme.leagues.reduce((sum, league) => sum + league.upcoming, 0);
  if (upcoming >= plannedAt(at)) return programme;
  const planning = planMatches(DB, at, randomBytes);
  if (upcoming > 0) {
    later(planning);
    return programme;
  }
  await planning;
  return readProgramme(DB, queries, at);
}

const overview: Handler<typeof contract.sportsOverview> = async (looking) => {
  const { env, query, at, language } = looking;
  const queries = (['in_play', 'upcoming', 'popular'] as const).map((list) => {
    return { list, limit: query.limit, offset: 0 };
  });
  const { leagues: counts, lists } = await programmeOf(looking, queries);
  const found = lists.map(({ matches }) => matches);
  const terms = await termsOf(
    env.DB,
    found.flat().map(({ id }) => id),
  );
  const [inPlay, nextUp, popular] = found.map((rows) => rowsShown(rows, terms, at, language));
  return done({
    sports: sports.map((key) => {
      const leagues = counts.filter(({ sport }) => sport === key);
      const sum = (what: 'inPlay' | 'upcoming') => leagues.reduce((total, league) => total + league[what], 0);
      return {
        key,
        name: sportName(key, language),
        inPlay: sum('inPlay'),
        upcoming: sum('upcoming'),
        leagues: leagues.map(({ league, inPlay: playing, upcoming: coming }) => ({
          key: league,
          name: leagueName(league, language),
          matches: playing + coming,
        })),
      };
    }),
    inPlay: inPlay!,
    nextUp: nextUp!,
    popular: popular!,
    now: at,
  });
};

const matches: Handler<typeof contract.sportsMatches> = async (looking) => {
  const { env, query, at, language } = looking;
  const { search, ...filter } = query;
  const text = search?.toLowerCase();
  const asked: MatchQuery = { ...filter, search: text ? { text, leagues: leaguesLike(text, language) } : undefined };
  const { lists } = await programmeOf(looking, [asked]);
  const { total, matches: found } = lists[0]!;
  const terms = await termsOf(
    env.DB,
    found.map(({ id }) => id),
  );
  return done({ total, matches: rowsShown(found, terms, at, language), now: at });
};

const match: Handler<typeof contract.sportsMatch> = async ({ env, params, at, language }) => {
  const { matches: found, terms } = await matchesWithTerms(env.DB, [params.id], null, at);
  const [stored] = found;
  return stored ? done(detailShown(boardOf(stored, at), terms, at, language)) : refused('not_found');
};

/** `GET /sports/matches/{id}/live`: a stream, so it has no envelope unless it is refused. What it tells is public; the API's key is asked for. */
export function liveMatchRoute(app: Hono<ApiContext>): void {
  app.get('/sports/matches/:id/live', async (context) => {
    const { language, at } = context.get('facts');
    if (!hasApiKey(context)) return answer(refused('invalid_api_key'), language);
    const id = context.req.param('id');
    // Only a match that is there has an object.
    const [stored] = await matchesById(context.env.DB, [id], at);
    if (!stored) return answer(refused('not_found'), language);
    const stream = await matchCalls(context.env, id).fetch(new Request(context.req.raw));
    return stream.ok
      ? new Response(stream.body, stream)
      : answer(refused('unavailable'), language, { 'retry-after': '60' });
  });
}
