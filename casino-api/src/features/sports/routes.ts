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
import { leagueCounts, listMatches, matchesById, type MatchQuery, type StoredMatch } from './matches';
import { plannedAt, planMatches } from './drawn/plan';
import { detailShown, rowShown } from './shown';
import { termsOf } from './terms';
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

const rowsShown = async (db: D1Database, found: readonly StoredMatch[], at: number, language: Language) => {
  const terms = await termsOf(db, found);
  return found.map((stored) => rowShown(boardOf(stored, at), terms, at, language));
};

/** Looking at the programme keeps it going: the matches of the hours to come are planned by whoever looks. @param upcoming those that are planned */
async function keepGoing({ env: { DB }, at, later }: Looking, upcoming: number): Promise<boolean> {
  if (upcoming >= plannedAt(at)) return false;
  const planning = planMatches(DB, at, randomBytes);
  if (upcoming > 0) later(planning);
  else await planning;
  return upcoming === 0;
}

const overview: Handler<typeof contract.sportsOverview> = async (looking) => {
  const { env, query, at, language } = looking;
  const { DB } = env;
  const page = { limit: query.limit, offset: 0 };
  const read = () =>
    Promise.all([
      leagueCounts(DB, at),
      ...(['in_play', 'upcoming', 'popular'] as const).map((list) => listMatches(DB, { list, ...page }, at)),
    ] as const);
  let [counts, ...lists] = await read();
  const upcoming = counts.reduce((sum, league) => sum + league.upcoming, 0);
  if (await keepGoing(looking, upcoming)) [counts, ...lists] = await read();
  const [inPlay, nextUp, popular] = await Promise.all(lists.map((list) => rowsShown(DB, list.matches, at, language)));
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
  let found = await listMatches(env.DB, asked, at);
  if (query.list !== 'results') {
    const counts = await leagueCounts(env.DB, at);
    if (
      await keepGoing(
        looking,
        counts.reduce((sum, { upcoming }) => sum + upcoming, 0),
      )
    )
      found = await listMatches(env.DB, asked, at);
  }
  return done({ total: found.total, matches: await rowsShown(env.DB, found.matches, at, language), now: at });
};

const match: Handler<typeof contract.sportsMatch> = async ({ env, params, at, language }) => {
  const [stored] = await matchesById(env.DB, [params.id], at);
  if (!stored) return refused('not_found');
  return done(detailShown(boardOf(stored, at), await termsOf(env.DB, [stored]), at, language));
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
