import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageTypes } from 'contract/profile';
import { dateOf, mergeByDate, type SingleMessage } from './message-merging';

const day = Date.UTC(2026, 10, 20);
const single = (
  index: number,
  at: number,
  message = `m${index}`,
  type: SingleMessage['type'] = 'info',
): SingleMessage => ({ index, at, message, type });

describe('messages', () => {
  it('of one date are one entry, texts in the order they came', () => {
    expect(
      mergeByDate([single(2, day + 5, 'second'), single(1, day, 'first'), single(3, day + 86_399_999, 'third')]),
    ).toEqual([{ index: 3, date: '2026-11-20', message: 'first\nsecond\nthird', type: 'info' }]);
  });

  it('part at midnight UTC, the newest date first', () => {
    expect(mergeByDate([single(1, day - 1), single(2, day)]).map(({ date, message }) => [date, message])).toEqual([
      ['2026-11-20', 'm2'],
      ['2026-11-19', 'm1'],
    ]);
  });

  it('are as grave as the gravest of the day', () => {
    expect(mergeByDate([single(1, day, 'a', 'success'), single(2, day, 'b', 'info')])[0]?.type).toBe('success');
    expect(
      mergeByDate([single(1, day, 'a', 'info'), single(2, day, 'b', 'warning'), single(3, day, 'c', 'success')])[0]
        ?.type,
    ).toBe('warning');
  });

  it('lose no text and have one entry a date, whatever comes', () => {
    const messages = fc.uniqueArray(
      fc.record({
        index: fc.nat(1_000),
        at: fc.integer({ min: 0, max: 10 * 86_400_000 }),
        message: fc.stringMatching(/^[a-z]{1,8}$/),
        type: fc.constantFrom(...messageTypes),
      }),
      { selector: ({ index }) => index },
    );
    fc.assert(
      fc.property(messages, (given) => {
        const merged = mergeByDate(given);
        expect(merged.flatMap(({ message }) => message.split('\n')).sort()).toEqual(
          given.map(({ message }) => message).sort(),
        );
        expect(merged.map(({ date }) => date)).toEqual(
          [...new Set(given.map(({ at }) => dateOf(at)))].sort().reverse(),
        );
      }),
    );
  });
});
