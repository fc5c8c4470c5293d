import { expect, it } from 'vitest';
import { freezeReason } from './freeze';

it.each([
  [false, false, null],
  [false, true, 'self_excluded'],
  [true, false, 'operator'],
  [true, true, 'operator'],
])('frozen by the operator %s, excluded %s: %s', (byOperator, excluded, reason) =>
  expect(freezeReason(byOperator, excluded)).toBe(reason),
);
