import { password as length } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';

/** SPEC §5's policy: 8 characters or more, with a lower-case letter, an upper-case letter, and a digit or special character. */
export const fitsPolicy = (password: string): boolean =>
  [...password].length >= length.policyMin && /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /[^\p{L}\s]/u.test(password);

export interface NewPassword {
  newPassword: string;
  passwordConfirm: string;
}

/** What stands against a new password, with the field it concerns; null when nothing does. */
export function newPasswordFault({ newPassword, passwordConfirm }: NewPassword): { field: keyof NewPassword; code: ResultCode } | null {
  if (!fitsPolicy(newPassword)) return { field: 'newPassword', code: 'password_policy' };
  if (newPassword !== passwordConfirm) return { field: 'passwordConfirm', code: 'passwords_must_match' };
  return null;
}
