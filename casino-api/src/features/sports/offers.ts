import type { PriceChange } from 'contract/sports/bets';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { isOpenForBets, marketsOn, type Board } from './board';
import { parsedMarket } from './rules/market-ids';
import { selectionsOf } from './rules/markets';
import type { AllTerms } from './terms';
import type { BetMatch } from './ticket-rows';

/** A selection as a player names it. */
export interface LegAsked {
  matchId: string;
  marketId: string;
  selectionId: string;
}

/** What stands on offer for a selection when a bet comes in. `odds` in thousandths, limits in euro minor units. */
export interface Offer extends LegAsked {
  match: BetMatch;
  state: 'open' | 'suspended' | 'closed';
  odds: number | null;
  inPlay: boolean;
  /** How long a bet on it waits, ms. */
  delay: number;
  limits: { stake: number; payout: number };
}

/** What a bet keeps of its match. */
const betMatch = ({ match }: Board): BetMatch => {
  const { id, sport, league, home, away, startsAt, endsAt, expected, seedHash, source } = match;
  return { id, sport, league, home, away, startsAt, endsAt, expected, seedHash, source };
};

/** What is on offer for each leg; null for what there never was. @param at epoch ms */
export function offersFor(
  legs: readonly LegAsked[],
  boards: ReadonlyMap<string, Board>,
  { terms, playerId, at }: { terms: AllTerms; playerId: string | null; at: number },
): (Offer | null)[] {
  return legs.map(({ matchId, marketId, selectionId }) => {
    const board = boards.get(matchId);
    const plan = parsedMarket(marketId);
    if (!board || !plan || !selectionsOf(plan).includes(selectionId)) return null;
    const { match, phase } = board;
    const [market] = marketsOn(board, terms, at, [marketId]);
    const odds = market?.selections.find(({ id }) => id === selectionId)?.odds ?? null;
    const inPlay = phase === 'in_play';
    return {
      matchId,
      marketId,
      selectionId,
      match: betMatch(board),
      state:
        isOpenForBets(board) && market
          ? market.state === 'open' && odds === null
            ? 'closed'
            : market.state
          : 'closed',
      odds,
      inPlay,
      delay: inPlay ? terms.delay(match) : 0,
      limits: terms.limits(match, marketId, playerId),
    };
  });
}

/** Whether a price that may have moved is taken. */
const takes: Readonly<Record<PriceChange, (seen: number, now: number) => boolean>> = {
  ask: (seen, now) => seen === now,
  better: (seen, now) => now >= seen,
  any: () => true,
};

const namesOf = ({ matchId, marketId, selectionId, odds }: Offer) => ({ matchId, marketId, selectionId, odds });

/**
 * Whether all legs can be bet on at the prices that the player accepts. Refusals: `not_found`, `market_closed`, `market_suspended`,
 * `price_changed`, each with the legs that it is about.
 */
export function takenOffers(
  legs: readonly { odds: number }[],
  offers: readonly (Offer | null)[],
  priceChange: PriceChange,
): Outcome<(Offer & { odds: number })[]> {
  const known = offers.filter((offer) => offer !== null);
  if (known.length < legs.length) return refused('not_found');
  for (const [state, code] of [
    ['closed', 'market_closed'],
    ['suspended', 'market_suspended'],
  ] as const) {
    const off = known.filter((offer) => offer.state === state);
    if (off.length > 0) return refused(code, { legs: off.map(namesOf) });
  }
  const moved = known.filter(({ odds }, index) => odds === null || !takes[priceChange](legs[index]!.odds, odds));
  if (moved.length > 0) return refused('price_changed', { legs: moved.map(namesOf) });
  return done(known.map((offer) => ({ ...offer, odds: offer.odds! })));
}

/** The legs whose match another leg is about, too: those don't combine (DOMAIN §12). */
export const excludingLegs = (legs: readonly { matchId: string }[]): number[] =>
  [...legs.keys()].filter((index) =>
    legs.some((leg, other) => other !== index && leg.matchId === legs[index]!.matchId),
  );
