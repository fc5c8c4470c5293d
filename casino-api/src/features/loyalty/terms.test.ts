import { days } from 'contract/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedPeriod, periodOf } from '../../kernel/periods';
import { allTermsAt, beginningOf, declaredTerms, type SetTerms, termsAt } from './terms';

const monday = Date.UTC(2026, 10, 30);
const weekly = (startsAt: number, percent: number): SetTerms => ({
  ...{ part: 'weekly', startsAt },
  value: { percent, reward: 50_00 },
});

describe('the terms of the programme', () => {
  it('are those it was built with until others begin, and then the latest that have begun', () => {
    const set = [weekly(monday, 7), weekly(monday + 14 * days, 6)];
    const percentAt = (at: number) => termsAt(set, 'weekly', at).percent;
    expect([monday - 1, monday, monday + 14 * days - 1, monday + 14 * days].map(percentAt)).toEqual([5, 7, 7, 6]);
    expect(allTermsAt(set, monday)).toEqual({ ...declaredTerms, weekly: { percent: 7, reward: 50_00 } });
    expect(allTermsAt([], monday)).toEqual(declaredTerms);
  });

  it('do not go by the order in which they were set', () => {
    const moments = fc.uniqueArray(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(moments, fc.integer({ min: -10, max: 1_010 }), (starts, at) => {
        const latest = Math.max(...starts.filter((start) => start <= at));
        const expected = latest === -Infinity ? declaredTerms.weekly.percent : latest;
        expect(
          termsAt(
            starts.map((start) => weekly(start, start)),
            'weekly',
            at,
          ).percent,
        ).toBe(expected);
      }),
    );
  });

  it.each([
    ['weekly', '2026-11-30T00:00Z', '2026-11-30'],
    ['weekly', '2026-11-30T00:01Z', '2026-12-07'],
    ['weekly', '2026-12-06T23:59Z', '2026-12-07'],
    ['monthly', '2026-12-01T00:00Z', '2026-12-01'],
    ['monthly', '2026-12-01T00:01Z', '2027-01-01'],
  ] as const)('of a %s cashback, set from %s on, begin with the one that begins on %s', (part, from, begins) => {
    expect(new Date(beginningOf(part, Date.parse(from))).toISOString().slice(0, 10)).toBe(begins);
  });

  it('of challenges and free spins begin when they are set for', () => {
    expect([beginningOf('challenges', monday + 1), beginningOf('spins', monday + 1)]).toEqual([monday + 1, monday + 1]);
  });

  it('of a week are one and the same for all of it, as it is shown and as it is paid', () => {
    const at = fc.integer({ min: monday - 60 * days, max: monday + 60 * days });
    fc.assert(
      fc.property(fc.constantFrom('weekly', 'monthly'), at, at, (part, from, moment) => {
        const value = { percent: 7, reward: 1 };
        const set = [{ part, startsAt: beginningOf(part, from), value } as SetTerms];
        const { from: first, until } = periodOf(part, moment);
        expect(closedPeriod(part, until).from).toBe(first);
        expect(termsAt(set, part, moment)).toEqual(termsAt(set, part, first));
      }),
    );
  });
});
