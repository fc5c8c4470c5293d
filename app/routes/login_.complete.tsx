import { redirect, type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { readForm, refuseForm } from '~/forms/submission';
import { completionForm, type Completion } from '~/identity/completion-form';
import { CompletionView } from '~/identity/completion-view';
import { startOf } from '~/identity/places';
import { completionOf } from '~/identity/provider-log-in';
import { signUpRefusal } from '~/identity/refusals';
import { signUpChecks } from '~/identity/sign-up-form';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'providers.completeTitle',
  seenBy: 'visitor',
  unsampled: 'it stands after a way through an identity provider',
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { provider, given } = await completionOf(context);
  return { provider, given, start: startOf(given.country ?? context.territory.country) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { completion, given, to } = await completionOf(context);
  const read = await readForm(request, completionForm(given), signUpChecks(context.now()));
  if (!read.ok) return refuseForm(read);
  const value: Completion = read.value;
  const answer = await context.api.identity.complete({ completion, ...value, ...context.affiliates() });
  if (!answer.ok) {
    const { refusal, init } = signUpRefusal(answer, context.locale);
    return refuseForm(read, refusal, init);
  }
  context.cookies.removeSigned('identityCompletion');
  if (answer.data.step === 'mail') {
    context.session.flash({ kind: 'success', key: 'identity.signedUp' });
    return redirect('/login?signed-up', 303);
  }
  context.session.openPlayer(answer.data.sessionid);
  context.session.flash({ kind: 'success', key: 'instant.registered' });
  return redirect(context.ownPath(to), 303);
}

export default function CompleteSignUp() {
  return <CompletionView {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
