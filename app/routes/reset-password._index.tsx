import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm, type RefusedForm } from '~/forms/submission';
import { endPlayerSession } from '~/identity/end-session';
import { tokenOf } from '~/identity/mailed-link';
import { confirmCheck, resetForm } from '~/identity/new-password-form';
import { ResetView } from '~/identity/reset-view';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'password.resetTitle',
  samples: { 'password reset without a link': { path: '/reset-password', status: 404 } },
  islands: (data) => ((data as { linked: boolean } | undefined)?.linked ? ['sign-up-help'] : []),
};

export function loader({ context }: LoaderFunctionArgs) {
  const linked = tokenOf(context, 'resetToken') !== null;
  return data({ linked, loggedIn: context.session.playerId !== null }, { status: linked ? 200 : 404 });
}

/** The token counts once; a refused password does not use it up. All sessions of the account end, so whoever is logged in here is logged out. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = tokenOf(context, 'resetToken');
  if (token === null) return invalidLink();
  const read = await readForm(request, resetForm, confirmCheck);
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.password.reset({ token, ...read.value });
  if (!answer.ok && answer.code !== 'invalid_reset_link')
    return refuseForm(read, { formErrors: [verbatim(answer.message)] });
  context.cookies.removeSigned('resetToken');
  if (!answer.ok) return invalidLink();
  await endPlayerSession(context);
  context.session.flash({ kind: 'success', key: 'password.wasReset' });
  return redirect('/login', 303);
}

const invalidLink = () => data({ form: { status: 'error' as const }, linked: false as const }, { status: 422 });

type Refused = RefusedForm | { form: { status: 'error' }; linked: false };

export default function ResetPassword() {
  const { linked, loggedIn } = useLoaderData<typeof loader>();
  const refused = useActionData() as Refused | undefined;
  return refused && 'linked' in refused ? (
    <ResetView linked={false} loggedIn={loggedIn} refused={undefined} />
  ) : (
    <ResetView linked={linked} loggedIn={loggedIn} refused={refused} />
  );
}
