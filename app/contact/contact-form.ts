import { contactMessageMax } from 'contract/constants';
import { Email } from 'contract/registration';
import { z } from 'zod';
import type { Answer } from '~/casino-api';
import { defineForm } from '~/forms/define-form';
import { say, verbatim, type FormMessage } from '~/forms/form-message';
import type { Refusal } from '~/forms/submission';
import type { Language } from '~/i18n/languages';
import { tooMany, tooManyInit } from '~/identity/refusals';

const required = (key: FormMessage) => z.string({ required_error: key }).trim().min(1, key);
const nameLength = say('contact.nameLength', { min: 2, max: 25 });

/** A message to support (SPEC §5). */
export const contactForm = defineForm({
  id: 'contact',
  schema: z.object({
    name: required('contact.nameRequired').min(2, nameLength).max(25, nameLength),
    email: required('identity.emailRequired')
      .max(254, 'results.invalid_email')
      .refine((text) => Email.safeParse(text).success, 'results.invalid_email'),
    message: required('contact.messageRequired').max(
      contactMessageMax,
      say('forms.tooLong', { max: contactMessageMax }),
    ),
    /** The bot check's token, where one is configured. */
    captcha: z.string().max(4000).optional(),
  }),
  // A token counts once.
  secrets: ['captcha'],
});

/** What the API refused, of the whole form: none of it is a field's fault. */
export function contactRefusal(answer: Extract<Answer<unknown>, { ok: false }>, language: Language) {
  type Refused = {
    refusal: Refusal<(typeof contactForm)['schema']>;
    init: { status?: number; headers?: Record<string, string> };
  };
  if (answer.code === 'too_many_requests')
    return { refusal: { formErrors: [tooMany(answer, language)] }, init: tooManyInit(answer) } satisfies Refused;
  const message: FormMessage =
    answer.code === 'invalid_captcha'
      ? 'contact.checkFailed'
      : answer.code === 'unavailable'
        ? 'contact.notNow'
        : verbatim(answer.message);
  return { refusal: { formErrors: [message] }, init: {} } satisfies Refused;
}

/** Of the address after sending: what support calls the message. Anything else in its place is left out. */
export const referenceOf = (text: string | null): string | null =>
  text !== null && /^C-[0-9A-F]{8}$/.test(text) ? text : null;
