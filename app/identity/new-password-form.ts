import { password } from 'contract/constants';
import { fitsPolicy } from 'contract/password';
import { z } from 'zod';
import type { Answer } from '~/casino-api';
import { defineForm } from '~/forms/define-form';
import { say, verbatim, type FormMessage } from '~/forms/form-message';
import type { Refusal } from '~/forms/submission';
import type { Language } from '~/i18n/languages';
import { tooMany, tooManyInit } from './refusals';

const tooLong = say('forms.tooLong', { max: password.max });

/** SPEC §5: longer than 5, and the policy. What is shorter than 6 gets the first message, whatever else it lacks. */
const newPassword = z
  .string({ required_error: 'password.newRequired' satisfies FormMessage })
  .min(password.min, 'identity.passwordTooShort' satisfies FormMessage)
  .max(password.max, tooLong)
  .refine((text) => text.length < password.min || fitsPolicy(text), 'results.password_policy' satisfies FormMessage);

const wanted = {
  newPassword,
  passwordConfirm: z.string({ required_error: 'identity.passwordConfirmRequired' satisfies FormMessage }),
};

/** A new password by the mailed link. */
export const resetForm = defineForm({
  id: 'reset',
  schema: z.object(wanted),
  secrets: ['newPassword', 'passwordConfirm'],
});

/** A new password by the old one. */
export const changeForm = defineForm({
  id: 'password',
  schema: z.object({
    oldPassword: z
      .string({ required_error: 'password.oldRequired' satisfies FormMessage })
      .min(password.min, 'identity.passwordTooShort' satisfies FormMessage)
      .max(password.max, tooLong),
    ...wanted,
  }),
  secrets: ['oldPassword', 'newPassword', 'passwordConfirm'],
});

/** The confirmation is judged whatever else is wrong. */
export const confirmCheck = {
  check: ({ newPassword: first, passwordConfirm }: { newPassword?: string; passwordConfirm?: string }) => ({
    passwordConfirm:
      passwordConfirm && first !== passwordConfirm ? ('results.passwords_must_match' as const) : undefined,
  }),
};

const messages: Record<string, readonly ['oldPassword' | 'newPassword' | 'passwordConfirm', FormMessage]> = {
  invalid_old_password: ['oldPassword', 'results.invalid_old_password'],
  password_policy: ['newPassword', 'results.password_policy'],
  passwords_must_match: ['passwordConfirm', 'results.passwords_must_match'],
};

/** What the API refused of a change, at its field (SPEC §8). */
export function changeRefusal(answer: Extract<Answer<unknown>, { ok: false }>, language: Language) {
  type Refused = {
    refusal: Refusal<(typeof changeForm)['schema']>;
    init: { status?: number; headers?: Record<string, string> };
  };
  if (answer.code === 'too_many_requests')
    return {
      refusal: { fieldErrors: { oldPassword: tooMany(answer, language) } },
      init: tooManyInit(answer),
    } satisfies Refused;
  const [field, message] = messages[answer.code] ?? [];
  const refusal = field ? { fieldErrors: { [field]: message } } : { formErrors: [verbatim(answer.message)] };
  return { refusal, init: {} } satisfies Refused;
}
