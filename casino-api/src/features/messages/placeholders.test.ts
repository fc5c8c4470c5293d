import { expect, it } from 'vitest';
import { fillIn } from './placeholders';

const fill = (text: string, values: Record<string, string>) =>
  fillIn(text, (name) => (Object.hasOwn(values, name) ? values[name] : undefined));

it('fills in each place that is named, as often as it is', () => {
  expect(fill('{shown} of {total}, {shown}', { shown: '3', total: '12' })).toBe('3 of 12, 3');
});

it('leaves what has no value, and takes a value as it is', () => {
  expect(fill('{a} {b} {constructor}', { a: '{b} $& $1' })).toBe('{b} $& $1 {b} {constructor}');
});
