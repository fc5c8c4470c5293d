import { describe, expect, it } from 'vitest';
import { credentialsFault } from './credentials';

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
