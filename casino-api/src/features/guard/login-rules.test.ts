import { minutes, seconds } from 'contract/constants';
import { describe, expect, it } from 'vitest';
import { loginDelay, waitBeforeAttempt } from './login-rules';
import { retryAfter } from '../../kernel/outcome';

describe('after failed log-ins', () => {
  const lastAt = 1_000_000;

  it('the next attempt is free up to the fourth', () => {
    for (const count of [0, 1, 2, 3, 4]) expect(waitBeforeAttempt({ count, lastAt }, lastAt)).toBe(0);
  });

  it('the wait begins at the fifth and doubles, to a longest', () => {
    const waits = [5, 6, 7, 8].map((count) => waitBeforeAttempt({ count, lastAt }, lastAt));
    expect(waits).toEqual([5, 10, 20, 40].map((length) => length * seconds));
    expect(waitBeforeAttempt({ count: 500, lastAt }, lastAt)).toBe(15 * minutes);
  });

  it('the wait ends to the moment', () => {
    const failures = { count: 5, lastAt };
    expect(waitBeforeAttempt(failures, lastAt + loginDelay.first - 1)).toBe(1);
    expect(waitBeforeAttempt(failures, lastAt + loginDelay.first)).toBe(0);
  });

  it('the wait is told in whole seconds, never too short', () => {
    expect(retryAfter(1)).toEqual({ retryAfterSeconds: 1 });
    expect(retryAfter(5_001)).toEqual({ retryAfterSeconds: 6 });
  });
});
