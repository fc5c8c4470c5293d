import { hours } from 'contract/constants';
import type { Score } from 'contract/sports/matches';
import type { FeedState } from '../matches';
import type { Result } from '../rules/match';
import type { ToldMatch, ToldPrices, ToldScore } from './odds-api';

/** A match of a feed as it is kept. */
export interface KeptMatch extends ToldMatch {
  feed: FeedState;
  result: Result | null;
  /** How often the result was told otherwise. */
  revision: number;
}

/** How long a match is taken to last: from then on its bets ask for the result. */
const lasts = 3 * hours;
export const expectedEnd = (startsAt: number): number => startsAt + lasts;

const untold: FeedState = { prices: {}, pricedAt: 0, score: null, scoredAt: 0 };

const resultOf = (score: Score): Result => ({ match: score, regular: score });

const isSame = (a: Score, b: Score): boolean => a.home === b.home && a.away === b.away;

/**
 * What is known of a match once a feed has told more. It depends on what was told, not on the order: what is older than what is known changes
 * nothing, nor does a repetition. A feed that contradicts itself within one moment is believed in what it said first, until it says
 * something later. A result that was told is taken back by nothing but another result.
 */
export function withPrices(known: KeptMatch | null, told: ToldPrices): KeptMatch {
  const kept = known ?? { ...told, feed: untold, result: null, revision: 0 };
  if (told.pricedAt <= kept.feed.pricedAt) return kept;
  const { prices, pricedAt, startsAt } = told;
  return { ...kept, startsAt, feed: { ...kept.feed, prices, pricedAt } };
}

export function withScore(known: KeptMatch | null, told: ToldScore): KeptMatch {
  const kept = known ?? { ...told, feed: untold, result: null, revision: 0 };
  const { score, scoredAt, isOver } = told;
  if (!score || scoredAt <= kept.feed.scoredAt) return kept;
  const feed = { ...kept.feed, score, scoredAt };
  if (!isOver) return kept.result ? kept : { ...kept, feed };
  const before = kept.result?.match;
  if (before && isSame(before, score)) return { ...kept, feed };
  return { ...kept, feed, result: resultOf(score), revision: kept.revision + (before ? 1 : 0) };
}
