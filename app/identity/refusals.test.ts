import { describe, expect, it } from 'vitest';
import { readMessage, verbatim } from '~/forms/form-message';
import { languages } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { logInRefusal, signUpRefusal } from './refusals';

const refused = (code: string, data: unknown = null) =>
  ({ ok: false, code, message: 'Le serveur refuse.', data }) as const;
const english = translatorFor('en');

describe('a refused log-in', () => {
  it.each([
    ['invalid_username_or_password', 'Invalid username or password'],
    ['username_must_be_between_4_and_20_characters_long', 'Username must be between 4 and 20 characters long'],
    ['invalid_username_characters_letters_and_numbers_allowed', 'Invalid username characters'],
    ['email_not_confirmed', 'Please confirm your email address first: we have sent you a link'],
    ['anything_else', 'Le serveur refuse.'],
  ])('%s says %j', (code, message) => {
    const { refusal, init } = logInRefusal(refused(code), 'en');
    expect(readMessage(refusal.fieldErrors!.username!, english)).toBe(message);
    expect(init).toEqual({});
  });

  it('tells how long to wait', () => {
    const { refusal, init } = logInRefusal(refused('too_many_requests', { retryAfterSeconds: 40 }), 'en');
    expect(readMessage(refusal.fieldErrors!.username!, english)).toBe(
      'Too many attempts. Please try again in 40 seconds.',
    );
    expect(init).toEqual({ status: 429, headers: { 'Retry-After': '40' } });
  });

  it.each([
    [61, 'in 2 minutes'],
    [120, 'in 2 minutes'],
    [60, 'in 1 minute'],
    [59.5, 'in 1 minute'],
    [0.2, 'in 1 second'],
  ])('never promises less than %d seconds', (seconds, when) => {
    const { refusal } = logInRefusal(refused('too_many_requests', { retryAfterSeconds: seconds }), 'en');
    expect(readMessage(refusal.fieldErrors!.username!, english)).toContain(when);
  });

  it.each([null, {}, { retryAfterSeconds: 'soon' }, { retryAfterSeconds: -1 }])(
    'does without a time when the API gives %j',
    (data) => {
      const { refusal, init } = logInRefusal(refused('too_many_requests', data), 'en');
      expect(readMessage(refusal.fieldErrors!.username!, english)).toBe('Too many attempts, please try again later');
      expect(init).toEqual({ status: 429, headers: {} });
    },
  );

  it.each(languages)('speaks of time as %s does', (language) => {
    const { refusal } = logInRefusal(refused('too_many_requests', { retryAfterSeconds: 300 }), language);
    expect(readMessage(refusal.fieldErrors!.username!, translatorFor(language))).toMatch(/5\s?(minut|Minut|分)/);
  });
});

describe('a refused sign-up', () => {
  it.each([
    ['username_exists', 'username', 'Username already exists'],
    ['invalid_username', 'username', 'Username is not valid'],
    ['email_exists', 'email', 'Email already exists'],
    ['invalid_email', 'email', 'Email is not valid'],
    ['passwords_must_match', 'passwordConfirm', 'Passwords must match'],
    ['invalid_currency', 'currency', 'Currency is not valid'],
    ['invalid_country', 'country', 'Country is not valid'],
    ['invalid_birthdate', 'birthdate', 'Birth date is not valid'],
    ['underage', 'birthdate', 'You must be 18+ years old'],
  ] as const)('%s stands at %s', (code, field, message) => {
    const { refusal } = signUpRefusal(refused(code), 'en');
    expect(Object.keys(refusal.fieldErrors!)).toEqual([field]);
    expect(readMessage(refusal.fieldErrors![field]!, english)).toBe(message);
  });

  it('names all fields that the API names', () => {
    const errors = [
      { field: 'username', code: 'username_exists' },
      { field: 'email', code: 'email_exists' },
    ];
    expect(signUpRefusal(refused('username_exists', { errors }), 'en').refusal).toEqual({
      fieldErrors: { username: 'results.username_exists', email: 'results.email_exists' },
    });
  });

  it('marks a field whose rule the form does not know', () => {
    expect(
      signUpRefusal(refused('invalid_request', { errors: [{ field: 'state', code: 'too_big' }] }), 'en').refusal,
    ).toEqual({ fieldErrors: { state: 'forms.invalid' } });
  });

  it('says what belongs to no field in the server’s words', () => {
    expect(signUpRefusal(refused('something_new'), 'en').refusal).toEqual({
      formErrors: [verbatim('Le serveur refuse.')],
    });
    expect(
      signUpRefusal(refused('invalid_request', { errors: [{ field: '__proto__', code: 'x' }] }), 'en').refusal,
    ).toEqual({ formErrors: [verbatim('Le serveur refuse.')] });
  });

  it('asks to wait for the whole form', () => {
    expect(signUpRefusal(refused('too_many_requests', { retryAfterSeconds: 10 }), 'en').init).toEqual({
      status: 429,
      headers: { 'Retry-After': '10' },
    });
  });
});
