import { cashPointWeight, euroPerCashPoint, sportsbookMinimumOdds } from 'contract/constants';
import { currencies, type Currency } from 'contract/money';

/** Shares of a stake that qualify, whole percent (SPEC §9); a category that is not here earns nothing. */
const weights: Readonly<Record<string, number>> = { ...cashPointWeight, table: 20, virtual: 20 };
const percent = 100;
const minimumOdds = Math.round(sportsbookMinimumOdds * 1_000);

/** What a settled real-money round counts by. `cashStake` in minor units, without any bonus's part; `odds` in thousandths. */
export interface QualifyingRound {
  cashStake: number;
  category: string;
  odds?: number;
}

/** Whole percent of a cash stake that count. A sportsbook bet below odds of 1.2, or without odds, counts nothing. */
export function weightOf({ category, odds = 0 }: Pick<QualifyingRound, 'category' | 'odds'>): number {
  if (category === 'sportsbook' && odds < minimumOdds) return 0;
  return Object.hasOwn(weights, category) ? weights[category]! : 0;
}

/**
 * What a round adds to the accumulator: hundredths of minor units of the player's currency. Nothing is rounded here, so
 * that many small stakes are worth what one large stake is.
 */
export const qualifyingOf = (round: QualifyingRound): number => round.cashStake * weightOf(round);

/** The accumulator in euro minor units, truncated (SPEC §9, fixed equivalents). */
export const qualifyingEuro = (accumulated: number, currency: Currency): number =>
  Math.floor(Math.max(0, accumulated) / (percent * currencies[currency].perEuro));

/** Cash points of an accumulator, truncated. */
export const cashPointsOf = (accumulated: number, currency: Currency): number =>
  Math.floor(qualifyingEuro(accumulated, currency) / euroPerCashPoint);
