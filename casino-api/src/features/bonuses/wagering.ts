import { fromEuro, type Currency } from 'contract/money';

/** Points needed are the bonus's amount times this, unless the grant says otherwise (DOMAIN §3). */
export const usualMultiplier = 30;
/** Fewer and a game that returns nearly everything counts nothing at all (DOMAIN §14). */
export const lowestMultiplier = 10;
/** The highest stake while a bonus is active, in euro minor units (DOMAIN §3). */
export const highestBonusStake = 5_00;
export const highestStakeIn = (currency: Currency): number => fromEuro(highestBonusStake, currency);

/** `queued → active → completed | forfeited | expired`; a queued bonus can be forfeited, and never expires: its days count from its start. */
export type BonusState = 'queued' | 'active' | 'completed' | 'forfeited' | 'expired';

/** What decides over a bonus. Amounts and points in minor units, times in epoch ms. */
export interface Wagering {
  state: BonusState;
  amount: number;
  multiplier: number;
  pointsGained: number;
  /** Bets of this bonus whose rounds are not settled. */
  openBets: number;
  freeSpinsLeft: number;
  /** Null while it waits, and for a bonus that is good for ever. */
  expiresAt: number | null;
}

export const pointsNeeded = ({ amount, multiplier }: Pick<Wagering, 'amount' | 'multiplier'>): number =>
  amount * multiplier;

/** What a stake adds to the points: whole minor units, truncated (DOMAIN §3). @param percent 0 to 100 */
export const pointsOf = (stake: number, percent: number): number => Math.trunc((stake * percent) / 100);

const isPast = ({ expiresAt }: Pick<Wagering, 'expiresAt'>, at: number): boolean =>
  expiresAt !== null && at >= expiresAt;

/** Whether bets may draw on it and count for it: it ends with the moment of its expiry, though open bets keep it from expiring. */
export const isInPlay = (bonus: Pick<Wagering, 'state' | 'expiresAt'>, at: number): boolean =>
  bonus.state === 'active' && !isPast(bonus, at);

/**
 * What a bonus has come to by itself, null while nothing has. Open bets block both ends until they are settled, free spins
 * that are left block completion. Points that were all gained win over an expiry that open bets held up.
 */
export function conclusionOf(bonus: Wagering, at: number): 'completed' | 'expired' | null {
  if (bonus.state !== 'active' || bonus.openBets > 0) return null;
  if (bonus.freeSpinsLeft === 0 && bonus.pointsGained >= pointsNeeded(bonus)) return 'completed';
  return isPast(bonus, at) ? 'expired' : null;
}

/**
 * Where money of a bonus belongs. Ended bonuses are still met by wins and rollbacks that come late: what a completed one
 * would have held is the player's cash, what a forfeited or expired one would have held is the house's.
 */
export function homeOf(state: BonusState): 'bonus' | 'cash' | 'promotions' {
  if (state === 'completed') return 'cash';
  return state === 'forfeited' || state === 'expired' ? 'promotions' : 'bonus';
}
