import { password } from 'contract/constants';
import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import { say, type FormMessage } from '~/forms/form-message';
import { text } from './contact-form';

/** Another name than an approved document's, by the account password (DOMAIN §5). */
export const nameForm = defineForm({
  id: 'name',
  schema: z.object({
    fname: text('fname'),
    lname: text('lname'),
    password: z
      .string({ required_error: 'protection.passwordRequired' satisfies FormMessage })
      .min(password.min, { message: say('protection.passwordShort', { min: password.min }) })
      .max(password.max, { message: say('forms.tooLong', { max: password.max }) }),
  }),
  secrets: ['password'],
});
