import * as limits from 'contract/constants';
import { registrationCountries } from 'contract/countries';
import { currencyCodes } from 'contract/money';
import type { FormSchema } from 'contract/registration';

/** The registration form as data (SPEC §5). */
export const registerFields: FormSchema = {
  fields: [
    {
      name: 'username',
      type: 'text',
      required: true,
      minLength: limits.signupUsername.min,
      maxLength: limits.signupUsername.max,
      pattern: '[A-Za-z0-9]+',
    },
    { name: 'email', type: 'email', required: true, maxLength: 254 },
    {
      name: 'password',
      type: 'password',
      required: true,
      minLength: limits.password.min,
      maxLength: limits.password.max,
    },
    {
      name: 'passwordConfirm',
      type: 'password',
      required: true,
      minLength: limits.password.min,
      maxLength: limits.password.max,
    },
    { name: 'currency', type: 'select', required: true, options: [...currencyCodes] },
    { name: 'birthdate', type: 'date', required: true, pattern: '\\d{2}-\\d{2}-\\d{4}' },
    { name: 'country', type: 'select', required: true, options: [...registrationCountries] },
    { name: 'state', type: 'text', required: false, maxLength: 50 },
    { name: 'terms', type: 'checkbox', required: true },
  ],
};

/** The confirmation of a mailed token. */
export const tokenFields: FormSchema = {
  fields: [{ name: 'token', type: 'text', required: true, minLength: 1, maxLength: 300 }],
};
