import { loginUsername, password } from 'contract/constants';
import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import { say, type FormMessage } from '~/forms/form-message';

const length = say('results.username_must_be_between_4_and_20_characters_long', loginUsername);

/** Log in (SPEC §5), its checks in the specification's order. Whether the password is right is the API's to say. */
export const logInForm = defineForm({
  id: 'log-in',
  schema: z.object({
    username: z
      .string({ required_error: 'identity.usernameRequired' })
      .trim()
      .min(1, 'identity.usernameRequired')
      .min(loginUsername.min, length)
      .max(loginUsername.max, length)
      .regex(/^[A-Za-z0-9]*$/, 'results.invalid_username_characters_letters_and_numbers_allowed' satisfies FormMessage),
    password: z
      .string({ required_error: 'identity.passwordRequired' })
      .max(password.max, 'results.invalid_username_or_password' satisfies FormMessage),
    /** Asked for after failed attempts; whether it is right is the API's to say too. */
    captcha: z.string().max(20).optional(),
    captchaId: z.string().max(100).optional(),
    redirect: z.string().optional(),
  }),
  // A captcha counts once: a refused form comes with another.
  secrets: ['password', 'captcha', 'captchaId'],
});
