import { expect, it } from 'vitest';
import { emailKey, usernameKey } from './account-keys';

it('user names and addresses are one whatever their case', () => {
  expect(usernameKey('MiraBel')).toBe(usernameKey('mirabel'));
  expect(emailKey(' Mira@Example.com ')).toBe(emailKey('mira@example.COM'));
});
