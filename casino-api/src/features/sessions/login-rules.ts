import { hours, loginUsername, minutes, password as passwordLength, seconds } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';

/** What stands against the typed credentials before anybody is looked up, in the order of SPEC §5 and §8. */
export function credentialsFault(username: string, password: string): ResultCode | null {
  if (username.length < loginUsername.min || username.length > loginUsername.max)
    return 'username_must_be_between_4_and_20_characters_long';
  if (!/^[A-Za-z0-9]+$/.test(username)) return 'invalid_username_characters_letters_and_numbers_allowed';
  if (password.length < passwordLength.min) return 'invalid_username_or_password';
  return null;
}

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

/** `data` of a `too_many_requests`. */
export const retryAfter = (milliseconds: number): { retryAfterSeconds: number } => ({
  retryAfterSeconds: Math.ceil(milliseconds / seconds),
});
