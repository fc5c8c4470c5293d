import { countryCodes } from 'contract/countries';
import { SignupForm } from 'contract/registration';
import { barredCountries } from 'contract/territory';
import { describe, expect, it } from 'vitest';
import { readMessage } from '~/forms/form-message';
import { readForm, refuseForm } from '~/forms/submission';
import { languages } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { signUpChecks, signUpForm } from './sign-up-form';

const now = Date.UTC(2026, 10, 20, 12);

const good = {
  username: 'lucia2000',
  email: 'lucia@mail.example',
  password: 'secret-word',
  passwordConfirm: 'secret-word',
  'birthdate.day': '27',
  'birthdate.month': '3',
  'birthdate.year': '1990',
  country: 'NO',
  currency: 'NOK',
  state: '',
  terms: 'on',
};

const read = (fields: Record<string, string>, at = now) =>
  readForm(
    new Request('http://lantern.test/register', { method: 'POST', body: new URLSearchParams(fields) }),
    signUpForm,
    signUpChecks(at),
  );

/** The first message at each field. */
async function said(changes: Record<string, string>, at = now): Promise<Record<string, string>> {
  const { error } = refuseForm(await read({ ...good, ...changes }, at)).data.form;
  return Object.fromEntries(
    Object.entries(error ?? {}).map(([name, messages]) => [name, readMessage(messages![0]!, translatorFor('en'))]),
  );
}

describe('sign up', () => {
  it('hands over what the contract’s call takes', async () => {
    const form = await read(good);
    expect(form).toMatchObject({ ok: true, value: { birthdate: '27-03-1990', terms: true, currency: 'NOK' } });
    expect(SignupForm.safeParse(form.ok && form.value).success).toBe(true);
  });

  it('says everything that is missing at once', async () => {
    const { error } = refuseForm(await read({})).data.form;
    expect(Object.keys(error ?? {}).sort()).toEqual([
      'birthdate.day',
      'birthdate.month',
      'birthdate.year',
      'country',
      'currency',
      'email',
      'password',
      'passwordConfirm',
      'terms',
      'username',
    ]);
  });

  it.each<[Record<string, string>, Record<string, string>]>([
    [{ username: 'lucia' }, { username: 'Username must be between 6 and 20 characters long' }],
    [{ username: 'l'.repeat(21) }, { username: 'Username must be between 6 and 20 characters long' }],
    [{ username: 'lucia_2000' }, { username: 'Invalid username characters' }],
    [{ username: '' }, { username: 'Please type your username' }],
    [{ email: '' }, { email: 'Please type your email' }],
    [{ email: 'lucia@mail' }, { email: 'Email is not valid' }],
    [{ email: `${'l'.repeat(250)}@mail.example` }, { email: 'Email is not valid' }],
    [{ password: 'five5', passwordConfirm: 'five5' }, { password: 'Password must be longer than 5 characters' }],
    [{ password: 'x'.repeat(129), passwordConfirm: 'x'.repeat(129) }, { password: 'Use no more than 128 characters' }],
    [{ passwordConfirm: 'secret-Word' }, { passwordConfirm: 'Passwords must match' }],
    [{ passwordConfirm: '' }, { passwordConfirm: 'Please repeat your password' }],
    [{ currency: 'GBP' }, { currency: 'Currency is not valid' }],
    [{ currency: '' }, { currency: 'Currency is not valid' }],
    [{ country: '' }, { country: 'Please choose your country' }],
    [{ country: 'XX' }, { country: 'Country is not valid' }],
    [{ terms: '' }, { terms: 'Please accept the terms and the privacy policy' }],
    [{ terms: 'off' }, { terms: 'This is not valid' }],
    [{ state: 's'.repeat(51) }, { state: 'Use no more than 50 characters' }],
    [{ 'birthdate.month': '' }, { 'birthdate.month': 'Please type your date of birth' }],
    [{ 'birthdate.day': '32' }, { birthdate: 'Birth date is not valid' }],
    [{ 'birthdate.month': '13' }, { birthdate: 'Birth date is not valid' }],
    [{ 'birthdate.day': '30', 'birthdate.month': '2' }, { birthdate: 'Birth date is not valid' }],
    [{ 'birthdate.year': '90' }, { birthdate: 'Birth date is not valid' }],
    [{ 'birthdate.day': 'xx' }, { birthdate: 'Birth date is not valid' }],
    [{ 'birthdate.year': '2010' }, { birthdate: 'You must be 18+ years old' }],
  ])('%j is refused by %j', async (changes, messages) => expect(await said(changes)).toEqual(messages));

  it('counts 18 years to the first moment of the UTC day', async () => {
    const born = { 'birthdate.day': '20', 'birthdate.month': '11', 'birthdate.year': '2008' };
    const birthday = Date.UTC(2026, 10, 20);
    expect(await said(born, birthday - 1_000)).toEqual({ birthdate: 'You must be 18+ years old' });
    expect(await said(born, birthday)).toEqual({});
    expect(await said(born, birthday + 1_000)).toEqual({});
  });

  it.each([
    ['３１', '１２', '１９９０', '31-12-1990'],
    [' 1', '1 ', '1990', '01-01-1990'],
  ])('reads %j %j %j as %s', async (day, month, year, birthdate) => {
    expect(
      await read({ ...good, 'birthdate.day': day, 'birthdate.month': month, 'birthdate.year': year }),
    ).toMatchObject({ ok: true, value: { birthdate } });
  });

  it('tells the mismatch of passwords although other fields are wrong', async () => {
    expect(Object.keys(await said({ username: '', passwordConfirm: 'other' })).sort()).toEqual([
      'passwordConfirm',
      'username',
    ]);
  });

  it('takes every country but the barred ones', async () => {
    const taken = await Promise.all(
      countryCodes.map(async (country) => [country, (await read({ ...good, country })).ok] as const),
    );
    expect(
      taken
        .filter(([, ok]) => !ok)
        .map(([country]) => country)
        .sort(),
    ).toEqual([...barredCountries].sort());
  });

  it('never sends a password back', async () => {
    const form = refuseForm(await read({ ...good, username: '' })).data.form;
    expect(JSON.stringify(form)).not.toContain('secret-word');
    expect(form.initialValue).toMatchObject({ email: 'lucia@mail.example', birthdate: { day: '27' } });
  });

  it.each(languages)('has words for every message in %s', async (language) => {
    const t = translatorFor(language);
    const { error } = refuseForm(
      await read({ ...good, username: 'x', email: 'x', country: '', 'birthdate.year': '2015', terms: '' }),
    ).data.form;
    const words = Object.values(error ?? {}).map((messages) => readMessage(messages![0]!, t));
    expect(words).toHaveLength(5);
    for (const word of words) expect(word).not.toMatch(/^identity\.|\{\{/);
  });
});
