import { minutes } from 'contract/constants';
import { expect, it } from 'vitest';
import { realityCheckDue } from './reality-check';

it('is due when the interval has run', () =>
  expect(realityCheckDue({ realityCheckMinutes: 15, realityCheckSince: 1_000 })).toBe(1_000 + 15 * minutes));
it('is never due when there is no interval', () =>
  expect(realityCheckDue({ realityCheckMinutes: 0, realityCheckSince: 1_000 })).toBeNull());
