import { password } from 'contract/constants';
import { Email } from 'contract/registration';
import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import { say, type FormMessage } from '~/forms/form-message';

const required = 'identity.emailRequired' satisfies FormMessage;
const invalid = 'results.invalid_email' satisfies FormMessage;

/** Another email address (SPEC §5: required and valid), by the account password. */
export const emailForm = defineForm({
  id: 'email',
  schema: z.object({
    email: z
      .string({ required_error: required })
      .trim()
      .min(1, required)
      .max(254, invalid)
      .refine((text) => Email.safeParse(text).success, invalid),
    password: z
      .string({ required_error: 'protection.passwordRequired' satisfies FormMessage })
      .min(password.min, { message: say('protection.passwordShort', { min: password.min }) })
      .max(password.max, { message: say('forms.tooLong', { max: password.max }) }),
  }),
  secrets: ['password'],
});
