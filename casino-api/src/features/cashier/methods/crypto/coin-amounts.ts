import { chains, type Chain } from 'contract/chains';
import { currencies, type Currency } from 'contract/money';

/** A decimal text such as `0.00083` in the coin's smallest units; null for what is no such amount, or finer than the chain is counted in. */
export function coinUnits(text: string, chain: Chain): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? [];
  const { digits } = chains[chain];
  if (whole === undefined || /[1-9]/.test(fraction.slice(digits))) return null;
  const units = Number(whole) * 10 ** digits + Number(fraction.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(units) ? units : null;
}

/** A decimal text such as `60.00` in a currency's minor units; null for what is no amount of a currency that we have. */
export function decimalUnits(text: string, currency: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = Object.hasOwn(currencies, currency) ? currencies[currency as Currency].digits : null;
  if (whole === undefined || digits === null || /[1-9]/.test(fraction.slice(digits))) return null;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}
