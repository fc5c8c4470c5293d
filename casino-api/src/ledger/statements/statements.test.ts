import { expect, it } from 'vitest';
import { mismatches, type StatementLine } from './statements';

const line = (reference: string, amount: number, currency: StatementLine['currency'] = 'EUR'): StatementLine => ({
  reference,
  amount,
  currency,
  at: 7,
});

it('names what one side lacks and what differs, once, and nothing else', () => {
  expect(
    mismatches(
      [line('a', 1), line('b', -2), line('c', 3), line('e', 5)],
      [line('e', 5), line('b', -2), line('c', 4), line('d', 9)],
    ),
  ).toEqual([
    { reference: 'c', currency: 'EUR', ours: 3, theirs: 4, at: 7 },
    { reference: 'd', currency: 'EUR', ours: null, theirs: 9, at: 7 },
    { reference: 'a', currency: 'EUR', ours: 1, theirs: null, at: 7 },
  ]);
});

it('takes no krone for a euro', () => {
  expect(mismatches([line('a', 1, 'NOK')], [line('a', 1)])).toHaveLength(2);
});

it('an amount of nothing is not the same as no line', () => {
  expect(mismatches([line('a', 0)], [])).toHaveLength(1);
});
