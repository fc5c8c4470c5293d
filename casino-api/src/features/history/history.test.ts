import { expect, it } from 'vitest';
import { periodOf } from './history';

it('takes both days of a period whole, in UTC', () => {
  const { from, until } = periodOf({ dateFrom: '2026-11-19', dateTo: '2026-11-20' });
  expect(new Date(from).toISOString()).toBe('2026-11-19T00:00:00.000Z');
  expect(new Date(until).toISOString()).toBe('2026-11-21T00:00:00.000Z');
});

it('is open where no day is given', () => {
  expect(periodOf({})).toEqual({ from: 0, until: Number.MAX_SAFE_INTEGER });
});

it('holds nothing when a day is none', () => {
  expect(periodOf({ dateFrom: '2026-13-01' })).toEqual({ from: 0, until: 0 });
});
