import { z } from 'zod';

/**
 * Currencies a player can hold, with their fixed equivalent of 1 EUR (SPEC §9). GBP and JPY have no rate and are not
 * offered (DOMAIN §9). `FUN` is play money: it has no rate and never touches a real account.
 */
export const currencies = {
  EUR: { digits: 2, perEuro: 1 },
  USD: { digits: 2, perEuro: 1 },
  CHF: { digits: 2, perEuro: 1 },
  AUD: { digits: 2, perEuro: 1 },
  CAD: { digits: 2, perEuro: 1 },
  PLN: { digits: 2, perEuro: 5 },
  BRL: { digits: 2, perEuro: 5 },
  NOK: { digits: 2, perEuro: 10 },
} as const;

export type Currency = keyof typeof currencies;
export type MoneyUnit = Currency | 'FUN';

export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];
export const Currency = z.enum(currencyCodes);
export const MoneyUnit = z.enum([...currencyCodes, 'FUN']);

/** An amount in minor units (cents). The bound keeps sums of any ledger inside the exact integers. */
export const MinorUnits = z.number().int().min(-1e13).max(1e13);
export const PositiveMinorUnits = MinorUnits.min(1);

/** Number of decimal digits of a unit. */
export const digitsOf = (unit: MoneyUnit): number => (unit === 'FUN' ? 2 : currencies[unit].digits);

/** Minor units as the decimal text the API's string fields carry: `1050` → `'10.50'`, `0` → `'0.00'` (SPEC §3). */
export function decimalText(amount: number, unit: MoneyUnit): string {
  const digits = digitsOf(unit);
  const sign = amount < 0 ? '-' : '';
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The fixed equivalent of an amount of euro minor units in another currency (SPEC §9). */
export const fromEuro = (euroMinor: number, currency: Currency): number => euroMinor * currencies[currency].perEuro;

/** The other way round: what so much of a unit is worth in euro minor units; play money counts like euro. Whole for every stake on offer. */
export const euroWorth = (minor: number, unit: MoneyUnit): number =>
  Math.floor(minor / (unit === 'FUN' ? 1 : currencies[unit].perEuro));
