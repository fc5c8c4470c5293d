import { readMethodField } from 'contract/method-fields';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { FieldRule } from './methods/define-payment-method';

/**
 * What was given for the fields of a method, brought into shape; nothing where it has none. Names that the method does not ask for are left out.
 * Refusal: `invalid_request` with the fields that are not as the method takes them.
 */
export function readFields(
  rules: readonly FieldRule[] | undefined,
  given: Readonly<Record<string, string>> = {},
): Outcome<{ fields?: Record<string, string> }> {
  if (!rules?.length) return done({});
  const read = rules.map(
    ({ required = true, minLength = 0, maxLength = 100, pattern = null, options = [], ...rule }) => {
      const field = { ...rule, required, minLength, maxLength, pattern, options: options.map((value) => ({ value })) };
      const typed = Object.hasOwn(given, rule.name) ? given[rule.name]! : '';
      return [rule.name, readMethodField(field, typed)] as const;
    },
  );
  const errors = read.flatMap(([name, text]) =>
    text === null ? [{ field: `fields.${name}`, code: 'invalid_field' }] : [],
  );
  if (errors.length > 0) return refused('invalid_request', { errors });
  return done({ fields: Object.fromEntries(read.flatMap(([name, text]) => (text ? [[name, text]] : []))) });
}
