import type { Deposit } from 'contract/cashier';
import { minutes, seconds } from 'contract/constants';

/**
 * When a waiting page looks again: every 2 s at first, more calmly once the provider takes its time, so that a forgotten tab
 * does not ask all night. Whole seconds, for the `Refresh` header.
 */
export const refreshAfter = (requestedAt: number, now: number): number =>
  (now - requestedAt < 2 * minutes ? 2 * seconds : 15 * seconds) / seconds;

/** Whether coins are still to be sent: there is an address, and nothing has arrived. */
export const isToBePaid = ({ state, crypto }: Deposit): boolean => state === 'pending' && crypto?.received === 0;

/** Somebody who is to copy an address from the page is given the time for it, in seconds. */
const whileCopying = 30;

/** When the page of a deposit looks again, in seconds; null once its end is known. */
export function looksAgainAfter({ state, requestedAt, crypto }: Deposit, now: number): number | null {
  if (state !== 'pending') return null;
  return crypto?.received === 0 ? whileCopying : refreshAfter(requestedAt, now);
}
