import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm, refuseForm } from '~/forms/submission';
import { startOf } from '~/identity/places';
import { waysIn } from '~/identity/provider-log-in';
import { signUpRefusal } from '~/identity/refusals';
import { signUpChecks, signUpForm } from '~/identity/sign-up-form';
import { SignUpView } from '~/identity/sign-up-view';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'identity.signUp',
  seenBy: 'visitor',
  found: true,
  description: 'found.register',
  ahead: true,
  islands: ['sign-up-help'],
};

/** Visitors only: with a session there is nothing to sign up for (SPEC §2). */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.session.playerId) throw redirect('/', 303);
  return { start: startOf(context.territory.country), ...(await waysIn(context)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (context.session.playerId) return redirect('/', 303);
  const read = await readForm(request, signUpForm, signUpChecks(context.now()));
  if (!read.ok) return refuseForm(read);
  const answer = await context.api.registration.register({ ...read.value, ...context.affiliates() });
  if (!answer.ok) {
    const { refusal, init } = signUpRefusal(answer, context.locale);
    return refuseForm(read, refusal, init);
  }
  context.session.flash({ kind: 'success', key: 'identity.signedUp' });
  return redirect('/login?signed-up', 303);
}

export default function Register() {
  return <SignUpView {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
