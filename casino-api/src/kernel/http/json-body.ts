import type { Context } from 'hono';
import type { z } from 'zod';
import { refused, type Outcome } from '../outcome';
import { answer } from './answer';
import type { ApiContext } from './api-context';
import { parseJson, readText } from './body';

/** Testers and operators are answered in English. */
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
  const body = schema.safeParse(value.data);
  if (!body.success)
    return json(
      refused('invalid_request', {
        errors: body.error.issues.map(({ path, message }) => ({ field: path.join('.'), code: message })),
      }),
    );
  return json(await work(body.data as z.output<S>));
}
