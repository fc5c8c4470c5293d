import { fromEuro, type Currency } from 'contract/money';

export type Direction = 'deposit' | 'withdraw';

/**
 * Every method of the cashier and its borders in euro minor units, both ends included. No method takes a fee. What differs
 * by operator or licence is changed here.
 */
export const cashierMethods = [
  {
    id: 'card',
    logo: 'card',
    provider: 'card',
    deposit: { minimum: 10_00, maximum: 5_000_00 },
    withdraw: { minimum: 20_00, maximum: 10_000_00 },
  },
  {
    id: 'crypto',
    logo: 'crypto',
    provider: 'crypto',
    deposit: { minimum: 20_00, maximum: 5_000_00 },
    withdraw: { minimum: 20_00, maximum: 10_000_00 },
  },
] as const;

export type CashierMethodId = (typeof cashierMethods)[number]['id'];
export type CashierMethodRule = (typeof cashierMethods)[number];

export const cashierMethod = (id: string): CashierMethodRule | undefined =>
  cashierMethods.find((method) => method.id === id);

/** Who moves the money of a method; of one that the cashier does not list (pay-and-play), its own name. */
export const providerOf = (method: string): string => cashierMethod(method)?.provider ?? method;

/** Smallest and largest amount in minor units of `currency`. */
export function amountBorders(
  method: CashierMethodRule,
  direction: Direction,
  currency: Currency,
): { minimum: number; maximum: number } {
  const { minimum, maximum } = method[direction];
  return { minimum: fromEuro(minimum, currency), maximum: fromEuro(maximum, currency) };
}

/** The smallest amount that any method pays out, in minor units of `currency`. */
export const smallestWithdrawal = (currency: Currency): number =>
  Math.min(...cashierMethods.map((method) => amountBorders(method, 'withdraw', currency).minimum));

export type AmountFault =
  { code: 'amount_below_minimum'; minimum: number } | { code: 'amount_above_maximum'; maximum: number };

/** Null when the amount (minor units of `currency`) is inside the method's borders. */
export function amountFault(
  method: CashierMethodRule,
  direction: Direction,
  currency: Currency,
  amount: number,
): AmountFault | null {
  const { minimum, maximum } = amountBorders(method, direction, currency);
  if (amount < minimum) return { code: 'amount_below_minimum', minimum };
  if (amount > maximum) return { code: 'amount_above_maximum', maximum };
  return null;
}
