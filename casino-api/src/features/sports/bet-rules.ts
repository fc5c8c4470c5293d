import { fromEuro, type Currency } from 'contract/money';
import type { Score, SelectionId } from 'contract/sports';
import { refused, type Outcome } from '../../kernel/outcome';
import { hasWon, type Match } from './sports-rules';

/** A match that was postponed is not played any more: its bets are void. */
export type MatchState = 'scheduled' | 'postponed';

/** What stands on offer when a bet comes in. Odds in thousandths. */
export interface Offer {
  match: Match;
  state: MatchState;
  odds: number;
}

/** Euro minor units: what may be staked at all, and what a bet may pay. */
export const stakeBorders = { lowest: 10, highest: 1_000_00, highestPayout: 25_000_00 } as const;

/** What a won bet pays, the stake included, minor units, rounded down. */
export const payoutOf = (stake: number, odds: number): number => Math.floor((stake * odds) / 1_000);

/**
 * What may be staked at these odds, minor units of the currency: no more than keeps the payout within the house's highest.
 * @param licensed the highest stake that the licence allows
 */
export function stakesAt(odds: number, currency: Currency, licensed = Infinity): { minimum: number; maximum: number } {
  const paid = Math.floor((fromEuro(stakeBorders.highestPayout, currency) * 1_000) / odds);
  return {
    minimum: fromEuro(stakeBorders.lowest, currency),
    maximum: Math.min(fromEuro(stakeBorders.highest, currency), paid, licensed),
  };
}

/**
 * Why a bet is not taken, or null: betting ends with the moment of the kick-off, and a bet stands at the odds that the player saw or
 * not at all. Refusals: `event_closed`, `odds_changed`, `stake_not_offered`.
 * @param stakes what may be staked at those odds
 * @param at epoch ms
 */
export function betRefusal(
  { odds, stake }: { odds: number; stake: number },
  offer: Offer,
  stakes: { minimum: number; maximum: number },
  at: number,
): Outcome<never> | null {
  if (offer.state !== 'scheduled' || at >= offer.match.startsAt) return refused('event_closed');
  if (offer.odds !== odds) return refused('odds_changed', { odds: offer.odds });
  return stake < stakes.minimum || stake > stakes.maximum ? refused('stake_not_offered', stakes) : null;
}

export type BetState = 'open' | 'won' | 'lost' | 'void';

/** What a bet has come to. @param score null for a match that was called off */
export function resultOf(
  bet: { selection: SelectionId; stake: number; odds: number },
  score: Score | null,
): { state: Exclude<BetState, 'open'>; payout: number } {
  if (!score) return { state: 'void', payout: bet.stake };
  return hasWon(bet.selection, score)
    ? { state: 'won', payout: payoutOf(bet.stake, bet.odds) }
    : { state: 'lost', payout: 0 };
}
