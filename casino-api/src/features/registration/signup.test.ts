import { describe, expect, it } from 'vitest';
import { fieldFault, signupFaults } from './signup';

const at = Date.UTC(2026, 10, 20, 12);
const fine = { password: 'hunter22', passwordConfirm: 'hunter22', birthdate: '20-11-2008', country: 'DE' };

describe('a sign-up', () => {
  it('is accepted from the eighteenth birthday on', () => {
    expect(signupFaults(fine, at)).toEqual([]);
    expect(signupFaults({ ...fine, birthdate: '21-11-2008' }, at)).toEqual([{ field: 'birthdate', code: 'underage' }]);
  });

  it('names everything that stands against it, in the order of the form', () => {
    expect(
      signupFaults({ password: 'hunter22', passwordConfirm: 'hunter23', birthdate: '31-04-1990', country: 'XX' }, at),
    ).toEqual([
      { field: 'passwordConfirm', code: 'passwords_must_match' },
      { field: 'birthdate', code: 'invalid_birthdate' },
      { field: 'country', code: 'invalid_country' },
    ]);
  });

  it.each(['US', 'PR', 'NL', 'CN', 'MF', 'SX', 'BQ', 'AU'])(
    'does not take a player who lives in barred %s',
    (country) => {
      expect(signupFaults({ ...fine, country }, at)).toEqual([{ field: 'country', code: 'invalid_country' }]);
    },
  );
});

describe('a single field', () => {
  it.each([
    ['username', 'abcde', 'invalid_username'],
    ['username', 'abcdef', null],
    ['username', 'a'.repeat(20), null],
    ['username', 'a'.repeat(21), 'invalid_username'],
    ['username', 'ab cdef', 'invalid_username'],
    ['username', 'äbcdef', 'invalid_username'],
    ['email', 'a@b', 'invalid_email'],
    ['email', 'a@b.io', null],
    ['currency', 'GBP', 'invalid_currency'],
    ['currency', 'NOK', null],
    ['currency', '__proto__', 'invalid_currency'],
    ['country', 'de', 'invalid_country'],
    ['birthdate', '1990-01-01', 'invalid_birthdate'],
    ['birthdate', '29-02-2001', 'invalid_birthdate'],
  ] as const)('%s %j: %s', (field, value, fault) => {
    expect(fieldFault(field, value, at)).toBe(fault);
  });
});
