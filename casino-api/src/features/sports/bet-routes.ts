import type * as contract from 'contract/sports/bets';
import { systemCombinations, systemSizes, systemsFor } from 'contract/sports/systems';
import { fromEuro } from 'contract/money';
import type { Handler } from '../../kernel/http/mount';
import { playerOf } from '../../kernel/http/request';
import { timeFor } from '../../kernel/moment';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { boardOf, marketsOn, type Board } from './board';
import { sportsPort } from './sports-port';
import { matchesWithTerms } from './matches';
import { excludingLegs, offersFor, takenOffers, type LegAsked, type Offer } from './offers';
import { cashOutValue, lowestStake, stakesFor, totalOdds } from './rules/tickets';
import { betShown, legFacts, withCashOut } from './shown';
import { ticketOf } from './sports-bets';
import type { AllTerms } from './terms';
import type { KeptBet } from './ticket-rows';

interface Boards {
  boards: ReadonlyMap<string, Board>;
  terms: AllTerms;
}

/** The matches of these ids as they stand. @param at epoch ms */
async function boardsOf(db: D1Database, ids: readonly string[], playerId: string | null, at: number): Promise<Boards> {
  const { matches, terms } = await matchesWithTerms(db, ids, playerId, at);
  return { terms, boards: new Map(matches.map((match) => [match.id, boardOf(match, at)])) };
}

async function offersNow(db: D1Database, legs: readonly LegAsked[], playerId: string | null, at: number) {
  const { boards, terms } = await boardsOf(
    db,
    legs.map(({ matchId }) => matchId),
    playerId,
    at,
  );
  return offersFor(legs, boards, { terms, playerId, at });
}

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const nothing = { minimum: 0, maximum: 0 };

export const priceSlip: Handler<typeof contract.priceSlip> = async (context) => {
  const { env, body, at, sessions, language } = context;
  const playerId = sessions.player?.playerId ?? null;
  const offers = (await offersNow(env.DB, body.legs, playerId, at)).filter((offer) => offer !== null);
  const limitsOf = (chosen: readonly Offer[]) => ({
    stake: Math.min(...chosen.map(({ limits }) => limits.stake)),
    payout: Math.min(...chosen.map(({ limits }) => limits.payout)),
  });
  const asked = [...offers.map((offer) => limitsOf([offer])), ...(offers.length > 1 ? [limitsOf(offers)] : [])];
  const own = sessions.player && (await playerOf(context, sportsPort).sportsLimits(asked));
  const { currency, limits, playTime } = own?.ok
    ? own.data
    : {
        currency: 'EUR' as const,
        playTime: null,
        limits: asked.map((limit) => ({ lowest: fromEuro(lowestStake, 'EUR'), ...limit })),
      };
  const excluding = excludingLegs(offers);
  const odds = offers.map((offer) => (offer.state === 'open' ? offer.odds : null));
  const combined = limits[offers.length];
  const combines = combined !== undefined && excluding.length === 0 && odds.every((price) => price !== null);
  const prices = odds.map((price) => price ?? 1_001);
  const all = [indexes(offers.length)];
  return done({
    legs: offers.map((offer, index) => ({
      ...legFacts(offer.match, offer, language),
      odds: odds[index]!,
      why: offer.state === 'open' ? null : offer.state === 'suspended' ? 'market_suspended' : 'market_closed',
      inPlay: offer.inPlay,
    })),
    currency,
    singles: odds.map((price, index) => (price === null ? nothing : stakesFor([[0]], [price], limits[index]!))),
    accumulator: combines ? { odds: totalOdds(all, prices), stakes: stakesFor(all, prices, combined) } : null,
    systems: combines
      ? systemsFor(offers.length).map((system) => {
          const combinations = systemCombinations(systemSizes(system, offers.length)!, offers.length);
          return {
            system,
            combinations: combinations.length,
            odds: totalOdds(combinations, prices),
            stakes: stakesFor(combinations, prices, combined),
          };
        })
      : [],
    excluding,
    delay: Math.max(0, ...offers.map(({ delay }) => delay)),
    playTime,
  });
};

/**
 * A bet in play waits its market's delay and is taken at what holds then, so that nobody bets on what he saw before the house did. One that
 * would be refused at once does not wait.
 */
export const placeBet: Handler<typeof contract.placeSportsBet> = async (context) => {
  const { env, body, sessions } = context;
  const playerId = sessions.player!.playerId;
  const read = (at: number) => offersNow(env.DB, body.legs, playerId, at);
  let at = context.at;
  let offers = await read(at);
  const delay = Math.max(0, ...offers.map((offer) => offer?.delay ?? 0));
  if (delay > 0 && takenOffers(body.legs, offers, body.priceChange).ok) {
    await scheduler.wait(delay);
    at = Math.max(at, await timeFor(env, { method: 'SPORTS', path: '/sports/bets' }));
    offers = await read(at);
  }
  // The player's object decides, about what is not on offer too: it knows whether this was answered before.
  const outcome = await playerOf({ ...context, at }, sportsPort).placeSportsBet(body, offers);
  return outcome.ok ? done({ bets: outcome.data.map((bet) => betShown(bet, context.language)) }) : outcome;
};

/** The prices at which a bet's open legs could be taken now, by index; refused where a leg's market is not open. */
function pricesNow(bet: KeptBet, { boards, terms }: Boards, at: number): Outcome<(number | null)[]> {
  const prices: (number | null)[] = [];
  for (const { state, match, marketId, selectionId } of bet.legs) {
    if (state !== 'open') {
      prices.push(null);
      continue;
    }
    const board = boards.get(match.id);
    const [market] = board ? marketsOn(board, terms, at, [marketId]) : [];
    const odds = market?.selections.find(({ id }) => id === selectionId)?.odds ?? null;
    if (odds === null) return refused(market?.state === 'suspended' ? 'market_suspended' : 'market_closed');
    prices.push(odds);
  }
  return done(prices);
}

function offerOf(bet: KeptBet, boards: Boards, at: number): contract.CashOutOffer | null {
  if (bet.state !== 'open') return null;
  const prices = pricesNow(bet, boards, at);
  const stake = bet.left;
  if (!prices.ok) return { amount: null, why: prices.code as 'market_suspended' | 'market_closed', stake };
  const amount = cashOutValue(ticketOf(bet), prices.data);
  return amount < 1 ? { amount: null, why: 'nothing_to_cash_out', stake } : { amount, why: null, stake };
}

const openMatches = (bets: readonly KeptBet[]): string[] =>
  bets.flatMap(({ state, legs }) =>
    state === 'open' ? legs.filter((leg) => leg.state === 'open').map(({ match }) => match.id) : [],
  );

export const showBets: Handler<typeof contract.sportsBets> = async (context) => {
  const { list, limit, offset } = context.query;
  const outcome = await playerOf(context, sportsPort).sportsBets(list, { limit, offset });
  if (!outcome.ok) return outcome;
  const { total, bets } = outcome.data;
  const boards = await boardsOf(context.env.DB, openMatches(bets), null, context.at);
  return done({ total, bets: bets.map((bet) => withCashOut(bet, offerOf(bet, boards, context.at), context.language)) });
};

export const showBet: Handler<typeof contract.sportsBet> = async (context) => {
  const outcome = await playerOf(context, sportsPort).sportsBet(context.params.id);
  if (!outcome.ok) return outcome;
  const boards = await boardsOf(context.env.DB, openMatches([outcome.data]), null, context.at);
  return done(withCashOut(outcome.data, offerOf(outcome.data, boards, context.at), context.language));
};

export const cashOutBet: Handler<typeof contract.cashOutSportsBet> = async (context) => {
  const { env, at, params, body } = context;
  const own = playerOf(context, sportsPort);
  const found = await own.sportsBet(params.id);
  if (!found.ok) return found;
  const boards = await boardsOf(env.DB, openMatches([found.data]), null, at);
  const outcome = await own.cashOutSportsBet({ ...body, betId: params.id }, pricesNow(found.data, boards, at));
  return outcome.ok ? done(betShown(outcome.data, context.language)) : outcome;
};
