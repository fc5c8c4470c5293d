import type { AppLoadContext } from '@remix-run/cloudflare';
import { z } from 'zod';
import { realityCheckMinutes } from 'contract/profile';
import { accountPassword } from '~/account';
import { defineForm } from '~/forms/define-form';
import { verbatim, type FormMessage } from '~/forms/form-message';
import { refuseForm, type ReadForm } from '~/forms/submission';
import { tooMany, tooManyInit, type Refused } from '~/identity';

/** The amount is judged with the API's borders (`judgeLimit`). */
export const limitForm = defineForm({
  id: 'deposit-limit',
  schema: z.object({
    newLimit: z.string({ required_error: 'protection.limitRequired' satisfies FormMessage }),
    password: accountPassword,
  }),
  secrets: ['password'],
});

export const exclusionForm = defineForm({
  id: 'self-exclusion',
  schema: z.object({
    password: accountPassword,
    confirm: z.literal(true, { message: 'protection.confirmRequired' satisfies FormMessage }),
  }),
  secrets: ['password'],
});

const intervals = realityCheckMinutes.map(String);
const chooseInterval = { message: 'protection.intervalRequired' satisfies FormMessage };

export const intervalForm = defineForm({
  id: 'reality-check',
  schema: z.object({
    minutes: z
      .string({ required_error: chooseInterval.message })
      .refine((minutes) => intervals.includes(minutes), chooseInterval)
      .transform(Number),
  }),
});

/** The choice that is mailed after the freeze. */
export const choiceForm = defineForm({
  id: 'exclusion-choice',
  schema: z.object({
    choice: z.enum(['return', '6', '12', '60'], {
      errorMap: () => ({ message: 'protection.choiceRequired' satisfies FormMessage }),
    }),
    /** A return takes it. */
    password: accountPassword.optional(),
  }),
  secrets: ['password'],
});

/** What the API refused of a form that takes the account's password. */
export function refuseByPassword(
  context: AppLoadContext,
  read: ReadForm<typeof limitForm.schema> | ReadForm<typeof exclusionForm.schema> | ReadForm<typeof choiceForm.schema>,
  answer: Refused,
) {
  const password = read as ReadForm<typeof exclusionForm.schema>;
  switch (answer.code) {
    case 'invalid_password':
      return refuseForm(password, { fieldErrors: { password: 'protection.passwordWrong' } });
    case 'too_many_requests':
      return refuseForm(password, { fieldErrors: { password: tooMany(answer, context.locale) } }, tooManyInit(answer));
    default:
      return refuseForm(password, { formErrors: [verbatim(answer.message)] });
  }
}
