import type { Context } from 'hono';
import { z } from 'zod';
import { refused, type Outcome } from '../outcome';
import { answer } from './answer';
import type { ApiContext } from './api-context';
import { parseJson, readText } from './body';

/** The house's own doors speak English. */
export const json = (outcome: Outcome<unknown>): Response => answer(outcome, 'en');

/** Runs `work` on a body that fits the schema, else says what does not. */
export async function withBody<S extends z.ZodTypeAny>(
  context: Context<ApiContext>,
  schema: S,
  work: (body: z.output<S>) => Promise<Outcome<unknown>>,
): Promise<Response> {
  const text = await readText(context.req.raw);
  const value = text.ok ? parseJson(text.data) : text;
  if (!value.ok) return json(value);
  // A field that is misspelt would do nothing, and nobody would know.
  const body = (schema instanceof z.ZodObject ? schema.strict() : schema).safeParse(value.data);
  if (!body.success)
    return json(
      refused('invalid_request', {
        errors: body.error.issues.map(({ path, message }) => ({ field: path.join('.'), code: message })),
      }),
    );
  return json(await work(body.data as z.output<S>));
}
