import { readBirthdate } from 'contract/birthdate';
import { keptFormat } from 'contract/kept-format';
import { languageFacts } from 'contract/languages';
import { digitsOf, type MoneyUnit } from 'contract/money';
import { unitText } from 'contract/unit-text';
import type { Language } from './languages';

/** Minor units as money text: `(1050, 'EUR', 'de')` → `10,50 €`. Play money carries no currency sign. */
export function formatMoney(amount: number, unit: MoneyUnit, language: Language): string {
  const digits = digitsOf(unit);
  const options: Intl.NumberFormatOptions =
    unit === 'FUN'
      ? { minimumFractionDigits: digits, maximumFractionDigits: digits }
      : { style: 'currency', currency: unit };
  return keptFormat(
    `money ${language} ${unit}`,
    () => new Intl.NumberFormat(languageFacts[language].intl, options),
  ).format(amount / 10 ** digits);
}

/** The same without decimals where there are none to tell: `(2000, 'NOK', 'no')` → `20 kr`, `(20, 'EUR', 'no')` → `0,20 €`. */
export function formatShortMoney(amount: number, unit: MoneyUnit, language: Language): string {
  const digits = digitsOf(unit);
  if (amount % 10 ** digits) return formatMoney(amount, unit, language);
  const options: Intl.NumberFormatOptions = unit === 'FUN' ? {} : { style: 'currency', currency: unit };
  return keptFormat(
    `short money ${language} ${unit}`,
    () =>
      new Intl.NumberFormat(languageFacts[language].intl, {
        ...options,
        minimumFractionDigits: 0,
        maximumFractionDigits: 0,
      }),
  ).format(amount / 10 ** digits);
}

/** An amount beside others of its currency, which is said elsewhere, as on a chip: `(50, 'EUR', 'de')` → `0,50`, `(500, 'EUR', 'de')` → `5`. */
export function formatAmount(amount: number, unit: MoneyUnit, language: Language): string {
  const whole = 10 ** digitsOf(unit);
  const shown = amount % whole ? digitsOf(unit) : 0;
  return keptFormat(
    `amount ${language} ${shown}`,
    () =>
      new Intl.NumberFormat(languageFacts[language].intl, {
        minimumFractionDigits: shown,
        maximumFractionDigits: shown,
      }),
  ).format(amount / whole);
}

export const formatNumber = (value: number, language: Language): string =>
  keptFormat(`number ${language}`, () => new Intl.NumberFormat(languageFacts[language].intl)).format(value);

/** Hundredths with both decimals always, for figures that move: `150` → `1.50`. */
export const formatHundredths = (hundredths: number, language: Language): string =>
  keptFormat(
    `hundredths ${language}`,
    () => new Intl.NumberFormat(languageFacts[language].intl, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ).format(hundredths / 100);

/** Hundredths of a percent as text: `9612` → `96.12%`. */
export const formatPercent = (hundredths: number, language: Language): string =>
  keptFormat(
    `percent ${language}`,
    () => new Intl.NumberFormat(languageFacts[language].intl, { style: 'percent', minimumFractionDigits: 2 }),
  ).format(hundredths / 10_000);

/** Whole percent as text: `20` → `20%`. */
export const formatWholePercent = (percent: number, language: Language): string =>
  keptFormat(
    `whole percent ${language}`,
    () => new Intl.NumberFormat(languageFacts[language].intl, { style: 'percent' }),
  ).format(percent / 100);

/** Seconds in words: `2,500` → `2.5 seconds`. @param duration milliseconds */
export const formatSeconds = (duration: number, language: Language): string =>
  unitText(
    keptFormat(
      `seconds ${language}`,
      () => new Intl.NumberFormat(languageFacts[language].intl, { style: 'unit', unit: 'second', unitDisplay: 'long' }),
    ).format(duration / 1_000),
    language,
  );

/** Epoch milliseconds as date and time in the profile's time zone (`UTC` when unknown). */
export const formatDateTime = (at: number, language: Language, timeZone = 'UTC'): string =>
  keptFormat(
    `date-time ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(languageFacts[language].intl, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  ).format(at);

/** The same with its zone, where a moment of all players is said to one: `1 Dec 2026, 01:00 CET`. */
export const formatMoment = (at: number, language: Language, timeZone = 'UTC'): string =>
  keptFormat(
    `moment ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(languageFacts[language].intl, {
        year: 'numeric',
        month: languageFacts[language].yearFirst ? 'numeric' : 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }),
  ).format(at);

export const formatDate = (at: number, language: Language, timeZone = 'UTC'): string =>
  keptFormat(
    `date ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(languageFacts[language].intl, { dateStyle: 'medium', timeZone }),
  ).format(at);

/** A birth date as the language writes days, `1 February 1990`. @param text DD-MM-YYYY; anything else stays as it is */
export function formatBirthdate(text: string, language: Language): string {
  const born = readBirthdate(text);
  if (!born) return text;
  return keptFormat(
    `birthdate ${language}`,
    () => new Intl.DateTimeFormat(languageFacts[language].intl, { dateStyle: 'long', timeZone: 'UTC' }),
  ).format(Date.UTC(born.year, born.month - 1, born.day));
}

/** The time of day with its zone: `14:05 CET`. */
export const formatClock = (at: number, language: Language, timeZone = 'UTC'): string =>
  keptFormat(
    `clock ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(languageFacts[language].intl, {
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }),
  ).format(at);

function durationText(duration: number, language: Language, unitDisplay: 'short' | 'long'): string {
  const passed = Math.max(0, Math.floor(duration / 60_000));
  const part = (count: number, unit: 'hour' | 'minute') =>
    unitText(
      keptFormat(
        `duration ${language} ${unit} ${unitDisplay}`,
        () => new Intl.NumberFormat(languageFacts[language].intl, { style: 'unit', unit, unitDisplay }),
      ).format(count),
      language,
    );
  const [hours, minutes] = [Math.floor(passed / 60), passed % 60];
  return [...(hours ? [part(hours, 'hour')] : []), ...(minutes || !hours ? [part(minutes, 'minute')] : [])].join(
    languageFacts[language].between.words,
  );
}

/** How long, in whole minutes, for a cell or a choice: `1 hr 5 min`. @param duration milliseconds */
export const formatDuration = (duration: number, language: Language): string =>
  durationText(duration, language, 'short');

/** The same inside a sentence, its units written out: `1 hour 5 minutes`. */
export const formatDurationInWords = (duration: number, language: Language): string =>
  durationText(duration, language, 'long');

const steps = [
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const relativeTime = (count: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string =>
  unitText(
    keptFormat(
      `ago ${language}`,
      () => new Intl.RelativeTimeFormat(languageFacts[language].intl, { numeric: 'always' }),
    ).format(count, unit),
    language,
  );

/** How long ago, in seconds, minutes, hours, days or one month (SPEC §3, winner feed); older counts as one month. */
export function formatAgo(at: number, now: number, language: Language): string {
  const passed = Math.max(0, Math.floor((now - at) / 1_000));
  const [unit, size] = steps.find(([, seconds]) => passed >= seconds) ?? steps[4];
  const count = unit === 'month' ? 1 : Math.floor(passed / size);
  return relativeTime(-count, unit, language);
}

/** What people write beside an amount of a unit: its code and its signs. Another unit's sign is no sign of this one. */
const signsOf = (unit: MoneyUnit, language: Language): string[] =>
  keptFormat(`signs ${language} ${unit}`, () => {
    if (unit === 'FUN') return [];
    const shown = (['symbol', 'narrowSymbol'] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(languageFacts[language].intl, { style: 'currency', currency: unit, currencyDisplay })
          .formatToParts(0)
          .find(({ type }) => type === 'currency')?.value,
    );
    return [unit, ...shown].filter((sign) => sign !== undefined).map((sign) => plainText(sign).toUpperCase());
  });

/** Full-width digits and signs as plain ones, without the spaces and apostrophes that group digits. */
const plainText = (text: string): string => text.normalize('NFKC').replace(/[\s'’]/g, '');

function withoutSign(text: string, signs: readonly string[]): string {
  const upper = text.toUpperCase();
  const before = signs.find((sign) => upper.startsWith(sign));
  if (before) return text.slice(before.length);
  const behind = signs.find((sign) => upper.endsWith(sign));
  return behind ? text.slice(0, -behind.length) : text;
}

/** How soon, from a wait in seconds: "in 40 seconds", from a minute on rounded up to "in 2 minutes". */
export function formatWait(seconds: number, language: Language): string {
  const [unit, count] =
    seconds < 60
      ? (['second', Math.max(1, Math.ceil(seconds))] as const)
      : (['minute', Math.ceil(seconds / 60)] as const);
  return relativeTime(count, unit, language);
}

/**
 * Reads an amount as people type it in their language: `20,00`, `1.234,50`, `1 234.5`, `２０`, with or without the unit's
 * own sign. Gives minor units, or null when it is no amount or has more decimals than the unit knows.
 */
export function parseAmount(text: string, unit: MoneyUnit, language: Language): number | null {
  const digits = digitsOf(unit);
  const plain = withoutSign(plainText(text), signsOf(unit, language));
  if (!/^[0-9][0-9.,]*$/.test(plain)) return null;
  const decimalSign = decimalSignOf(plain, language);
  const [whole = '', fraction = '', ...more] = decimalSign ? plain.split(decimalSign) : [plain];
  const groups = whole.split(/[.,]/);
  if (more.length || /[.,]/.test(fraction) || fraction.length > digits) return null;
  if (groups.length > 1 && (groups[0]!.length > 3 || groups.slice(1).some((group) => group.length !== 3))) return null;
  const amount = Number(groups.join('')) * 10 ** digits + Number(fraction.padEnd(digits, '0') || 0);
  return Number.isSafeInteger(amount) && amount <= 1e13 ? amount : null;
}

/** The last sign decides when both occur; a lone one is decimal unless the language groups by it and three digits follow. */
function decimalSignOf(plain: string, language: Language): ',' | '.' | null {
  const dot = plain.lastIndexOf('.');
  const comma = plain.lastIndexOf(',');
  if (dot < 0 && comma < 0) return null;
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  const sign = dot >= 0 ? '.' : ',';
  if (plain.indexOf(sign) !== plain.lastIndexOf(sign)) return null;
  return sign === languageFacts[language].groups && /[.,]\d{3}$/.test(plain) ? null : sign;
}

/** The name of a month, 0 to 11; `narrow` is its first letter, as calendars have it. */
export const formatMonth = (month: number, language: Language, width: 'long' | 'narrow'): string =>
  keptFormat(
    `month ${language} ${width}`,
    () => new Intl.DateTimeFormat(languageFacts[language].intl, { month: width, timeZone: 'UTC' }),
  ).format(Date.UTC(2026, month, 15));

/** Whole percent as text: `20` → `20%`, in German `20 %`. */
export const formatShare = (percent: number, language: Language): string =>
  keptFormat(
    `share ${language}`,
    () => new Intl.NumberFormat(languageFacts[language].intl, { style: 'percent', maximumFractionDigits: 2 }),
  ).format(percent / 100);

/** A month of a year: `2026-11` → `November 2026`. */
export const formatMonthOfYear = (month: string, language: Language): string =>
  keptFormat(
    `month of year ${language}`,
    () => new Intl.DateTimeFormat(languageFacts[language].intl, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ).format(Date.parse(`${month}-01T00:00:00Z`));
