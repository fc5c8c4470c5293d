import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm, refuseForm } from '~/forms/submission';
import { logInForm } from '~/identity/log-in-form';
import { LogInView } from '~/identity/log-in-view';
import { openPlayerSession } from '~/identity/open-session';
import { waysIn } from '~/identity/provider-log-in';
import { captchaOf, logInRefusal } from '~/identity/refusals';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'identity.logIn',
  seenBy: 'visitor',
  found: true,
  description: 'found.login',
  ahead: true,
};

export async function loader({ context }: LoaderFunctionArgs) {
  const query = context.url.searchParams;
  const target = context.ownPath(query.get('redirect') ?? context.session.wayBack);
  if (context.session.playerId) throw redirect(target, 303);
  return { redirect: target, signedUp: query.has('signed-up'), providers: (await waysIn(context)).providers };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readForm(request, logInForm);
  if (!read.ok) return refuseForm(read);
  const { redirect: target, ...credentials } = read.value;
  const answer = await context.api.player.login({
    ...credentials,
    device: context.session.devices.join(' ') || undefined,
  });
  if (!answer.ok) {
    const { refusal, init } = logInRefusal(
      answer,
      context.locale,
      credentials.captchaId ? (credentials.captcha ?? '') : null,
    );
    const refused = refuseForm(read, refusal, init);
    return data({ ...refused.data, captcha: captchaOf(answer) }, refused.init ?? undefined);
  }
  openPlayerSession(context, answer.data);
  return redirect(context.ownPath(target), 303);
}

export default function LogIn() {
  return <LogInView {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
