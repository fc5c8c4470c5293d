import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import { respond } from '~/edge/respond';
import { usePage } from '~/i18n/page';
import { tokenOf } from '~/identity/mailed-link';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'security.emailConfirmTitle',
  samples: { 'new email address without a link': { path: '/confirm-email', status: 404 } },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** `asked`: a link was opened that may still be good; only the API knows, and says so when the form is sent. */
type EmailConfirmation =
  | { state: 'asked' }
  | { state: 'done'; email: string }
  | { state: 'invalid' }
  | { state: 'taken' }
  | { state: 'refused'; message: string };

export function loader({ context }: LoaderFunctionArgs) {
  const linked = tokenOf(context, 'emailToken') !== null;
  const confirmation: EmailConfirmation = { state: linked ? 'asked' : 'invalid' };
  return respond({ confirmation, loggedIn: context.session.playerId !== null }, { status: linked ? 200 : 404 });
}

/** The result is shown at once: posting again is harmless, since a link that confirmed confirms again. */
export async function action({ context }: ActionFunctionArgs) {
  const token = tokenOf(context, 'emailToken');
  const answer = token === null ? null : await context.api.profile.confirmEmail(token);
  if (answer?.ok)
    return respond({ confirmation: { state: 'done', email: answer.data.email } satisfies EmailConfirmation });
  if (!answer || answer.code === 'token_expired' || answer.code === 'email_exists')
    context.cookies.removeSigned('emailToken');
  return respond({ confirmation: refusal(answer), form: { status: 'error' as const } }, { status: 422 });
}

function refusal(answer: { code: string; message: string } | null): EmailConfirmation {
  if (!answer || answer.code === 'token_expired') return { state: 'invalid' };
  return answer.code === 'email_exists' ? { state: 'taken' } : { state: 'refused', message: answer.message };
}

/** The mailed link's screen: asks, then says what came of it. */
export default function ConfirmEmail() {
  const { t } = usePage();
  const opened = useLoaderData<typeof loader>();
  const { confirmation } = useActionData<typeof action>() ?? opened;
  return (
    <div className="narrow lit">
      <h1>{t(confirmation.state === 'done' ? 'security.emailDoneTitle' : 'security.emailConfirmTitle')}</h1>
      {confirmation.state === 'asked' ? (
        <Panel>
          <FormStack id="confirm-email">
            <p>{t('security.emailConfirmText')}</p>
            <Button variant="prime" size="large" wide>
              {t('security.emailConfirm')}
            </Button>
          </FormStack>
        </Panel>
      ) : (
        <>
          <Said confirmation={confirmation} />
          <WayOn loggedIn={opened.loggedIn} />
        </>
      )}
    </div>
  );
}

function Said({ confirmation }: { confirmation: Exclude<EmailConfirmation, { state: 'asked' }> }) {
  const { t } = usePage();
  switch (confirmation.state) {
    case 'done':
      return <Notice kind="success">{t('security.emailDone', { email: confirmation.email })}</Notice>;
    case 'invalid':
      return (
        <Notice kind="error" title={t('security.emailLinkInvalid')}>
          {t('security.emailLinkAdvice')}
        </Notice>
      );
    case 'taken':
      return (
        <Notice kind="error" title={t('security.emailTaken')}>
          {t('security.emailTakenAdvice')}
        </Notice>
      );
    case 'refused':
      return <Notice kind="error">{confirmation.message}</Notice>;
  }
}

function WayOn({ loggedIn }: { loggedIn: boolean }) {
  const { t, href } = usePage();
  return (
    <p className="form-row">
      {loggedIn ? (
        <Button href={href('/profile/security')} variant="prime">
          {t('security.title')}
        </Button>
      ) : (
        <Button href={href('/login')} variant="prime">
          {t('identity.logIn')}
        </Button>
      )}
    </p>
  );
}
