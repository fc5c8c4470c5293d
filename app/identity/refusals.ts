import { captchaLength } from 'contract/constants';
import { FieldErrors } from 'contract/envelope';
import { Captcha } from 'contract/support';
import type { Answer } from '~/casino-api';
import { say, verbatim, type FormMessage } from '~/forms/form-message';
import type { Refusal } from '~/forms/submission';
import { formatWait } from '~/i18n/format';
import type { Language } from '~/i18n/languages';
import type { logInForm } from './log-in-form';
import type { signUpForm } from './sign-up-form';

export type Refused = Extract<Answer<unknown>, { ok: false }>;

/** What the API refused, for `refuseForm`, and the status it leaves with. */
export interface ApiRefusal<Schema extends (typeof logInForm | typeof signUpForm)['schema']> {
  refusal: Refusal<Schema>;
  init: { status?: number; headers?: Record<string, string> };
}

const loginMessages: Record<string, FormMessage> = {
  invalid_username_or_password: 'results.invalid_username_or_password',
  username_must_be_between_4_and_20_characters_long: say('results.username_must_be_between_4_and_20_characters_long', {
    min: 4,
    max: 20,
  }),
  invalid_username_characters_letters_and_numbers_allowed:
    'results.invalid_username_characters_letters_and_numbers_allowed',
  email_not_confirmed: 'results.email_not_confirmed',
};

/**
 * SPEC §8: the login codes' own texts, else the server's message. All stand at the user name, so that nothing tells which half was
 * wrong. @param captcha what was typed where the form had a captcha to answer, else null
 */
export function logInRefusal(
  answer: Refused,
  language: Language,
  captcha: string | null = null,
): ApiRefusal<(typeof logInForm)['schema']> {
  if (answer.code === 'too_many_requests')
    return { refusal: { fieldErrors: { username: tooMany(answer, language) } }, init: tooManyInit(answer) };
  if (answer.code === 'invalid_captcha')
    return {
      refusal: { fieldErrors: { captcha: wrongCaptcha(captcha, 'results.invalid_captcha', 'identity.captchaAsked') } },
      init: {},
    };
  return { refusal: { fieldErrors: { username: loginMessages[answer.code] ?? verbatim(answer.message) } }, init: {} };
}

/** What is wrong with a captcha: its length (SPEC §5), its characters, or that there was none to answer yet. @param typed null: none */
export function wrongCaptcha(typed: string | null, wrong: FormMessage, asked: FormMessage): FormMessage {
  if (typed === null) return asked;
  return [...typed.trim()].length === captchaLength ? wrong : say('identity.captchaLength', { length: captchaLength });
}

/** The captcha that a refusal asks for with the next attempt (SPEC §4), if it does. */
export function captchaOf({ data }: Refused): Captcha | null {
  const asked = Captcha.safeParse((data as { captcha?: unknown } | null)?.captcha);
  return asked.success ? asked.data : null;
}

type SignUpField =
  'username' | 'email' | 'password' | 'passwordConfirm' | 'currency' | 'country' | 'birthdate' | 'state' | 'terms';

const signUpMessages: Record<string, readonly [SignUpField, FormMessage]> = {
  username_exists: ['username', 'results.username_exists'],
  invalid_username: ['username', 'results.invalid_username'],
  email_exists: ['email', 'results.email_exists'],
  invalid_email: ['email', 'results.invalid_email'],
  invalid_password: ['password', 'identity.passwordTooShort'],
  passwords_must_match: ['passwordConfirm', 'results.passwords_must_match'],
  invalid_currency: ['currency', 'results.invalid_currency'],
  invalid_country: ['country', 'results.invalid_country'],
  invalid_birthdate: ['birthdate', 'results.invalid_birthdate'],
  underage: ['birthdate', 'results.underage'],
  terms_not_accepted: ['terms', 'results.terms_not_accepted'],
};

const fields: readonly string[] = [
  'username',
  'email',
  'password',
  'passwordConfirm',
  'currency',
  'country',
  'birthdate',
  'state',
  'terms',
] satisfies SignUpField[];

/** Each refused field with its message; what belongs to no field is said of the whole form, in the server's words. */
export function signUpRefusal(answer: Refused, language: Language): ApiRefusal<(typeof signUpForm)['schema']> {
  if (answer.code === 'too_many_requests')
    return { refusal: { formErrors: [tooMany(answer, language)] }, init: tooManyInit(answer) };
  const listed = FieldErrors.safeParse(answer.data);
  const errors = listed.success ? listed.data.errors : [];
  const fieldErrors: Partial<Record<SignUpField, FormMessage>> = {};
  for (const { field, code } of [...errors, { field: '', code: answer.code }]) {
    const [target, message] = signUpMessages[code] ?? [
      fields.includes(field) ? (field as SignUpField) : null,
      'forms.invalid' as const,
    ];
    if (target) fieldErrors[target] ??= message;
  }
  return Object.keys(fieldErrors).length
    ? { refusal: { fieldErrors }, init: {} }
    : { refusal: { formErrors: [verbatim(answer.message)] }, init: {} };
}

/** Seconds to wait, when the API says. */
function waitOf({ data }: Refused): number | null {
  const seconds = (data as { retryAfterSeconds?: unknown } | null)?.retryAfterSeconds;
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : null;
}

/** Says when to come back, where the API does. */
export function tooMany(answer: Refused, language: Language): FormMessage {
  const wait = waitOf(answer);
  return wait ? say('identity.tooManyAttempts', { when: formatWait(wait, language) }) : 'results.too_many_requests';
}

/** `too_many_requests` leaves with 429. */
export function tooManyInit(answer: Refused): { status: number; headers: Record<string, string> } {
  const wait = waitOf(answer);
  return { status: 429, headers: wait ? { 'Retry-After': String(wait) } : {} };
}
