import type { MarketState } from 'contract/sports/markets';
import { voidWithoutResultAfter, type MatchPhase, type Score } from 'contract/sports/matches';
import { Recent } from '../../kernel/recent';
import { courseOf, inPlayAt, type InPlay } from './drawn/course';
import { feedMarkets, isStale } from './feed/prices';
import { isDrawn, type StoredMatch } from './matches';
import { Book } from './rules/book';
import { marketsOf, priced, type MarketPlan, type PricedMarket } from './rules/markets';
import type { Result } from './rules/match';
import { models } from './rules/sports';
import type { AllTerms } from './terms';

/** A market as it can be bet on now. */
export interface BoardMarket extends PricedMarket {
  state: MarketState;
}

/** A match as it stands at a moment: what is known of it, and what can be bet on. Nothing in it tells what is to come. */
export interface Board {
  match: StoredMatch;
  phase: MatchPhase;
  /** Null for a match that is not drawn, or has not begun. */
  inPlay: InPlay | null;
  /** The score, as far as it is known; of a drawn match also by part. */
  score: Result | null;
  /** Of a match that is over. */
  result: Result | null;
}

function phaseOf({ state, startsAt, endsAt, result, source }: StoredMatch, at: number): MatchPhase {
  if (state !== 'scheduled') return state;
  if (at < startsAt) return 'upcoming';
  if (result) return 'over';
  if (isDrawn({ source })) return at >= endsAt ? 'over' : 'in_play';
  return at >= startsAt + voidWithoutResultAfter ? 'void' : 'in_play';
}

/** @param at epoch ms */
export function boardOf(match: StoredMatch, at: number): Board {
  const phase = phaseOf(match, at);
  const { seed, result, feed } = match;
  const base = { match, phase, inPlay: null, score: null, result: null };
  if (phase === 'upcoming' || phase === 'postponed' || phase === 'void') return base;
  if (!isDrawn(match)) return { ...base, score: result ?? (feed?.score ? { match: feed.score } : null), result };
  // Without its seed a match can't be told about: it waits.
  if (seed === null) return base;
  const course = courseOf(match, seed);
  const inPlay = inPlayAt(match, course, phase === 'over' ? match.endsAt : at);
  return {
    ...base,
    inPlay,
    score: phase === 'over' ? course.result : inPlay.standing.score,
    result: phase === 'over' ? course.result : null,
  };
}

export const isOpenForBets = ({ phase }: Board): boolean => phase === 'upcoming' || phase === 'in_play';

const beforeStart = { over: 0, score: {} };
const prices = new Recent<PricedMarket | null>();
/** One for all markets of a board, as long as it is looked at. */
const books = new WeakMap<Board, Book>();

function bookOf(board: Board): Book {
  const { match, inPlay } = board;
  const book = books.get(board) ?? new Book(match.sport, match.expected, inPlay?.standing ?? beforeStart);
  books.set(board, book);
  return book;
}

/** Prices change with a tick and with the operators' margin, and not in between. */
function drawnPrice(board: Board, plan: MarketPlan, margin: number): PricedMarket | null {
  const { match, inPlay } = board;
  const { id, expected, startsAt, endsAt } = match;
  const key = `${id}:${expected.home}:${expected.away}:${startsAt}:${endsAt}:${plan.id}:${margin}:${inPlay?.tick ?? -1}`;
  const kept = prices.get(key);
  if (kept !== undefined) return kept;
  return prices.keep(key, priced(plan, bookOf(board), margin));
}

const suspended = (market: PricedMarket): BoardMarket => ({
  ...market,
  state: 'suspended',
  selections: market.selections.map(({ id }) => ({ id, odds: null })),
});

/** The markets of a match with their prices, those that are closed left out. @param only the ids of those that are asked for @param at epoch ms */
export function marketsOn(board: Board, terms: AllTerms, at: number, only?: readonly string[]): BoardMarket[] {
  if (!isOpenForBets(board)) return [];
  const { match } = board;
  if (isDrawn(match) && board.phase === 'in_play' && !board.inPlay) return [];
  const wanted = (id: string) => !only || only.includes(id);
  const on = isDrawn(match)
    ? marketsOf(match).flatMap((plan) => {
        if (!wanted(plan.id)) return [];
        return drawnPrice(board, plan, terms.margin(match, plan.id)) ?? [];
      })
    : feedMarkets(match, (id) => terms.margin(match, id)).filter(({ id }) => wanted(id));
  const isOff = board.inPlay?.isSuspended ?? (match.feed !== null && isStale(match.feed, board.phase, at));
  return on
    .filter(({ id }) => !terms.isVoid(match, id))
    .map((market) => (isOff || terms.isSuspended(match, market.id) ? suspended(market) : { ...market, state: 'open' }));
}

/** How many markets a match has, those that are decided by now among them: as many as a list says without pricing them all. */
export const marketCount = (board: Board): number =>
  !isOpenForBets(board)
    ? 0
    : isDrawn(board.match)
      ? marketsOf(board.match).length
      : feedMarkets(board.match, () => 0).length;

/** The market that lists show: who wins. */
export function mainMarket(board: Board, terms: AllTerms, at: number): BoardMarket | null {
  const all: readonly MarketPlan[] = isDrawn(board.match) ? marketsOf(board.match) : feedMarkets(board.match, () => 0);
  const main = all.find(({ kind }) => kind === 'match-result' || kind === 'winner');
  return (main && marketsOn(board, terms, at, [main.id])[0]) ?? null;
}

/** What the scoreboard says in its largest figures. */
export const shownScore = ({ match, score }: Board): Score | null =>
  score?.[isDrawn(match) ? models[match.sport].shown : 'match'] ?? null;
