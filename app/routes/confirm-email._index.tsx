import { data, type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { ConfirmEmailPage, type EmailConfirmation } from '~/account/confirm-email-page';
import { tokenOf } from '~/identity/mailed-link';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'security.emailConfirmTitle',
  samples: { 'new email address without a link': { path: '/confirm-email', status: 404 } },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function loader({ context }: LoaderFunctionArgs) {
  const linked = tokenOf(context, 'emailToken') !== null;
  const confirmation: EmailConfirmation = { state: linked ? 'asked' : 'invalid' };
  return data({ confirmation, loggedIn: context.session.playerId !== null }, { status: linked ? 200 : 404 });
}

/** The result is shown at once: posting again is harmless, since a link that confirmed confirms again. */
export async function action({ context }: ActionFunctionArgs) {
  const token = tokenOf(context, 'emailToken');
  const answer = token === null ? null : await context.api.profile.confirmEmail(token);
  if (answer?.ok)
    return data({ confirmation: { state: 'done', email: answer.data.email } satisfies EmailConfirmation });
  if (!answer || answer.code === 'token_expired' || answer.code === 'email_exists')
    context.cookies.removeSigned('emailToken');
  return data({ confirmation: refusal(answer), form: { status: 'error' as const } }, { status: 422 });
}

function refusal(answer: { code: string; message: string } | null): EmailConfirmation {
  if (!answer || answer.code === 'token_expired') return { state: 'invalid' };
  return answer.code === 'email_exists' ? { state: 'taken' } : { state: 'refused', message: answer.message };
}

export default function ConfirmEmail() {
  const opened = useLoaderData<typeof loader>();
  const { confirmation } = useActionData<typeof action>() ?? opened;
  return <ConfirmEmailPage confirmation={confirmation} loggedIn={opened.loggedIn} />;
}
