import { z } from 'zod';
import { password } from 'contract/constants';
import { Email } from 'contract/registration';
import { text } from './contact-form';
import { defineForm } from '~/forms/define-form';
import { say, type FormMessage } from '~/forms/form-message';

/** SPEC §5: required, longer than 5. */
export const accountPassword = z
  .string({ required_error: 'protection.passwordRequired' satisfies FormMessage })
  .min(password.min, { message: say('protection.passwordShort', { min: password.min }) })
  .max(password.max, { message: say('forms.tooLong', { max: password.max }) });

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
    password: accountPassword,
  }),
  secrets: ['password'],
});

/** Another name than an approved document's, by the account password (DOMAIN §5). */
export const nameForm = defineForm({
  id: 'name',
  schema: z.object({
    fname: text('fname'),
    lname: text('lname'),
    password: accountPassword,
  }),
  secrets: ['password'],
});
