import { birthdateFault } from 'contract/birthdate';
import { password, signupUsername } from 'contract/constants';
import { registrationCountries } from 'contract/countries';
import { currencyCodes } from 'contract/money';
import { Email } from 'contract/registration';
import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import { say, type FormMessage } from '~/forms/form-message';
import type { ReadOptions } from '~/forms/submission';

const required = (key: FormMessage) => z.string({ required_error: key });
const length = say('results.username_must_be_between_4_and_20_characters_long', signupUsername);
const birthdatePart = required('identity.birthdateRequired');

/** Sign up (SPEC §5). The birth date is typed in three fields and leaves as DD-MM-YYYY. */
export const signUpForm = defineForm({
  id: 'sign-up',
  schema: z.object({
    username: required('identity.usernameRequired')
      .trim()
      .min(1, 'identity.usernameRequired')
      .min(signupUsername.min, length)
      .max(signupUsername.max, length)
      .regex(/^[A-Za-z0-9]*$/, 'results.invalid_username_characters_letters_and_numbers_allowed'),
    email: required('identity.emailRequired')
      .trim()
      .min(1, 'identity.emailRequired')
      .max(254, 'results.invalid_email')
      .refine(isEmail, 'results.invalid_email'),
    password: required('identity.passwordRequired')
      .min(password.min, 'identity.passwordTooShort')
      .max(password.max, say('forms.tooLong', { max: password.max })),
    passwordConfirm: required('identity.passwordConfirmRequired'),
    birthdate: z
      .object({ day: birthdatePart, month: birthdatePart, year: birthdatePart })
      .transform(({ day, month, year }) => birthdateOf(day, month, year)),
    country: required('identity.countryRequired').refine(
      (code) => registrationCountries.includes(code),
      'results.invalid_country',
    ),
    state: z
      .string()
      .trim()
      .max(50, say('forms.tooLong', { max: 50 }))
      .optional(),
    currency: z.enum(currencyCodes, { message: 'results.invalid_currency' }),
    terms: z.literal(true, { message: 'results.terms_not_accepted' }),
  }),
  secrets: ['password', 'passwordConfirm'],
});

function isEmail(text: string): boolean {
  return Email.safeParse(text).success;
}

/** As typed, whole and half-width digits alike: `(' 1', '３', '1990')` → `01-03-1990`. */
function birthdateOf(day: string, month: string, year: string): string {
  const [d, m, y] = [day, month, year].map((part) => part.normalize('NFKC').trim()) as [string, string, string];
  return `${d.padStart(2, '0')}-${m.padStart(2, '0')}-${y}`;
}

const birthdateMessages = { underage: 'results.underage', invalid_birthdate: 'results.invalid_birthdate' } as const;

/** What concerns more than one field, and the age on the UTC day of `now` (epoch ms). */
export const signUpChecks = (now: number): ReadOptions<(typeof signUpForm)['schema']> => ({
  check: (given) => {
    const [day, month, year] = [given['birthdate.day'], given['birthdate.month'], given['birthdate.year']];
    const fault = day && month && year ? birthdateFault(birthdateOf(day, month, year), now) : null;
    return {
      passwordConfirm:
        given.passwordConfirm && given.password !== given.passwordConfirm ? 'results.passwords_must_match' : undefined,
      birthdate: fault ? birthdateMessages[fault] : undefined,
    };
  },
});
