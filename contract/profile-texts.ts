/** Rules of the profile's texts that need no zod, so that a form in the browser judges by the very same ones. */
import { profileLengths } from './constants';
import { katakana } from './search-text';

/** International, digits with an optional plus; spaces, brackets and hyphens may stand between them (SPEC §5). */
export const mobileNumber = /^\+?[0-9][0-9 ()-]{5,23}$/;

/** Widths and separators that people type, as `mobileNumber` knows them: `＋４７/412.34` becomes `+47-412-34`. */
export const plainMobileNumber = (number: string): string =>
  number.normalize('NFKC').replace(/[./\u2010-\u2015]/g, '-');

/** @param number as it was typed, without spaces around it */
export const isMobileNumber = (number: string): boolean =>
  number.length <= profileLengths.mobile.max && mobileNumber.test(plainMobileNumber(number));

/** Kanji and kana: a name of one character is whole there. "Longer than 2" (SPEC §5) is meant for letters. */
const japaneseName = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;

/** How many characters a first or last name has at least. @param name as it was typed, without spaces around it */
const shortestName = (name: string): number => (japaneseName.test(name) ? 1 : profileLengths.fname.min);

/** Whether a first or last name has an accepted length (SPEC §5). */
export const isName = (name: string): boolean =>
  name.length >= shortestName(name) && name.length <= profileLengths.fname.max;

/** The reading of a name in katakana, as Japan's forms ask for it: typed in either kana, stored in one. */
export const plainKana = (reading: string): string => katakana(reading.normalize('NFKC')).trim().replace(/\s+/g, ' ');

/** @param reading as it was typed; empty where none is given */
export const isKana = (reading: string): boolean =>
  reading.length <= longestKana && /^[\p{Script=Katakana}ー・ ]*$/u.test(plainKana(reading));

export const longestKana = 50;
export const longestTimeZone = 60;

/** Whether `Intl` knows the IANA name; offsets such as `+02:00` are no zones, for they know no summer time. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      name.length <= longestTimeZone &&
      /^[A-Za-z]/.test(name) &&
      new Intl.DateTimeFormat('en', { timeZone: name }) !== null
    );
  } catch {
    return false;
  }
}

/** Of the fields that SPEC §5 gives no length. */
export const longestState = 50;
export const longestSecurityQuestion = 120;
