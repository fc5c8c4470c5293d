/** What a payment card must be before a provider is asked. The card itself is never stored or logged. */
export interface CardDetails {
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
}

export const cardDigits = (number: string): string => number.replaceAll(' ', '');

/** The check digit of ISO/IEC 7812. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits.length >= 12 && sum % 10 === 0;
}

/** A card is good through the last day of its month, wherever on earth that day ends last (UTC−12). `at` in epoch ms. */
export function isExpired(expiry: string, at: number): boolean {
  const [month, year] = expiry.split('/').map(Number) as [number, number];
  return at >= Date.UTC(2000 + year, month, 1, 12);
}

export type CardField = 'number' | 'expiry' | 'cvc';

/** The fields that can't be right, in the order of the form. */
export function cardFaults({ number, expiry, cvc }: CardDetails, at: number): CardField[] {
  const digits = cardDigits(number);
  const month = Number(expiry.slice(0, 2));
  const isAmex = /^3[47]/.test(digits);
  return [
    ...(digits.length <= 19 && passesLuhn(digits) ? [] : (['number'] as const)),
    ...(month >= 1 && month <= 12 && !isExpired(expiry, at) ? [] : (['expiry'] as const)),
    ...(cvc.length === (isAmex ? 4 : 3) ? [] : (['cvc'] as const)),
  ];
}
