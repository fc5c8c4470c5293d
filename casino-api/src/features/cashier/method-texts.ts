import type { MethodField } from 'contract/method-fields';
import type { Transaction } from 'contract/history';
import type { Language } from 'contract/constants';
import { apiTexts } from 'locales/api';
import type { FieldRule } from './methods/define-payment-method';

interface FieldTexts {
  label: string;
  hint?: string;
  error: string;
  options?: Readonly<Record<string, string>>;
}

/** What a method says of itself in a language. */
export interface MethodTexts {
  name: string;
  depositTime: string;
  withdrawTime: string;
  /** Where it is paid at the provider's page. */
  hosted?: string;
  /** What became of a payment, where that is said otherwise than by other methods. */
  status?: Partial<Record<Transaction['status'], string>>;
  fields?: Readonly<Record<string, FieldTexts>>;
}

/** Null for a method that we have no words for. */
export function methodTexts(method: string, language: Language): MethodTexts | null {
  const methods: Readonly<Record<string, MethodTexts>> = apiTexts(language).paymentMethods;
  return Object.hasOwn(methods, method) ? methods[method]! : null;
}

export const methodName = (method: string, language: Language): string => methodTexts(method, language)?.name ?? method;

/** The name of something that a method asks. */
export const fieldLabel = (method: string, field: string, language: Language): string =>
  methodTexts(method, language)?.fields?.[field]?.label ?? field;

/** What a method asks, as a form draws it. */
export function fieldsIn(method: string, rules: readonly FieldRule[] = [], language: Language): MethodField[] {
  const texts = methodTexts(method, language)?.fields ?? {};
  return rules.map(({ name, kind, options = [], ...rule }) => ({
    name,
    kind,
    required: rule.required ?? true,
    minLength: rule.minLength ?? 0,
    maxLength: rule.maxLength ?? 100,
    pattern: rule.pattern ?? null,
    autoComplete: rule.autoComplete ?? 'off',
    label: texts[name]?.label ?? name,
    hint: texts[name]?.hint ?? '',
    error: texts[name]?.error ?? '',
    options: options.map((value) => ({ value, label: texts[name]?.options?.[value] ?? value })),
  }));
}
