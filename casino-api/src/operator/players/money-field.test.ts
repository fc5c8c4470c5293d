import { expect, it } from 'vitest';
import { parseMoney } from './money-field';

it.each([
  ['12.50', 1250],
  ['12,5', 1250],
  [' -3 ', -300],
  ['\u22123', -300],
  ['+0.01', 1],
])('%s is %d', (text, amount) => expect(parseMoney(text)).toBe(amount));

it.each(['', '0', '0.00', '1.234', 'NaN', '1e3', '--1', '12 50', '9999999999', '１２'])('%s is no amount', (text) =>
  expect(parseMoney(text)).toBeNull(),
);
