import { seconds } from 'contract/constants';
import { euroWorth } from 'contract/money';
import { isDrawn } from './matches';
import { possiblePayout, combinationsOf } from './rules/tickets';
import type { KeptBet } from './ticket-rows';

/** A leg of a bet as the house knows it: what is left of the bet's stake, and what it may pay, euro minor units. */
export interface ToldLeg {
  matchId: string;
  betId: string;
  leg: number;
  playerId: string;
  marketId: string;
  selectionId: string;
  stake: number;
  payout: number;
  isOpen: boolean;
  placedAt: number;
  /** When somebody has to look at its match, epoch ms; null where a feed says how it ended. */
  endsAt: number | null;
  /** How often its bet has changed since it was placed. */
  turn: number;
}

/**
 * What leaves a player's object: all legs of some bets as they stand. Told again, or late, it changes nothing that was told since.
 * `turn`: of one that was written when a message was a bet's.
 */
export type SportsMessage = { kind: 'sports_bet'; legs: (Omit<ToldLeg, 'turn'> & { turn?: number })[]; turn?: number };

/** So many legs are a message at most: of fifty that are delivered at once the shared database takes a megabyte. */
const toldTogether = 100;

/** Legs as they are told: those of many bets in one go. */
export const messagesOf = (legs: readonly ToldLeg[]): SportsMessage[] =>
  Array.from({ length: Math.ceil(legs.length / toldTogether) }, (_, index) => ({
    kind: 'sports_bet',
    legs: legs.slice(index * toldTogether, (index + 1) * toldTogether),
  }));

export const legsTold = (bet: KeptBet, playerId: string): ToldLeg[] => {
  const payout = possiblePayout({ ...bet, combinations: combinationsOf(bet.kind, bet.system, bet.legs.length)! });
  const turn = bet.cashOuts.length + bet.corrections.length + (bet.settledAt === null ? 0 : 1);
  return bet.legs.map(({ match, marketId, selectionId }, leg) => ({
    matchId: match.id,
    betId: bet.id,
    leg,
    playerId,
    marketId,
    selectionId,
    stake: euroWorth(bet.left, bet.currency),
    payout: euroWorth(payout, bet.currency),
    isOpen: bet.state === 'open',
    placedAt: bet.placedAt,
    endsAt: isDrawn(match) ? match.endsAt : null,
    turn,
  }));
};

/** Of somebody who bets again and again the house hears no oftener, ms: of what was placed meanwhile in one trip. */
const toldEvery = 5 * seconds;

/** When the house is to hear of what a player places. In memory alone: told oftener is told right. */
export class ToldTogether {
  private next = -Infinity;

  /** For how long a bet that is placed at `at` (epoch ms) waits, ms. What settles or takes back goes at once. */
  wait(at: number): number {
    if (Math.abs(at - this.next) >= toldEvery) {
      this.next = at + toldEvery;
      return 0;
    }
    if (at >= this.next) this.next += toldEvery;
    return this.next - at;
  }
}
