import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import { readForm } from '~/forms/submission';
import { ConfirmView, type Confirmation } from '~/identity/confirm-view';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'identity.confirmTitle',
  samples: { 'expired registration link': '/register-token?token=nobody-knows-this-token' },
};

const form = defineForm({ id: 'confirm', schema: z.object({ token: z.string().min(1).max(300) }) });

/** Opening the link changes nothing: mail scanners and prefetchers open links too. The button posts the token. */
export function loader({ context }: LoaderFunctionArgs) {
  const token = form.schema.shape.token.safeParse(context.url.searchParams.get('token'));
  const confirmation: Confirmation = token.success ? { state: 'asked', token: token.data } : { state: 'expired' };
  return data({ confirmation }, { status: token.success ? 200 : 404 });
}

/** The result is shown at once: posting again is harmless, since a token that confirmed confirms again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readForm(request, form);
  const answer = read.ok ? await context.api.registration.complete(read.value.token) : null;
  if (!answer?.ok)
    return data(
      { confirmation: { state: 'expired' } satisfies Confirmation, form: { status: 'error' as const } },
      { status: 422 },
    );
  return data({ confirmation: { state: 'confirmed', username: answer.data.username } satisfies Confirmation });
}

export default function RegisterToken() {
  const opened = useLoaderData<typeof loader>();
  const { confirmation } = useActionData<typeof action>() ?? opened;
  return <ConfirmView confirmation={confirmation} />;
}
