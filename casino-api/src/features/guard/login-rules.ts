import { hours, minutes, seconds } from 'contract/constants';

/** From the fifth failed attempt on, each makes the next one wait twice as long (DOMAIN §5). */
export const loginDelay = { fromFailure: 5, first: 5 * seconds, longest: 15 * minutes } as const;
/** After so many failures an account's log-in asks for a captcha (DOMAIN §5). */
export const captchaFromFailure = 3;
/** After this long without another failure, an account's and an address's failures are forgotten. */
export const accountFailuresKept = 24 * hours;
export const addressFailuresKept = 15 * minutes;

export interface Failures {
  count: number;
  /** Epoch ms of the last one. */
  lastAt: number;
}

/** How long, in ms from `at`, the next attempt has to wait; 0 when it may be made. */
export function waitBeforeAttempt({ count, lastAt }: Failures, at: number): number {
  if (count < loginDelay.fromFailure) return 0;
  const delay = Math.min(loginDelay.longest, loginDelay.first * 2 ** (count - loginDelay.fromFailure));
  return Math.max(0, lastAt + delay - at);
}
