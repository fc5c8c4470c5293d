import { expect, it } from 'vitest';
import { parseTerm, type Term, termText } from './term-field';

it.each<[Term, string, number | boolean | null]>([
  ['margin', '5', 50],
  ['margin', '7,5', 75],
  ['margin', '100', 1_000],
  ['stake', '0', 0],
  ['stake', '12.5', 12_50],
  ['payout', '25000', 25_000_00],
  ['delay', '30', 30_000],
  ['suspended', ' Yes ', true],
  ['suspended', 'no', false],
  ['margin', '  ', null],
])('%s: %j is %j, and is read back from what is shown', (term, text, value) => {
  expect(parseTerm(term, text)).toBe(value);
  expect(parseTerm(term, termText(term, value))).toBe(value);
});

it.each<[Term, string]>([
  ['margin', '100.1'],
  ['margin', '-1'],
  ['margin', '5.55'],
  ['stake', '1e3'],
  ['payout', '99999999'],
  ['delay', '31'],
  ['delay', '1.5'],
  ['suspended', 'maybe'],
])('%s: %j is none', (term, text) => expect(parseTerm(term, text)).toBeUndefined());
