import { loginUsername, password as passwordLength } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';

/** What stands against the typed credentials before anybody is looked up, in the order of SPEC §5 and §8. */
export function credentialsFault(username: string, password: string): ResultCode | null {
  if (username.length < loginUsername.min || username.length > loginUsername.max)
    return 'username_must_be_between_4_and_20_characters_long';
  if (!/^[A-Za-z0-9]+$/.test(username)) return 'invalid_username_characters_letters_and_numbers_allowed';
  if (password.length < passwordLength.min) return 'invalid_username_or_password';
  return null;
}
