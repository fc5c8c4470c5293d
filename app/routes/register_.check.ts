import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/cloudflare';
import { z } from 'zod';
import { readBody } from '~/forms/form-body';
import { readMessage } from '~/forms/form-message';
import { signUpRefusal } from '~/identity/refusals';
import { signUpForm } from '~/identity/sign-up-form';

/** Asked by the sign-up's island; who comes by hand is led to the form. */
export const loader = () => redirect('/register', 302);

const Field = z.enum(['username', 'email']);
const longest = 300;

/** What is wrong with one field of the sign-up, in the reader's words; nothing when all is well or nobody can say just now (SPEC §5). */
export async function action({ context, request }: ActionFunctionArgs) {
  const body = await readBody(request);
  const fields = new Map(body.ok ? body.entries : []);
  const field = Field.safeParse(fields.get('field'));
  const value = fields.get('value') ?? '';
  if (!field.success || value.length > longest) return Response.json({ message: '' }, { status: 422 });
  return Response.json({ message: await judged(context, field.data, value) });
}

async function judged(
  { api, locale, t }: AppLoadContext,
  field: z.infer<typeof Field>,
  value: string,
): Promise<string> {
  const own = signUpForm.schema.shape[field].safeParse(value);
  if (!own.success) return readMessage(own.error.issues[0]!.message, t);
  const answer = await api.registration.validateField(field, own.data);
  const message = answer.ok ? undefined : signUpRefusal(answer, locale).refusal.fieldErrors?.[field];
  return message ? readMessage(message, t) : '';
}
