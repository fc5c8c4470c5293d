import type { GivenIdentity } from 'contract/identity-providers';
import type { z } from 'zod';
import { defineForm, type FormDefinition } from '~/forms/define-form';
import { signUpForm } from './sign-up-form';

type SignUp = (typeof signUpForm)['schema'];

/** What a provider may have told already, and is then not asked for. */
const givenFields = ['email', 'birthdate', 'country'] as const;
export type GivenField = (typeof givenFields)[number];

export const isGiven = (given: GivenIdentity, field: GivenField): boolean => given[field] !== null;

/** What the form brings: no password, and not what the provider told. */
export type Completion = Omit<z.output<SignUp>, 'password' | 'passwordConfirm' | GivenField> &
  Partial<Pick<z.output<SignUp>, GivenField>>;

const forms = new Map<string, FormDefinition<SignUp>>();

/** The sign-up's own form and rules (SPEC §5) without a password and without what the provider told: what is left out is not read, either. */
export function completionForm(given: GivenIdentity): FormDefinition<SignUp> {
  const left = ['password', 'passwordConfirm', ...givenFields.filter((field) => isGiven(given, field))];
  const key = left.join();
  let form = forms.get(key);
  if (!form) {
    const schema = signUpForm.schema.omit(
      Object.fromEntries(left.map((field) => [field, true])) as Record<never, true>,
    );
    forms.set(key, (form = defineForm({ id: 'complete', schema })));
  }
  return form;
}
