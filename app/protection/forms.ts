import { z } from 'zod';
import { password } from 'contract/constants';
import { realityCheckMinutes } from 'contract/profile';
import { defineForm } from '~/forms/define-form';
import { say, type FormMessage } from '~/forms/form-message';

/** SPEC §5: required, longer than 5. */
const accountPassword = z
  .string({ required_error: 'protection.passwordRequired' satisfies FormMessage })
  .min(password.min, { message: say('protection.passwordShort', { min: password.min }) })
  .max(password.max, { message: say('forms.tooLong', { max: password.max }) });

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
