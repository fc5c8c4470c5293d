import { expect, it } from 'vitest';
import { fitsPolicy } from 'contract/password';
import { newPasswordFault } from './new-password';

it.each([
  ['Lantern1', true],
  ['Lantern!', true],
  ['Ünterer7', true],
  ['Lantern', false],
  ['Lanter1', false],
  ['lantern1', false],
  ['LANTERN1', false],
  ['Lanterns', false],
  ['Lantern ', false],
  ['12345678', false],
  ['', false],
])('%j fits the policy: %s', (password, fits) => {
  expect(fitsPolicy(password)).toBe(fits);
});

it('the policy comes before the confirmation', () => {
  expect(newPasswordFault({ newPassword: 'short', passwordConfirm: 'other' })).toEqual({
    field: 'newPassword',
    code: 'password_policy',
  });
  expect(newPasswordFault({ newPassword: 'Lantern1', passwordConfirm: 'lantern1' })).toEqual({
    field: 'passwordConfirm',
    code: 'passwords_must_match',
  });
  expect(newPasswordFault({ newPassword: 'Lantern1', passwordConfirm: 'Lantern1' })).toBeNull();
});
