import * as limits from 'contract/constants';
import { registrationCountries } from 'contract/countries';
import { currencyCodes } from 'contract/money';
import { realityCheckMinutes, type profileTypes } from 'contract/profile';
import type { FormSchema } from 'contract/registration';

type FormField = FormSchema['fields'][number];

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

const profileText = (name: keyof typeof limits.profileLengths, required: boolean): FormField => {
  const { min, max } = limits.profileLengths[name];
  return { name, type: 'text', required, ...(min > 0 ? { minLength: min } : {}), maxLength: max };
};
const options = (values: readonly (string | number)[]) => values.map(String);

/** The parts of the profile as data (SPEC §5). */
export const profileFields: Record<(typeof profileTypes)[number], FormSchema> = {
  contact: {
    fields: [
      ...(['fname', 'lname', 'address', 'city', 'zip'] as const).map((name) => profileText(name, true)),
      { ...profileText('mobile', true), type: 'tel', pattern: '\\+?[0-9][0-9 ()-]{5,23}' },
    ],
  },
  email: {
    fields: [
      { name: 'email', type: 'email', required: true, maxLength: 254 },
      {
        name: 'password',
        type: 'password',
        required: true,
        minLength: limits.password.min,
        maxLength: limits.password.max,
      },
    ],
  },
  additional: {
    fields: [
      profileText('nickname', false),
      { name: 'state', type: 'text', required: false, maxLength: 50 },
      { name: 'timezone', type: 'text', required: true, maxLength: 60 },
      { name: 'securityQuestion', type: 'text', required: false, maxLength: 120 },
      profileText('securityAnswer', false),
    ],
  },
  language: { fields: [{ name: 'language', type: 'select', required: true, options: [...limits.languages] }] },
  realityCheck: {
    fields: [{ name: 'minutes', type: 'select', required: true, options: options(realityCheckMinutes) }],
  },
};

/** The form behind a mailed reset link. */
export const resetFields: FormSchema = {
  fields: [
    { name: 'token', type: 'text', required: true, minLength: 1, maxLength: 300 },
    {
      name: 'newPassword',
      type: 'password',
      required: true,
      minLength: limits.password.policyMin,
      maxLength: limits.password.max,
    },
    {
      name: 'passwordConfirm',
      type: 'password',
      required: true,
      minLength: limits.password.policyMin,
      maxLength: limits.password.max,
    },
  ],
};

/** The confirmation of a mailed token. */
export const tokenFields: FormSchema = {
  fields: [{ name: 'token', type: 'text', required: true, minLength: 1, maxLength: 300 }],
};
