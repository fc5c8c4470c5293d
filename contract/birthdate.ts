/** The birth date's rule (SPEC §5), one for the form at the edge and for the API's own check. */
import { minimumAge } from './constants';

/** A calendar day. `month` is 1–12. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const oldestYear = 1900;

/** Reads DD-MM-YYYY (SPEC §5); null when it is no real date since 1900, such as 31-04-1990 or 29-02-2001. */
export function readBirthdate(text: string): CalendarDay | null {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (!match) return null;
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= oldestYear ? { year, month, day } : null;
}

/** Full years on the UTC day of `at` (epoch ms). Somebody born on 29 February is a year older on 1 March of common years. */
export function ageAt(birth: CalendarDay, at: number): number {
  const today = new Date(at);
  const hadBirthday = (today.getUTCMonth() + 1 - birth.month || today.getUTCDate() - birth.day) >= 0;
  return today.getUTCFullYear() - birth.year - (hadBirthday ? 0 : 1);
}

/** What stands against a birth date (SPEC §5, DOMAIN §5): null when it is real and 18 or more years ago on the UTC day of `at`. */
export function birthdateFault(text: string, at: number): 'invalid_birthdate' | 'underage' | null {
  const birth = readBirthdate(text);
  if (!birth) return 'invalid_birthdate';
  return ageAt(birth, at) >= minimumAge ? null : 'underage';
}
