import type { z } from 'zod';
import { usePage } from '~/i18n/page';
import type { DateFieldsProps, DatePart } from '~/ui/date-fields';
import type { SummaryError } from '~/ui/error-summary';
import type { FieldsOf, FormDefinition, FormSchema } from './define-form';
import { readMessage } from './form-message';
import type { RefusedForm } from './submission';

/** Props that every control of `app/ui` takes. */
interface ControlProps {
  name: string;
  id: string;
  required: boolean | undefined;
  /** In the reader's language. */
  error: string | undefined;
}

type TextProps = ControlProps & {
  defaultValue: string | undefined;
  minLength: number | undefined;
  maxLength: number | undefined;
  pattern: string | undefined;
};

/** What a view needs of a form: props for its pieces, each by the field's name, and the errors in the order of the fields. */
export interface FormView<Schema extends FormSchema> {
  /** For `FormStack`. */
  props: { id: string };
  /** For `Field`, `MoneyField`, `TextAreaField`. */
  text: (name: FieldsOf<Schema>) => TextProps;
  /** For `PasswordField`: never a value. */
  password: (name: FieldsOf<Schema>) => Omit<TextProps, 'defaultValue'>;
  /** For `SelectField` and `RadioCards`. */
  choice: (name: FieldsOf<Schema>) => ControlProps & { defaultValue: string | undefined };
  /** For `CheckboxField`. */
  tick: (name: FieldsOf<Schema>) => ControlProps & { defaultChecked: boolean | undefined };
  /** For `DateFields`: a field with `.day`, `.month` and `.year`. */
  date: (
    name: keyof z.input<Schema> & string,
  ) => Pick<DateFieldsProps, 'id' | 'error' | 'day' | 'month' | 'year' | 'required'>;
  /** What stands in a field, for hidden ones. */
  value: (name: FieldsOf<Schema>) => string | undefined;
  /** For `ErrorSummary`; empty on a fresh form. */
  errors: SummaryError[];
}

export interface FormViewOptions<Schema extends FormSchema> {
  /** `useActionData()`: the refusal, when this form was refused. */
  refused?: RefusedForm | null | undefined;
  /** What a fresh form starts with. */
  defaultValue?: Partial<Record<FieldsOf<Schema>, string>>;
}

/**
 * One form as its view sees it: the values, messages and native attributes that conform gives, put into words and props. Pages are
 * rendered once, on the server, so conform's own hook, which watches a live form, would cost more than the rest of the form together.
 */
export function useFormView<Schema extends FormSchema>(
  form: FormDefinition<Schema>,
  { refused, defaultValue = {} }: FormViewOptions<Schema> = {},
): FormView<Schema> {
  const { t } = usePage();
  const constraint = form.constraint();
  const given: Partial<Record<string, string>> = refused ? flatten(refused.form.initialValue) : defaultValue;
  const wrong = refused?.form.error ?? {};

  const idOf = (name: string) => `${form.id}-${name}`;
  const valueOf = (name: FieldsOf<Schema>) => given[name];
  const errorOf = (name: string) => {
    const message = wrong[name]?.[0];
    return message === undefined ? undefined : readMessage(message, t);
  };
  const control = (name: string): ControlProps => ({
    name,
    id: idOf(name),
    required: constraint[name]?.required,
    error: errorOf(name),
  });
  const password = (name: FieldsOf<Schema>) => {
    const { minLength, maxLength, pattern } = constraint[name] ?? {};
    return { ...control(name), minLength, maxLength, pattern };
  };
  const part = (name: string): DatePart => ({
    name,
    id: idOf(name),
    defaultValue: valueOf(name as FieldsOf<Schema>),
    invalid: Boolean(wrong[name]),
  });
  const groupError = (name: string) => errorOf(name) ?? partsOf(name).map(errorOf).find(Boolean);
  const partsOf = (name: string) => Object.keys(constraint).filter((candidate) => candidate.startsWith(`${name}.`));

  return {
    props: { id: form.id },
    text: (name) => ({ ...password(name), defaultValue: valueOf(name) }),
    password,
    choice: (name) => ({ ...control(name), defaultValue: valueOf(name) }),
    tick: (name) => ({ ...control(name), defaultChecked: valueOf(name) === 'on' || undefined }),
    date: (name) => {
      const [day, month, year] = [part(`${name}.day`), part(`${name}.month`), part(`${name}.year`)];
      return { id: idOf(name), error: groupError(name), day, month, year, required: constraint[name]?.required };
    },
    value: valueOf,
    errors: refused ? summaryOf() : [],
  };

  /**
   * One line a wrong field, in the order of the form. A group that is wrong as a whole has one line, which leads to its first wrong part;
   * else its wrong parts have theirs, those that say the same but one.
   */
  function summaryOf(): SummaryError[] {
    const ofForm = (wrong[''] ?? []).map((message) => ({ fieldId: form.id, message: readMessage(message, t) }));
    const groups = Object.keys(constraint).filter((name) => !name.includes('.'));
    const ofFields = groups.flatMap((name) => {
      const parts = partsOf(name);
      const own = errorOf(name);
      if (own) return [{ fieldId: idOf(parts.find((entry) => wrong[entry]) ?? parts[0] ?? name), message: own }];
      const byMessage = new Map<string, string>();
      for (const entry of parts) {
        const message = errorOf(entry);
        if (message && !byMessage.has(message)) byMessage.set(message, idOf(entry));
      }
      return [...byMessage].map(([message, fieldId]) => ({ fieldId, message }));
    });
    return [...ofForm, ...ofFields];
  }
}

/** `{ birthdate: { day: '1' } }` → `{ 'birthdate.day': '1' }`; of a field that came twice the first counts. */
function flatten(values: unknown, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries((values ?? {}) as Record<string, unknown>)) {
    const name = prefix + key;
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string') flat[name] = first;
    else if (typeof first === 'object' && first !== null) Object.assign(flat, flatten(first, `${name}.`));
  }
  return flat;
}
