import { seconds } from 'contract/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedPeriod, daysBetween, periodKinds, periodOf } from './periods';

const at = (iso: string): number => Date.parse(iso);

describe('periods', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-W01'],
    ['2025-12-29T00:00:00Z', '2026-W01'],
    ['2025-12-28T23:59:59Z', '2025-W52'],
    ['2027-01-03T23:59:59Z', '2026-W53'],
    ['2027-01-04T00:00:00Z', '2027-W01'],
    ['2024-12-30T12:00:00Z', '2025-W01'],
    ['2026-11-20T12:00:00Z', '2026-W47'],
  ])('%s lies in week %s', (moment, key) => {
    expect(periodOf('weekly', at(moment)).key).toBe(key);
  });

  it.each([
    ['daily', '2026-11-20T00:00:00Z', '2026-11-19', '2026-11-20'],
    ['weekly', '2026-11-23T00:00:00Z', '2026-W47', '2026-W48'],
    ['monthly', '2026-12-01T00:00:00Z', '2026-11', '2026-12'],
    ['monthly', '2028-03-01T00:00:00Z', '2028-02', '2028-03'],
  ] as const)('%s turns at %s, neither a second earlier nor later', (kind, border, before, after) => {
    const keys = [-1 * seconds, -1, 0, 1 * seconds].map((offset) => periodOf(kind, at(border) + offset).key);
    expect(keys).toEqual([before, before, after, after]);
    expect([-1, 0].map((offset) => closedPeriod(kind, at(border) + offset).until)).toEqual([
      periodOf(kind, at(border) - 1).from,
      at(border),
    ]);
  });

  it('follow one another without gap or overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.constantFrom(...periodKinds), (moment, kind) => {
        const period = periodOf(kind, moment);
        expect(period.from <= moment && moment < period.until).toBe(true);
        expect(periodOf(kind, period.until).from).toBe(period.until);
        expect(closedPeriod(kind, moment).until).toBe(period.from);
        expect(periodOf(kind, period.until).key).not.toBe(period.key);
      }),
    );
  });
});

it('takes both days of a period whole, in UTC', () => {
  const { from, until } = daysBetween({ dateFrom: '2026-11-19', dateTo: '2026-11-20' });
  expect(new Date(from).toISOString()).toBe('2026-11-19T00:00:00.000Z');
  expect(new Date(until).toISOString()).toBe('2026-11-21T00:00:00.000Z');
});

it('is open where no day is given', () => {
  expect(daysBetween({})).toEqual({ from: 0, until: Number.MAX_SAFE_INTEGER });
});

it('holds nothing when a day is none', () => {
  expect(daysBetween({ dateFrom: '2026-13-01' })).toEqual({ from: 0, until: 0 });
});
