import { birthdateFault } from 'contract/birthdate';
import { registrationCountries } from 'contract/countries';
import type { FieldErrors } from 'contract/envelope';
import { currencyCodes } from 'contract/money';
import { Email, Username, type validateField } from 'contract/registration';
import type { ResultCode } from 'contract/result-codes';
import { signupUsername } from 'contract/constants';
import type { z } from 'zod';

export type CheckedField = z.infer<NonNullable<(typeof validateField)['body']>>['field'];

const isUsername = Username.min(signupUsername.min).max(signupUsername.max);

/** What stands against one field by itself, uniqueness aside (SPEC §5); null when nothing does. */
export function fieldFault(field: CheckedField, value: string, at: number): ResultCode | null {
  switch (field) {
    case 'username':
      return isUsername.safeParse(value).success ? null : 'invalid_username';
    case 'email':
      return Email.safeParse(value).success ? null : 'invalid_email';
    case 'currency':
      return (currencyCodes as readonly string[]).includes(value) ? null : 'invalid_currency';
    case 'country':
      return registrationCountries.includes(value) ? null : 'invalid_country';
    case 'birthdate':
      return birthdateFault(value, at);
  }
}

/** Who somebody is, as far as it decides whether he may be a player. */
export interface PersonInput {
  birthdate: string;
  country: string;
}

export interface SignupInput extends PersonInput {
  password: string;
  passwordConfirm: string;
}

type FieldError = FieldErrors['errors'][number] & { code: ResultCode };

/** What stands against a person, in the order of the form; empty when nothing does. */
export function personFaults(person: PersonInput, at: number): FieldError[] {
  return (['birthdate', 'country'] as const).flatMap((field) => {
    const code = fieldFault(field, person[field], at);
    return code ? [{ field, code }] : [];
  });
}

/** Everything that stands against a well-formed sign-up, in the order of the form; empty when nothing does. */
export function signupFaults({ password, passwordConfirm, ...person }: SignupInput, at: number): FieldError[] {
  const faults: FieldError[] =
    password === passwordConfirm ? [] : [{ field: 'passwordConfirm', code: 'passwords_must_match' }];
  return [...faults, ...personFaults(person, at)];
}
