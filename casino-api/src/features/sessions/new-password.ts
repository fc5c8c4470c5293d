import { fitsPolicy } from 'contract/password';
import type { ResultCode } from 'contract/result-codes';

export interface NewPassword {
  newPassword: string;
  passwordConfirm: string;
}

/** What stands against a new password, with the field it concerns; null when nothing does. */
export function newPasswordFault({
  newPassword,
  passwordConfirm,
}: NewPassword): { field: keyof NewPassword; code: ResultCode } | null {
  if (!fitsPolicy(newPassword)) return { field: 'newPassword', code: 'password_policy' };
  if (newPassword !== passwordConfirm) return { field: 'passwordConfirm', code: 'passwords_must_match' };
  return null;
}
