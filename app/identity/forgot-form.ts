import { Email } from 'contract/registration';
import { z } from 'zod';
import type { Answer } from '~/casino-api';
import { defineForm } from '~/forms/define-form';
import { verbatim } from '~/forms/form-message';
import type { Refusal } from '~/forms/submission';
import type { Language } from '~/i18n/languages';
import { tooMany, tooManyInit, wrongCaptcha } from './refusals';

/** Forgotten password (SPEC §5): the address that the link is mailed to. */
export const forgotForm = defineForm({
  id: 'forgot',
  schema: z.object({
    email: z
      .string({ required_error: 'identity.emailRequired' })
      .trim()
      .min(1, 'identity.emailRequired')
      .max(254, 'results.invalid_email')
      .refine((text) => Email.safeParse(text).success, 'results.invalid_email'),
    /** Asked for where an address asks often. */
    captcha: z.string().max(20).optional(),
    captchaId: z.string().max(100).optional(),
  }),
  // A captcha counts once: a refused form comes with another.
  secrets: ['captcha', 'captchaId'],
});

/** SPEC §8: on password reset a wrong captcha has a text of its own. @param captcha what was typed where the form had one to answer, else null */
export function forgotRefusal(
  answer: Extract<Answer<unknown>, { ok: false }>,
  language: Language,
  captcha: string | null,
) {
  type Refused = {
    refusal: Refusal<(typeof forgotForm)['schema']>;
    init: { status?: number; headers?: Record<string, string> };
  };
  if (answer.code === 'too_many_requests')
    return {
      refusal: { fieldErrors: { email: tooMany(answer, language) } },
      init: tooManyInit(answer),
    } satisfies Refused;
  if (answer.code === 'invalid_captcha')
    return {
      refusal: { fieldErrors: { captcha: wrongCaptcha(captcha, 'password.captchaWrong', 'password.captchaAsked') } },
      init: {},
    } satisfies Refused;
  return { refusal: { formErrors: [verbatim(answer.message)] }, init: {} } satisfies Refused;
}
