import type { Terms } from '../../features/sports';

export type Term = Exclude<keyof Terms, 'voided'>;

export const terms: Readonly<Record<Term, string>> = {
  margin: 'Margin, percent',
  stake: 'Highest stake, EUR',
  payout: 'Highest payout, EUR',
  delay: 'Delay in play, seconds',
  suspended: 'Suspended, yes or no',
};
export const isTerm = (text: string): text is Term => Object.hasOwn(terms, text);

/** What a whole number of the last place comes to, and the most it may be. */
const numbers = {
  margin: { form: /^(\d{1,3})(?:[.,](\d))?$/, places: 1, unit: 1, most: 1_000 },
  stake: { form: /^(\d{1,7})(?:[.,](\d{1,2}))?$/, places: 2, unit: 1, most: 1e9 },
  payout: { form: /^(\d{1,7})(?:[.,](\d{1,2}))?$/, places: 2, unit: 1, most: 1e9 },
  delay: { form: /^(\d{1,2})$/, places: 0, unit: 1_000, most: 30_000 },
} as const;

/**
 * What somebody wrote for a term, in the units of `Terms`; nothing written is null, which takes back what was said.
 * @returns undefined for what can't be one
 */
export function parseTerm(term: Term, text: string): number | boolean | null | undefined {
  const written = text.trim().toLowerCase();
  if (written === '') return null;
  if (term === 'suspended') return written === 'yes' ? true : written === 'no' ? false : undefined;
  const { form, places, unit, most } = numbers[term];
  const found = form.exec(written);
  if (!found) return undefined;
  const value = (Number(found[1]) * 10 ** places + Number((found[2] ?? '').padEnd(places, '0'))) * unit;
  return value <= most ? value : undefined;
}

/** As `parseTerm` reads it. */
export function termText(term: Term, value: number | boolean | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const { places, unit } = numbers[term as Exclude<Term, 'suspended'>];
  return (value / unit / 10 ** places).toFixed(places);
}
