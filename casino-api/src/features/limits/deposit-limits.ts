import { depositLimitWindow, maximumDailyDepositLimit, minimumDailyDepositLimit } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { DepositState } from 'contract/cashier';

/** Minor units of the player's currency; times epoch ms. */
export interface DepositLimit {
  /** Null: the player has set none. */
  current: number | null;
  pending: { newLimit: number; confirmableFrom: number } | null;
}

export const noLimit: DepositLimit = { current: null, pending: null };

/** The lowest and the highest limit there is, minor units of `currency` (SPEC §5, §9). */
export const limitBorders = (currency: Currency): { minimum: number; maximum: number } => ({
  minimum: fromEuro(minimumDailyDepositLimit, currency),
  maximum: fromEuro(maximumDailyDepositLimit, currency),
});

export type LimitFault = { code: 'limit_too_low'; minimum: number } | { code: 'limit_too_high'; maximum: number };

/** What is wrong with a wished limit, or null. */
export function limitFault(newLimit: number, currency: Currency): LimitFault | null {
  const { minimum, maximum } = limitBorders(currency);
  if (newLimit < minimum) return { code: 'limit_too_low', minimum };
  return newLimit > maximum ? { code: 'limit_too_high', maximum } : null;
}

/**
 * The limit after a wish. The first limit and every cut apply at once and drop a raise that waits; a raise waits, and takes
 * the place of one that waited already.
 * @param wait ms, of the licence profile
 */
export function afterWish({ current }: DepositLimit, newLimit: number, at: number, wait: number): DepositLimit {
  if (current === null || newLimit <= current) return { current: newLimit, pending: null };
  return { current, pending: { newLimit, confirmableFrom: at + wait } };
}

/** The player's second word on a raise; only after the wait. Refusals: `nothing_pending`, `limit_wait_not_over` (with `confirmableFrom`). */
export function afterConfirmation({ pending }: DepositLimit, at: number): Outcome<DepositLimit> {
  if (!pending) return refused('nothing_pending');
  if (at < pending.confirmableFrom) return refused('limit_wait_not_over', { confirmableFrom: pending.confirmableFrom });
  return done({ current: pending.newLimit, pending: null });
}

/** Without the raise that waited; there being none is fine. */
export const withoutRaise = ({ current }: DepositLimit): DepositLimit => ({ current, pending: null });

export interface CountedDeposit {
  amount: number;
  state: DepositState;
  requestedAt: number;
  processedAt: number | null;
}

/**
 * What a deposit counts against the limit at a moment. Money that came in counts for 24 hours from its credit, and an order
 * counts for 24 hours from its opening, so that what is still on its way can't pass the limit together. A declined one is nothing.
 */
export function counts({ amount, state, requestedAt, processedAt }: CountedDeposit, at: number): number {
  const since = state === 'credited' ? processedAt : state === 'pending' ? requestedAt : null;
  return since !== null && since > at - depositLimitWindow ? amount : 0;
}

/** What may still be deposited, never below 0; null without a limit. */
export const leftOf = (current: number | null, used: number): number | null =>
  current === null ? null : Math.max(0, current - used);
