import { days, hours, seconds } from 'contract/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterExclusionEvent,
  afterMonths,
  exclusionChoices,
  isExcluded,
  movesOnAt,
  type Exclusion,
  type ExclusionChoice,
  type ExclusionEvent,
} from './self-exclusion';

const at = Date.UTC(2026, 10, 20, 12);
const exclude = { kind: 'exclude', months: null } as const;
const time = { kind: 'time' } as const;
const choose = (choice: ExclusionChoice): ExclusionEvent => ({ kind: 'choose', choice });
const frozen: Exclusion = { phase: 'frozen', since: at, freezeEnds: at + 24 * hours, until: null };
const asked: Exclusion = { ...frozen, phase: 'asked' };
const afterFreeze = at + 24 * hours;

describe('self-exclusion', () => {
  it('freezes for 24 hours at once', () => {
    expect(afterExclusionEvent(null, exclude, at)).toEqual(frozen);
    expect(afterExclusionEvent({ ...frozen, phase: 'over' }, exclude, at)).toEqual(frozen);
  });

  it.each([
    [-1 * seconds, 'frozen'],
    [-1, 'frozen'],
    [0, 'asked'],
    [1 * seconds, 'asked'],
  ])('%i ms from the end of the freeze: %s, and still excluded', (offset, phase) => {
    const later = afterExclusionEvent(frozen, time, afterFreeze + offset);
    expect(later).toEqual({ ...frozen, phase });
    expect(isExcluded(later)).toBe(true);
  });

  it('lasts for the months of the licence, asks nothing, and no choice shortens it', () => {
    const until = Date.UTC(2027, 4, 20, 12);
    const excluded = afterExclusionEvent(null, { kind: 'exclude', months: 6 }, at)!;
    expect(excluded).toEqual({ phase: 'excluded', since: at, freezeEnds: until, until });
    for (const choice of exclusionChoices)
      expect(afterExclusionEvent(excluded, choose(choice), afterFreeze)).toBe(excluded);
    expect(afterExclusionEvent(excluded, time, until - 1)).toBe(excluded);
    expect(afterExclusionEvent(excluded, time, until)).toMatchObject({ phase: 'over' });
    // Who was asked before the rule came in is excluded by it the next time.
    expect(afterExclusionEvent(asked, { kind: 'exclude', months: 6 }, at)).toEqual(excluded);
  });

  it('stands until it is over, and an over one moves no further', () => {
    const over: Exclusion = { ...asked, until: afterFreeze, phase: 'over' };
    expect([null, over, frozen, asked].map(isExcluded)).toEqual([false, false, true, true]);
    expect(movesOnAt(over)).toBeNull();
    for (const event of [time, choose('return')]) expect(afterExclusionEvent(over, event, afterFreeze)).toBe(over);
  });

  it('waits for the player’s choice for as long as it takes', () => {
    expect(movesOnAt(asked)).toBeNull();
    expect(afterExclusionEvent(asked, time, afterFreeze + 3_650 * days)).toBe(asked);
  });

  it('asked for twice is one, whose freeze does not begin anew', () => {
    expect(afterExclusionEvent(frozen, exclude, at + hours)).toBe(frozen);
    const staying = afterExclusionEvent(asked, choose('6'), afterFreeze);
    expect(afterExclusionEvent(staying, exclude, afterFreeze + hours)).toBe(staying);
  });

  it('asked for again after the freeze freezes anew', () => {
    expect(afterExclusionEvent(asked, exclude, afterFreeze + hours)).toEqual({
      phase: 'frozen',
      since: afterFreeze + hours,
      freezeEnds: afterFreeze + 25 * hours,
      until: null,
    });
  });

  it('lets the player return after the freeze, and not before', () => {
    const until = afterFreeze + 24 * hours;
    const returning = afterExclusionEvent(asked, choose('return'), afterFreeze)!;
    expect(returning).toEqual({ ...asked, until });
    expect(isExcluded(returning)).toBe(true);
    expect(movesOnAt(returning)).toBe(until);
    for (const other of exclusionChoices)
      expect(afterExclusionEvent(returning, choose(other), afterFreeze + hours)).toBe(returning);
    expect(afterExclusionEvent(returning, time, until - 1)).toBe(returning);
    expect(afterExclusionEvent(returning, time, until)).toEqual({ ...returning, phase: 'over' });
    // Second thoughts: whoever excludes himself while he waits is frozen anew, and asked anew.
    expect(afterExclusionEvent(returning, exclude, afterFreeze + hours)).toMatchObject({
      phase: 'frozen',
      until: null,
    });
    expect(afterExclusionEvent(frozen, choose('return'), afterFreeze - 1)).toBe(frozen);
    expect(afterExclusionEvent(null, choose('return'), at)).toBeNull();
  });

  it.each([
    ['6', Date.UTC(2027, 4, 21, 12)],
    ['12', Date.UTC(2027, 10, 21, 12)],
    ['60', Date.UTC(2031, 10, 21, 12)],
  ] as const)('for %s months lasts to the day, and no choice shortens it', (choice, until) => {
    const staying = afterExclusionEvent(asked, choose(choice), afterFreeze)!;
    expect(staying).toEqual({ ...asked, phase: 'excluded', until });
    for (const other of exclusionChoices)
      expect(afterExclusionEvent(staying, choose(other), afterFreeze + days)).toBe(staying);
    expect(afterExclusionEvent(staying, time, until - 1 * seconds)).toBe(staying);
    expect(afterExclusionEvent(staying, time, until)).toEqual({ ...staying, phase: 'over' });
    expect(afterExclusionEvent(staying, time, until + 1 * seconds)).toEqual({ ...staying, phase: 'over' });
  });

  it('can’t be left early, whatever is tried', () => {
    const event: fc.Arbitrary<ExclusionEvent> = fc.oneof(
      fc.constant(exclude),
      fc.constant(time),
      fc.constantFrom(...exclusionChoices).map(choose),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 40 * days }), event), { maxLength: 40 }), (story) => {
        let exclusion: Exclusion | null = null;
        let now = at;
        for (const [later, tried] of story) {
          now += later;
          const before: Exclusion | null = exclusion;
          exclusion = afterExclusionEvent(before, tried, now);
          if (before && isExcluded(before) && !isExcluded(exclusion)) {
            expect(now).toBeGreaterThanOrEqual(before.until ?? before.freezeEnds);
            expect(tried.kind).toBe('time');
          }
          // Whatever stands is either over, waits for the player, or moves on by itself.
          expect(exclusion === null || movesOnAt(exclusion) !== null).toBe(
            exclusion === null
              ? true
              : exclusion.phase === 'frozen' ||
                  exclusion.phase === 'excluded' ||
                  (exclusion.phase === 'asked' && exclusion.until !== null),
          );
          if (before?.until && exclusion?.phase === 'excluded')
            expect(exclusion.until).toBeGreaterThanOrEqual(before.phase === 'excluded' ? before.until : 0);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('months', () => {
  it.each([
    ['2026-08-31T10:00:00Z', 6, '2027-02-28T10:00:00Z'],
    ['2027-08-31T10:00:00Z', 6, '2028-02-29T10:00:00Z'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
    ['2028-02-29T00:00:00Z', 60, '2033-02-28T00:00:00Z'],
    ['2026-12-31T23:59:59.999Z', 6, '2027-06-30T23:59:59.999Z'],
  ])('%s and %i months are %s', (from, months, to) =>
    expect(afterMonths(Date.parse(from), months)).toBe(Date.parse(to)),
  );
});
