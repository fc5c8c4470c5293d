import { MarketId, Sport } from 'contract/sports/markets';
import {
  callOff,
  changeTerms,
  deskMatches,
  type DeskMatchList,
  deskMatchLists,
  exposureByMatch,
  exposureOf,
  hasResult,
  leaguesLike,
  matchOf,
  saidOf,
  saidTerms,
  scopes,
  setResult,
  voidMarket,
} from '../../features/sports';
import { answer } from '../../kernel/http/answer';
import { json } from '../../kernel/http/staff-calls';
import { done, type Outcome, refused } from '../../kernel/outcome';
import { type Asked, type Desk, noteOf, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { type Done, recorded, type Undone } from '../recorded';
import { placeOf, standingAt } from '../paging';
import { matchPage, matchPath, mostShown, programmePage, type SportsNews } from './page';
import { isTerm, parseTerm } from './term-field';

const shownAtOnce = 50;
const { path } = deskFacts.sports;

const listOf = (text: string): DeskMatchList => deskMatchLists.find((list) => list === text) ?? 'upcoming';

/** `all`, `sport:football`, `league:lantern-league`, `match:<id>`, `market:<match id>/<market id>` or `player:<id>`. */
function isScope(scope: string): boolean {
  const [kind, rest = ''] = scope.split(/:(.*)/s);
  const [match, market] = rest.split(/\/(.*)/s);
  if (kind === 'all') return scope === 'all';
  if (kind === 'sport') return Sport.safeParse(rest).success;
  if (kind === 'market') return match !== '' && MarketId.safeParse(market).success;
  return ['league', 'match', 'player'].includes(kind ?? '') && /^[\w. /-]{1,160}$/.test(rest);
}

const isWanted = ({ context }: Visit): boolean => context.req.header('accept')?.includes('text/html') === true;
const isDone = ({ context }: Visit): SportsNews => ({
  news: context.req.query('done') === undefined ? null : 'done',
  status: 200,
});

async function programme(visit: Visit, shown = isDone(visit)): Promise<Response> {
  const { context, at } = visit;
  const { DB } = context.env;
  const list = listOf(context.req.query('list') ?? '');
  const text = (context.req.query('q') ?? '').trim().slice(0, 80);
  const wanted = text.toLowerCase();
  const search = text === '' ? null : { text: wanted, leagues: leaguesLike(wanted, 'en') };
  const [exposed, found, said] = await Promise.all([
    exposureByMatch(DB, mostShown),
    deskMatches(DB, list, search, at, placeOf(visit), shownAtOnce),
    saidTerms(DB, null, placeOf(visit, 'terms'), shownAtOnce),
  ]);
  if (!isWanted(visit) && context.req.method === 'GET') return json(done({ matches: exposed }));
  return programmePage(visit, { exposed, found, said, query: { list, text } }, shown);
}

async function match(visit: Visit, id: string, shown = isDone(visit)): Promise<Response> {
  const { context, at } = visit;
  const { DB } = context.env;
  const found = await matchOf(context.env, id, at);
  if (!found) return answer(refused('not_found'), 'en');
  const [exposed, said] = await Promise.all([
    exposureOf(DB, id),
    saidTerms(DB, found, placeOf(visit, 'terms'), shownAtOnce),
  ]);
  if (!isWanted(visit) && context.req.method === 'GET') return json(done({ selections: exposed }));
  return matchPage(visit, found, exposed, said, shown);
}

/** Back to what the form was on, with what is wrong. */
function problem(visit: Visit, form: URLSearchParams, says: string, status: number): Promise<Response> {
  const shown: SportsNews = { news: { problem: says, at: `note-${form.get('step') ?? ''}` }, status };
  const id = form.get('match') ?? '';
  return id === '' ? programme(visit, shown) : match(visit, id, shown);
}

/** What was said or done of the programme, or that it can't be. */
function acted(
  visit: Visit,
  form: URLSearchParams,
  outcome: Outcome<unknown>,
  entry: Pick<Done, 'subject' | 'before' | 'after'>,
): Done | Undone | Response {
  if (!outcome.ok)
    return outcome.code === 'not_found'
      ? answer(outcome, 'en')
      : { problem: 'That can’t be done with this match any more', status: 409 };
  const id = form.get('match') ?? '';
  return { ...entry, action: 'sports', to: standingAt(visit, id === '' ? path : matchPath(id), { done: '1' }) };
}

const terms = recorded(async (visit, form) => {
  const { context, at } = visit;
  const { env } = context;
  const player = (form.get('player') ?? '').trim();
  const scope = player === '' ? (form.get('scope') ?? '') : scopes.player(player);
  const term = form.get('term') ?? '';
  if (!isScope(scope) || !isTerm(term)) return { problem: 'Say of what, and which term' };
  const value = parseTerm(term, form.get('value') ?? '');
  if (value === undefined) return { problem: 'That is no value for this term' };
  const before = (await saidOf(env.DB, scope))?.[term] ?? null;
  const outcome = await changeTerms(env, scope, { [term]: value }, at);
  return acted(visit, form, outcome, { subject: scope, before: { [term]: before }, after: { [term]: value } });
}, problem);

const voidWhole = recorded(async (visit, form, { askedBy }) => {
  const { context, at } = visit;
  const { env } = context;
  const id = form.get('match') ?? '';
  const outcome = await callOff(env, id, 'void', at, { corrects: askedBy !== undefined });
  return acted(visit, form, outcome, { subject: id, after: { state: 'void' } });
}, problem);

const voidOne = recorded(async (visit, form, { askedBy }) => {
  const { context, at } = visit;
  const { env } = context;
  const [id, market] = [form.get('match') ?? '', form.get('market') ?? ''];
  const outcome = await voidMarket(env, id, market, at, { corrects: askedBy !== undefined });
  return acted(visit, form, outcome, { subject: `${id}/${market}`, after: { state: 'void' } });
}, problem);

const scoreIn = (form: URLSearchParams): { home: number; away: number } | null => {
  const [home, away] = ['home', 'away'].map((side) => /^\d{1,3}$/.exec((form.get(side) ?? '').trim())?.[0]);
  return home === undefined || away === undefined ? null : { home: Number(home), away: Number(away) };
};

const enterResult = recorded(async (visit, form, { askedBy }) => {
  const { context, at } = visit;
  const { env } = context;
  const id = form.get('match') ?? '';
  const score = scoreIn(form);
  if (!score) return { problem: 'Write both sides’ scores' };
  const before = (await matchOf(env, id, at))?.result?.match;
  const outcome = await setResult(env, id, score, at, { corrects: askedBy !== undefined });
  return acted(visit, form, outcome, { subject: id, before: { ...before }, after: score });
}, problem);

/** What settled bets come to is changed by two (DOMAIN §2). */
const ofTwoOnceSettled =
  (says: (form: URLSearchParams) => string) =>
  async ({ context: { env }, at }: Visit, form: URLSearchParams): Promise<Asked | null> => {
    const found = await matchOf(env, form.get('match') ?? '', at);
    if (!found || !hasResult(found) || noteOf(form) === '') return null;
    const { id, home, away } = found;
    const what = says(form);
    return {
      says: `${what} of ${home} – ${away}, which is settled: ${noteOf(form)}`,
      subject: `${id} ${what}`,
      playerId: null,
    };
  };

/** Matches, what stands on them, and what operators say of margins, limits, suspensions and results. Of a drawn match nobody says the result. */
export const sportsDesk: Desk = {
  ...deskFacts.sports,
  pages: {
    '': (visit) => programme(visit),
    '/:id': (visit) => match(visit, visit.context.req.param('id') ?? ''),
  },
  acts: {
    terms: { roles: ['sports'], run: terms },
    void_match: {
      ...{ roles: ['sports'], needsFreshProof: true, run: voidWhole },
      ofTwo: ofTwoOnceSettled(() => 'Void all bets'),
    },
    void_market: {
      ...{ roles: ['sports'], needsFreshProof: true, run: voidOne },
      ofTwo: ofTwoOnceSettled((form) => `Void the market ${form.get('market') ?? ''}`),
    },
    result: {
      ...{ roles: ['sports'], needsFreshProof: true, run: enterResult },
      ofTwo: ofTwoOnceSettled((form) => {
        const score = scoreIn(form);
        return `Correct the result to ${score ? `${score.home}:${score.away}` : 'nothing'}`;
      }),
    },
  },
};
