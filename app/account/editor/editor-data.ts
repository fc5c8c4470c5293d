import { profileLengths } from 'contract/constants';
import { languageFacts } from 'contract/languages';
import type { Player } from 'contract/player';
import { longestKana, longestSecurityQuestion, longestState, longestTimeZone } from 'contract/profile-texts';
import type { FormDefinition, FormSchema } from '~/forms/define-form';
import { errorMap } from '~/forms/error-map';
import { readMessage } from '~/forms/form-message';
import type { RefusedForm } from '~/forms/submission';
import { useFormView, type FormViewOptions } from '~/forms/use-form-view';
import { usePage } from '~/i18n/page';
import type { Translate } from '~/i18n/translator';
import { additionalForm, type Additional } from '../additional-form';
import { addressOrderOf } from '../address-order';
import { contactForm, withBonus, type knownDetails } from '../contact-form';
import { missingList } from '../missing-items';
import {
  editorTexts,
  type AdditionalField,
  type ContactField,
  type EditorData,
  type EditorField,
  type EditorFormData,
} from './editor-types';
import type { FieldRule } from './field-rule';

/** What a form starts with, and the mark of it that travels along (`seen-mark.ts`). */
interface Known<Values> {
  values: Values;
  seen: string;
}

/** What of an account its player can change. */
export interface EditedAccount extends Pick<Player, 'missing' | 'countrycode'> {
  details: Known<ReturnType<typeof knownDetails>>;
  additional: Known<Additional>;
}

type Judged = Pick<FieldRule, 'judged' | 'min' | 'max'>;

const lengths = (field: keyof typeof profileLengths): Judged => ({ judged: 'length', ...profileLengths[field] });

/** The same limits that the schemas hold (a test compares what both say of any text). */
const contactRules: Record<ContactField, Judged> = {
  // From one character on: `isName` knows which scripts need more.
  fname: { ...lengths('fname'), judged: 'name', min: 1 },
  lname: { ...lengths('lname'), judged: 'name', min: 1 },
  kana: { judged: 'kana', min: 0, max: longestKana },
  address: lengths('address'),
  city: lengths('city'),
  zip: lengths('zip'),
  mobile: { ...lengths('mobile'), judged: 'mobile' },
};
const additionalRules: Record<AdditionalField, Judged> = {
  nickname: lengths('nickname'),
  state: { judged: 'length', min: 0, max: longestState },
  timezone: { judged: 'timezone', min: 0, max: longestTimeZone },
  securityQuestion: { judged: 'length', min: 0, max: longestSecurityQuestion },
  securityAnswer: lengths('securityAnswer'),
};

/** The words of a rule are asked of the form's schema, so that browser and server say the same. */
function ruleOf<Schema extends FormSchema>(
  { schema }: FormDefinition<Schema>,
  name: string,
  judged: Judged,
  t: Translate,
): FieldRule {
  const refusal = (text: string | undefined) => {
    const message = schema.shape[name]!.safeParse(text, { errorMap }).error?.issues[0]?.message;
    return message && readMessage(message, t);
  };
  return { ...judged, required: refusal(undefined), wrong: refusal('?'.repeat(judged.max + 1)) ?? '' };
}

/** One form of the editor as plain data: what stands in it, what was refused, and how each field is judged. */
function useFormData<Name extends string, Schema extends FormSchema>(
  form: FormDefinition<Schema>,
  rules: Record<Name, Judged>,
  { values, seen }: { values: Partial<Record<Name, string>>; seen: string },
  refused: RefusedForm | undefined,
  action: string,
): EditorFormData<Name> {
  const { t } = usePage();
  const view = useFormView(form, { refused, defaultValue: values as FormViewOptions<Schema>['defaultValue'] });
  const secrets: readonly string[] = form.secrets;
  const field = (name: Name): EditorField => {
    const { defaultValue, required, minLength, maxLength, error } = view.text(name as Parameters<typeof view.text>[0]);
    const value = secrets.includes(name) ? undefined : defaultValue;
    const { min, max } = rules[name];
    return {
      value,
      saved: values[name] ?? '',
      required,
      minLength: minLength ?? (min || undefined),
      maxLength: maxLength ?? max,
      error,
      rule: ruleOf(form, name, rules[name], t),
    };
  };
  const fields = Object.fromEntries((Object.keys(rules) as Name[]).map((name) => [name, field(name)])) as Record<
    Name,
    EditorField
  >;
  return { id: form.id, action, seen, fields, errors: view.errors };
}

/** All that the profile's editor shows and does, in the reader's language: the server renders it, and the browser, where scripts are wanted, takes it over. */
export function useEditorData(
  { details, additional, missing, countrycode }: EditedAccount,
  refused: RefusedForm | undefined,
): EditorData {
  const { t, locale, path, search, href } = usePage();
  const { familyNameFirst } = languageFacts[locale];
  const isAdditional = search === '?additional';
  return {
    contact: useFormData(
      contactForm,
      contactRules,
      details,
      isAdditional ? undefined : refused,
      href(withBonus(path, new URLSearchParams(search).get('bonus'))),
    ),
    additional: useFormData(
      additionalForm,
      additionalRules,
      additional,
      isAdditional ? refused : undefined,
      href('/profile/my-account?additional'),
    ),
    missing: refused && !isAdditional ? '' : missingList(missing, t, locale),
    order: { familyNameFirst, address: addressOrderOf(countrycode) },
    asksKana: familyNameFirst || countrycode === 'JP',
    texts: Object.fromEntries(editorTexts.map((key) => [key, t(key)])) as EditorData['texts'],
  };
}
