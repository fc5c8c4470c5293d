import { minutes } from 'contract/constants';
import type { MatchPhase } from 'contract/sports/matches';
import type { FeedState, StoredMatch } from '../matches';
import { parsedMarket } from '../rules/market-ids';
import { highestOdds, lowestOdds, selectionsOf, type PricedMarket } from '../rules/markets';

/** How old a feed's prices may be before nothing is taken at them. */
const staleAfter = { upcoming: 30 * minutes, in_play: 1 * minutes } as const;

export const isStale = ({ pricedAt }: FeedState, phase: MatchPhase, at: number): boolean =>
  at - pricedAt >= staleAfter[phase === 'in_play' ? 'in_play' : 'upcoming'];

const thousand = 1_000;

/**
 * A feed's markets at the house's margin: the feed's own margin is taken out by making its chances add up to one, and ours put in, so that
 * a market with one side missing is not offered. @param marginOf in thousandths, by market
 */
export function feedMarkets({ feed }: StoredMatch, marginOf: (market: string) => number): PricedMarket[] {
  return Object.entries(feed?.prices ?? {}).flatMap(([id, prices]) => {
    const plan = parsedMarket(id);
    if (!plan) return [];
    const given = selectionsOf(plan).map((selection) => ({ id: selection, odds: prices[selection] ?? 0 }));
    const known = plan.kind === 'match-result' ? given : given.filter(({ odds }) => odds > 0);
    if (known.length < 2 || known.some(({ odds }) => odds <= thousand)) return [];
    const sum = known.reduce((total, { odds }) => total + thousand / odds, 0);
    // Prices that add up to less than everything are no prices.
    if (sum < 1) return [];
    const margin = marginOf(id);
    const selections = known.map(({ id: selection, odds }) => {
      const ours = Math.floor((odds * sum * thousand) / (thousand + margin));
      return { id: selection, odds: ours < lowestOdds ? null : Math.min(highestOdds, ours) };
    });
    return [{ ...plan, margin, selections }];
  });
}
