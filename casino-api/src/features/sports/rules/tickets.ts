import { cashOutFee, type LegState } from 'contract/sports/bets';
import { systemCombinations, systemSizes } from 'contract/sports/systems';
import { sportsbookMinimumOdds } from 'contract/constants';
import type { Verdict } from './markets';

/** Odds are counted in thousandths. */
const thousand = 1_000n;
const whole = 1_000;

/** A leg of a bet by what it was taken at and what came of it. */
export interface LegStanding {
  odds: number;
  state: LegState;
}

/** What a leg that came to this multiplies a stake by, in thousandths. Half a quarter line's stake is won, lost or back on its own. */
export function factorOf(odds: number, verdict: Verdict): number {
  switch (verdict) {
    case 'won':
      return odds;
    case 'half_won':
      return (odds + whole) / 2;
    case 'void':
      return whole;
    case 'half_lost':
      return whole / 2;
    case 'lost':
      return 0;
  }
}

/** The bets that a ticket is made of: the indexes of their legs. Null for a system that does not exist for so many legs. */
export function combinationsOf(
  kind: 'single' | 'accumulator' | 'system',
  system: string | null,
  legs: number,
): number[][] | null {
  if (kind !== 'system') return [Array.from({ length: legs }, (_, index) => index)];
  const sizes = systemSizes(system ?? '', legs);
  return sizes && systemCombinations(sizes, legs);
}

/** Half a thousandth occurs: factors are counted twice over, so that they are whole. */
const doubled = (factor: number): bigint => BigInt(Math.round(factor * 2));

/** What so much a combination pays at these factors (thousandths), each combination rounded down to minor units. */
export const payoutAt = (
  unit: number,
  combinations: readonly (readonly number[])[],
  factors: readonly number[],
): number =>
  combinations.reduce((sum, legs) => {
    const product = legs.reduce((all, leg) => all * doubled(factors[leg]!), BigInt(unit));
    return sum + Number(product / (2n * thousand) ** BigInt(legs.length));
  }, 0);

/** What every combination pays for one whole unit, in thousandths, rounded down: the total price of an accumulator. */
export const totalOdds = (combinations: readonly (readonly number[])[], odds: readonly number[]): number =>
  payoutAt(whole, combinations, odds);

/** What is left of an amount when so much of the stake was cashed out, rounded down. */
export const shareOf = (amount: number, left: number, stake: number): number =>
  Number((BigInt(amount) * BigInt(left)) / BigInt(stake));

interface Ticket {
  /** Of one combination. */
  unit: number;
  combinations: readonly (readonly number[])[];
  legs: readonly LegStanding[];
  /** Of all combinations, and what of it was not cashed out. */
  stake: number;
  left: number;
}

const factors = (legs: readonly LegStanding[], open: (leg: LegStanding, index: number) => number): number[] =>
  legs.map((leg, index) => (leg.state === 'open' ? open(leg, index) : factorOf(leg.odds, leg.state)));

/** What a ticket pays if every open leg wins, without what was cashed out. */
export const possiblePayout = ({ unit, combinations, legs, stake, left }: Ticket): number =>
  shareOf(
    payoutAt(
      unit,
      combinations,
      factors(legs, ({ odds }) => odds),
    ),
    left,
    stake,
  );

/** What a ticket comes to for what is left of it: null while it depends on a leg that is open. A lost cause is lost at once. */
export function settlementOf(ticket: Ticket): { state: 'won' | 'lost' | 'void'; payout: number } | null {
  const best = possiblePayout(ticket);
  if (best === 0) return { state: 'lost', payout: 0 };
  if (ticket.legs.some(({ state }) => state === 'open')) return null;
  return { state: ticket.legs.every(({ state }) => state === 'void') ? 'void' : 'won', payout: best };
}

/**
 * What is paid for all that is left of a ticket: stake × price taken ÷ price now × (1 − fee), a decided leg by what it came to, combination by
 * combination, and never more than the ticket could still win (DOMAIN §12). Minor units, rounded down; 0: nothing.
 * @param now the open legs' prices, in thousandths, by index
 */
export function cashOutValue(ticket: Ticket, now: readonly (number | null)[]): number {
  const { unit, combinations, legs, stake, left } = ticket;
  const share = factors(legs, ({ odds }, index) => (odds / now[index]!) * whole).map((factor) => factor / whole);
  const value = combinations.reduce((sum, indexes) => sum + indexes.reduce((all, leg) => all * share[leg]!, unit), 0);
  const paid = Math.floor((value * left * (whole - cashOutFee)) / (stake * whole) + 1e-7);
  return Math.max(0, Math.min(paid, possiblePayout(ticket)));
}

/**
 * The decimal odds by which a bet counts toward bonuses and cash points: its total price, for a system that of its shortest
 * combination; 1 when a leg is below what counts, or a part was cashed out (DOMAIN §12).
 */
export function countingOdds(combinations: readonly (readonly number[])[], odds: readonly number[]): number {
  if (odds.some((price) => price < sportsbookMinimumOdds * whole)) return 1;
  return Math.min(...combinations.map((legs) => legs.reduce((all, leg) => all * (odds[leg]! / whole), 1)));
}

/** The lowest stake of a bet, euro minor units. */
export const lowestStake = 10;

/**
 * What may be staked on each combination, minor units of the player's currency: no more in all than the limit, and no more than keeps what all
 * of them pay within the house's highest. `maximum` 0: nothing.
 * @param limits in the player's currency, the licence's cap among them
 */
export function stakesFor(
  combinations: readonly (readonly number[])[],
  odds: readonly number[],
  limits: { lowest: number; stake: number; payout: number },
): { minimum: number; maximum: number } {
  const minimum = Math.ceil(limits.lowest / combinations.length);
  const perUnit = combinations.reduce((sum, legs) => sum + legs.reduce((all, leg) => all * (odds[leg]! / whole), 1), 0);
  const maximum = Math.floor(Math.min(limits.stake / combinations.length, limits.payout / perUnit));
  return { minimum, maximum: maximum < minimum ? 0 : maximum };
}
