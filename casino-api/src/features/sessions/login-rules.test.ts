import { minutes, seconds } from 'contract/constants';
import { describe, expect, it } from 'vitest';
import { credentialsFault, loginDelay, retryAfter, waitBeforeAttempt } from './login-rules';

describe('typed credentials', () => {
  it.each([
    ['', 'secret', 'username_must_be_between_4_and_20_characters_long'],
    ['abc', 'secret', 'username_must_be_between_4_and_20_characters_long'],
    ['a b', 'secret', 'username_must_be_between_4_and_20_characters_long'],
    ['abcd', 'secret', null],
    ['a'.repeat(20), 'secret', null],
    ['a'.repeat(21), 'secret', 'username_must_be_between_4_and_20_characters_long'],
    ['ab-d', 'secret', 'invalid_username_characters_letters_and_numbers_allowed'],
    ['abcdé', 'secret', 'invalid_username_characters_letters_and_numbers_allowed'],
    ['abcd', 'short', 'invalid_username_or_password'],
  ] as const)('%j with %j: %s', (username, password, fault) => {
    expect(credentialsFault(username, password)).toBe(fault);
  });
});

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
