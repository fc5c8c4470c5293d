/** What proves a rule: a post that the rules test makes in every language, or a test that stands elsewhere. */
import type { FormMessage } from '../../app/forms/form-message';
import type { MessageKey } from '../../app/i18n/messages';
import type { Values } from '../../app/i18n/translator';
import type { ruleForms } from './forms';
import type { SpecifiedRule } from './specified-rules';

/** A post with something wrong in it, and what is then said at which field. Amounts in `values` are euro minor units. */
export interface Post {
  form: keyof typeof ruleForms;
  /** Over the form's usual values; `taken` stands for what somebody else has. */
  given: Record<string, string | boolean>;
  at: string;
  says: FormMessage;
}

/** A test of the repository, by its file and a part of its title. */
export interface Elsewhere {
  file: string;
  test: string;
  /** What it sees, in English. */
  says?: string;
  /** Whether it looks in every language; what players read has to. */
  inAllLanguages: boolean;
}

const says = (key: MessageKey, values?: Values): FormMessage =>
  values ? (`${key} ${JSON.stringify(values)}` as FormMessage) : key;
export const post = (
  form: Post['form'],
  field: string,
  value: string | boolean,
  key: MessageKey,
  values?: Values,
): Post => ({
  form,
  given: { [field]: value },
  at: field.split('.')[0]!,
  says: says(key, values),
});
/** What no player reads: a log line, a call, where somebody is led. */
export const elsewhere = (file: string, test: string, text?: string): Elsewhere => ({
  file: `${file}.test.ts`,
  test,
  inAllLanguages: false,
  ...(text === undefined ? {} : { says: text }),
});

/** Seen in every language: on a screen that says it, on the account's screens, and where an operator's own API refuses. */
export const inAll =
  (file: string) =>
  (test: string, text?: string): Elsewhere => ({ ...elsewhere(file, test, text), inAllLanguages: true });
export const spoken = inAll('tests/edge/spoken');
export const screen = inAll('tests/edge/spoken-screens');
export const byAnApi = inAll('tests/edge/words-of-an-api');

export const loginLength = { min: 4, max: 20 };
export const signUpLength = { min: 6, max: 20 };
export const long = (length: number) => 'x'.repeat(length);
export const name = (field: 'fname' | 'lname', length: number) =>
  post('profile', field, long(length), `account.${field}Length`, { min: 3, max: 25 });

/** The proofs of some of the rules. */
export type Proofs = Partial<Record<SpecifiedRule, Post | Elsewhere>>;
