import { parseWithZod } from '@conform-to/zod';
import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/cloudflare';
import { plainWidth } from 'contract/plain-width';
import type { z } from 'zod';
import type { FieldsOf, FormDefinition, FormSchema } from './define-form';
import { errorMap } from './error-map';
import { readBody } from './form-body';
import type { FormMessage } from './form-message';

/** What a refused form sends back: the values without secrets, and messages by field; `''` holds those of the whole form. */
export type FormResult = SubmissionResult<string[]>;

/** Data of an action that refused its form. */
export interface RefusedForm {
  form: FormResult;
  /** Nothing was typed that could be lost: a page that looks again by itself goes on doing so. */
  goesOn?: true;
}

type Refusals<Schema extends FormSchema> = Partial<Record<FieldsOf<Schema>, FormMessage>>;

interface Read<Schema extends FormSchema> {
  form: FormDefinition<Schema>;
  /** What was typed, refused or not. */
  given: Given<Schema>;
  reply: (refusal: Refusal<Schema>) => FormResult;
  /** Its body was longer than any form of ours. */
  isTooLong?: true;
}

/** A posted form: its parsed value, or what has to be refused. */
export type ReadForm<Schema extends FormSchema> = Read<Schema> &
  ({ ok: true; value: z.output<Schema> } | { ok: false });

export interface Refusal<Schema extends FormSchema> {
  /** Of the whole form. */
  formErrors?: readonly FormMessage[];
  fieldErrors?: Refusals<Schema>;
  /** Left empty besides the form's secrets: what this refusal has used up, such as a `requestId`. */
  clear?: readonly FieldsOf<Schema>[];
}

/** The first text given for each field, as it was typed. */
type Given<Schema extends FormSchema> = Partial<Record<FieldsOf<Schema>, string>>;

export interface ReadOptions<Schema extends FormSchema> {
  /**
   * Rules across fields, against the clock or against what the API says, judged whatever else is wrong, so that a person is told
   * everything at once. A field's own rules come first.
   */
  check?: (given: Given<Schema>) => Refusals<Schema>;
}

/**
 * Reads a posted form on the server. Names that the form does not know (`__proto__` and conform's own among them) are dropped before
 * anything is made of them, and wide signs are plain ones from here on, but in secrets and prose; bodies that are no form or larger than 64 KB come out refused, never as an exception.
 */
export async function readForm<Schema extends FormSchema>(
  request: Request,
  form: FormDefinition<Schema>,
  { check }: ReadOptions<Schema> = {},
): Promise<ReadForm<Schema>> {
  const body = await readBody(request);
  if (!body.ok) {
    const error = { '': [body.reason === 'too_large' ? 'forms.tooLarge' : 'forms.malformed'] satisfies FormMessage[] };
    return {
      ok: false,
      form,
      given: {},
      reply: () => ({ status: 'error', initialValue: {}, error }),
      ...(body.reason === 'too_large' ? { isTooLong: true } : {}),
    };
  }
  const known = new Set(Object.keys(form.constraint()));
  const kept = new Set<string>([...form.secrets, ...form.verbatim]);
  const fields = new URLSearchParams(
    body.entries
      .filter(([name]) => known.has(name))
      .map(([name, text]) => [name, kept.has(name) ? text : plainWidth(text)]),
  );
  const submission = parseWithZod(fields, { schema: form.posted(), disableAutoCoercion: true, errorMap });
  const given = firstOf<Schema>(fields);
  const problems = check?.(given) ?? {};
  const fieldErrors: Record<string, string[]> = {};
  for (const [name, message] of Object.entries(problems)) {
    if (message && !(submission.status === 'error' && submission.error?.[name]))
      fieldErrors[name] = [message as FormMessage];
  }
  const reply = (refusal: Refusal<Schema>): FormResult => {
    for (const [name, message] of Object.entries(refusal.fieldErrors ?? {})) {
      if (message) fieldErrors[name] = [message as FormMessage];
    }
    return submission.reply({
      formErrors: refusal.formErrors ? [...refusal.formErrors] : [],
      fieldErrors,
      hideFields: [...form.secrets, ...(refusal.clear ?? [])],
    });
  };
  if (submission.status !== 'success' || Object.keys(fieldErrors).length) return { ok: false, form, given, reply };
  return { ok: true, form, given, reply, value: submission.value as z.output<Schema> };
}

function firstOf<Schema extends FormSchema>(fields: URLSearchParams): Given<Schema> {
  const given: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of fields) given[name] ??= value;
  return given as Given<Schema>;
}

/**
 * The answer of an action that refuses its form: 422 (413 where it is too long), values kept, secrets never echoed. `refusal` adds what the API refused;
 * `init` is for refusals with a status of their own (429).
 */
export function refuseForm<Schema extends FormSchema>(
  read: ReadForm<Schema>,
  refusal: Refusal<Schema> = {},
  init: { status?: number; headers?: HeadersInit } = {},
) {
  return data<RefusedForm>(
    { form: { ...read.reply(refusal), status: 'error' } },
    { status: read.isTooLong ? 413 : 422, ...init },
  );
}

/** Whether what an action gave is a refused form; the document's title then says so. */
export const isRefusedForm = (actionData: unknown): actionData is RefusedForm =>
  (actionData as Partial<RefusedForm> | null | undefined)?.form?.status === 'error';
