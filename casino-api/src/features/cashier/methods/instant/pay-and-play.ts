import { birthdateFault } from 'contract/birthdate';
import { registrationCountries } from 'contract/countries';
import type { BankIdentity } from 'contract/instant';
import type { ResultCode } from 'contract/result-codes';
import { territoryOf } from 'contract/territory';

export type InstantOrderState = 'open' | 'failed' | 'credited' | 'refused';

/** Pay-and-play is in euro; what one checkout may be, minor units, both ends included. */
export const instantBorders = { minimum: 10_00, maximum: 5_000_00 } as const;
export const instantCurrency = 'EUR';

/** What stands against somebody whom the bank names (DOMAIN §8, §10); null when nothing does. `at` in epoch ms. */
export function identityFault(
  { birthdate, country }: Pick<BankIdentity, 'birthdate' | 'country'>,
  at: number,
): Extract<ResultCode, 'restriction_error' | 'underage'> | null {
  if (territoryOf({ country }).barred || !registrationCountries.includes(country)) return 'restriction_error';
  // A birth date that is none proves no age.
  return birthdateFault(birthdate, at) === null ? null : 'underage';
}

/** A user name for somebody who chose none: letters of the name and six digits, 7 to 18 characters. @param digits random, 0–999,999 */
export function usernameFrom(fname: string, digits: number): string {
  const letters = fname
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
    .slice(0, 12);
  return `${letters || 'player'}${String(digits).padStart(6, '0')}`;
}

/**
 * What a notification makes of an order that is open or failed. What is credited or refused stays so: a payment is told of again,
 * or a failure comes late. "Succeeded" outranks "failed" whichever came first.
 */
export const isSettled = (state: InstantOrderState): boolean => state === 'credited' || state === 'refused';
