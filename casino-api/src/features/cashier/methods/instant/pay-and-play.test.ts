import { Username } from 'contract/registration';
import { signupUsername } from 'contract/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityFault, usernameFrom } from './pay-and-play';

const at = Date.UTC(2026, 10, 20, 12);

describe('somebody whom the bank names', () => {
  it.each([
    [{}, null],
    [{ birthdate: '20-11-2008' }, null],
    [{ birthdate: '21-11-2008' }, 'underage'],
    [{ birthdate: '31-02-1990' }, 'underage'],
    [{ country: 'US' }, 'restriction_error'],
    [{ country: 'NL' }, 'restriction_error'],
    [{ country: 'ZZ' }, 'restriction_error'],
    [{ country: 'US', birthdate: '21-11-2008' }, 'restriction_error'],
  ])('%j → %s', (change, fault) => {
    expect(identityFault({ birthdate: '01-02-1990', country: 'DE', ...change }, at)).toBe(fault);
  });
});

describe('a derived user name', () => {
  it.each([
    ['Mara', 7, 'mara000007'],
    ['Éloïse-Marie', 123_456, 'eloisemarie123456'],
    ['健太', 1, 'player000001'],
  ])('of %s and %i is %s', (fname, digits, username) => {
    expect(usernameFrom(fname, digits)).toBe(username);
  });

  it('is one that a sign-up would take, whatever the name', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(999_999), (fname, digits) => {
        expect(
          Username.min(signupUsername.min).max(signupUsername.max).safeParse(usernameFrom(fname, digits)).success,
        ).toBe(true);
      }),
    );
  });
});
