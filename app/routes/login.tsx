import { data, redirect, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm, refuseForm } from '~/forms/submission';
import { logInForm } from '~/identity/log-in-form';
import { LogInView } from '~/identity/log-in-view';
import { captchaOf, logInRefusal } from '~/identity/refusals';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'identity.logIn' };

export function loader({ context }: LoaderFunctionArgs) {
  const query = context.url.searchParams;
  const target = context.ownPath(query.get('redirect'));
  if (context.session.playerId) throw redirect(target, 303);
  return { redirect: target, signedUp: query.has('signed-up') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readForm(request, logInForm);
  if (!read.ok) return refuseForm(read);
  const { redirect: target, ...credentials } = read.value;
  const answer = await context.api.player.login(credentials);
  if (!answer.ok) {
    const { refusal, init } = logInRefusal(answer, context.locale, credentials.captchaId ? (credentials.captcha ?? '') : null);
    const refused = refuseForm(read, refusal, init);
    return data({ ...refused.data, captcha: captchaOf(answer) }, refused.init ?? undefined);
  }
  const { sessionid, previousLogin } = answer.data;
  context.session.openPlayer(sessionid);
  context.session.flash(
    previousLogin
      ? { kind: 'success', key: 'identity.loggedInAgain', values: { when: context.page.dateTime(previousLogin.at), ip: previousLogin.ip } }
      : { kind: 'success', key: 'identity.loggedIn' },
  );
  return redirect(context.ownPath(target), 303);
}

/** `Retry-After` of a refusal that asks to wait. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function LogIn() {
  return <LogInView {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
