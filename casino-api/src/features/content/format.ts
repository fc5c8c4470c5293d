import { days, hours, minutes, seconds } from 'contract/constants';
import { keptFormat } from 'contract/kept-format';
import { languageFacts, type Language } from 'contract/languages';
import { unitText } from 'contract/unit-text';

export const numberText = (value: number, language: Language): string =>
  keptFormat(`number ${language}`, () => new Intl.NumberFormat(languageFacts[language].intl)).format(value);

/** Euro minor units; cents only where there are some: `5,50 €`, `20 €`. */
export const euroText = (amount: number, language: Language): string => {
  const digits = amount % 100 ? 2 : 0;
  return keptFormat(
    `euro ${language} ${digits}`,
    () =>
      new Intl.NumberFormat(languageFacts[language].intl, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ).format(amount / 100);
};

/** Percent: `20 %`. */
export const percentText = (percent: number, language: Language): string =>
  keptFormat(
    `percent ${language}`,
    () => new Intl.NumberFormat(languageFacts[language].intl, { style: 'percent', maximumFractionDigits: 2 }),
  ).format(percent / 100);

/** Hundredths of a percent, always with both decimals: `96.12%`. */
export const returnText = (hundredths: number, language: Language): string =>
  keptFormat(
    `return ${language}`,
    () => new Intl.NumberFormat(languageFacts[language].intl, { style: 'percent', minimumFractionDigits: 2 }),
  ).format(hundredths / 10_000);

function counted(count: number, unit: string, language: Language): string {
  const text = keptFormat(
    `${unit} ${language}`,
    () =>
      new Intl.NumberFormat(languageFacts[language].intl, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 1,
      }),
  ).format(count);
  return unitText(text, language);
}

/** How long, in the largest unit that tells it whole; two days and less are told in hours. @param duration milliseconds */
export function durationText(duration: number, language: Language): string {
  if (duration > 2 * days && duration % days === 0) return counted(duration / days, 'day', language);
  if (duration >= hours && duration % hours === 0) return counted(duration / hours, 'hour', language);
  if (duration >= minutes && duration % minutes === 0) return counted(duration / minutes, 'minute', language);
  return counted(duration / seconds, 'second', language);
}

/** A file's size: `10 MB`. */
export const sizeText = (bytes: number, language: Language): string =>
  keptFormat(
    `size ${language}`,
    () =>
      new Intl.NumberFormat(languageFacts[language].intl, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      }),
  ).format(bytes / 1_000_000);

export const dateText = (at: number, language: Language): string =>
  keptFormat(
    `date ${language}`,
    () => new Intl.DateTimeFormat(languageFacts[language].intl, { dateStyle: 'long', timeZone: 'UTC' }),
  ).format(at);

/** `November 2026`, the month that a moment lies in. */
export const monthText = (at: number, language: Language): string =>
  keptFormat(
    `month ${language}`,
    () => new Intl.DateTimeFormat(languageFacts[language].intl, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ).format(at);

/** `a, b and c`. */
export const listText = (items: readonly string[], language: Language): string =>
  keptFormat(`list ${language}`, () => new Intl.ListFormat(languageFacts[language].intl)).format(items);

/** `a, b or c`. */
export const choiceText = (items: readonly string[], language: Language): string =>
  keptFormat(
    `choice ${language}`,
    () => new Intl.ListFormat(languageFacts[language].intl, { type: 'disjunction' }),
  ).format(items);

export const countryText = (code: string, language: Language): string =>
  keptFormat(`country ${language}`, () => new Intl.DisplayNames(languageFacts[language].intl, { type: 'region' })).of(
    code,
  ) ?? code;
export const currencyText = (code: string, language: Language): string =>
  keptFormat(
    `currency ${language}`,
    () => new Intl.DisplayNames(languageFacts[language].intl, { type: 'currency' }),
  ).of(code) ?? code;
