import * as limits from 'contract/constants';
import { realityCheckMinutes, type profileTypes } from 'contract/profile';
import { longestKana } from 'contract/profile-texts';
import type { FormSchema } from 'contract/registration';

type FormField = FormSchema['fields'][number];

const profileText = (name: keyof typeof limits.profileLengths, required: boolean): FormField => {
  const { min: shortest, max } = limits.profileLengths[name];
  // A name in kanji or kana is whole with one character: the call judges by the script.
  const min = name === 'fname' || name === 'lname' ? 1 : shortest;
  return { name, type: 'text', required, ...(min > 0 ? { minLength: min } : {}), maxLength: max };
};
const options = (values: readonly (string | number)[]) => values.map(String);

/** The parts of the profile as data (SPEC §5). */
export const profileFields: Record<(typeof profileTypes)[number], FormSchema> = {
  contact: {
    fields: [
      ...(['fname', 'lname', 'address', 'city', 'zip'] as const).map((name) => profileText(name, true)),
      { ...profileText('mobile', true), type: 'tel', pattern: '\\+?[0-9][0-9 ()-]{5,23}' },
      { name: 'kana', type: 'text', required: false, maxLength: longestKana },
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
