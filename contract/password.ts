import { z } from 'zod';
import { call } from './call';
import * as limits from './constants';
import { Email, FormSchema } from './registration';
import { SessionId } from './session';

const Password = z.string().max(limits.password.max);

/** SPEC §5's policy: 8 characters or more, with a lower-case letter, an upper-case letter, and a digit or special character. */
export const fitsPolicy = (password: string): boolean =>
  [...password].length >= limits.password.policyMin &&
  /\p{Ll}/u.test(password) &&
  /\p{Lu}/u.test(password) &&
  /[^\p{L}\s]/u.test(password);

export const changePassword = call({
  method: 'POST',
  path: '/player/changepass',
  summary: 'Changes the password; all other sessions end and this one gets a new id.',
  session: 'player',
  body: z.object({ oldPassword: Password, newPassword: Password, passwordConfirm: Password }),
  data: z.object({ sessionid: SessionId }),
  refusals: ['invalid_old_password', 'password_policy', 'passwords_must_match', 'too_many_requests'],
});

export const forgottenPassword = call({
  method: 'POST',
  path: '/player/forgottenpass',
  summary:
    'Mails a reset link, valid for an hour. Known and unknown addresses answer alike. Who asks often has to answer the captcha of the refusal, `data.captcha`.',
  session: 'visitor',
  body: z.object({ email: Email, captcha: z.string().max(20).optional(), captchaId: z.string().max(100).optional() }),
  data: z.object({ emailExpected: z.literal(true) }),
  refusals: ['invalid_captcha', 'too_many_requests'],
});

export const resetPassword = call({
  method: 'POST',
  path: '/player/resetPassword',
  summary: 'Sets a new password by the mailed token, which counts once; all sessions end.',
  session: 'none',
  body: z.object({ token: z.string().min(1).max(300), newPassword: Password, passwordConfirm: Password }),
  data: z.object({ username: z.string() }),
  refusals: ['invalid_reset_link', 'password_policy', 'passwords_must_match'],
});

export const resetPasswordSchema = call({
  method: 'GET',
  path: '/player/resetPassword/schema',
  summary: 'The fields of the reset form.',
  session: 'none',
  data: FormSchema,
  shared: { fresh: 3600, stale: 24 * 3600 },
});
