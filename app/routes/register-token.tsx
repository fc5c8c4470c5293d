import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { respond } from '~/edge/respond';
import { defineForm } from '~/forms/define-form';
import { readForm } from '~/forms/submission';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { FormStack } from '~/ui/form-stack';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'identity.confirmTitle',
  samples: { 'expired registration link': '/register-token?token=nobody-knows-this-token' },
};

type Confirmation = { state: 'asked'; token: string } | { state: 'confirmed'; username: string } | { state: 'expired' };

const form = defineForm({ id: 'confirm', schema: z.object({ token: z.string().min(1).max(300) }) });

/** Opening the link changes nothing: mail scanners and prefetchers open links too. The button posts the token. */
export function loader({ context }: LoaderFunctionArgs) {
  const token = form.schema.shape.token.safeParse(context.url.searchParams.get('token'));
  const confirmation: Confirmation = token.success ? { state: 'asked', token: token.data } : { state: 'expired' };
  return respond({ confirmation }, { status: token.success ? 200 : 404 });
}

/** The result is shown at once: posting again is harmless, since a token that confirmed confirms again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readForm(request, form);
  const answer = read.ok ? await context.api.registration.complete(read.value.token) : null;
  if (!answer?.ok)
    return respond(
      { confirmation: { state: 'expired' } satisfies Confirmation, form: { status: 'error' as const } },
      { status: 422 },
    );
  return respond({ confirmation: { state: 'confirmed', username: answer.data.username } satisfies Confirmation });
}

/** The mailed link's screen (SPEC §2): asks, then says what came of it. */
export default function RegisterToken() {
  const { t, href } = usePage();
  const opened = useLoaderData<typeof loader>();
  const { confirmation } = useActionData<typeof action>() ?? opened;
  switch (confirmation.state) {
    case 'asked':
      return (
        <div className="narrow lit">
          <h1>{t('identity.confirmTitle')}</h1>
          <Panel>
            <FormStack id="confirm">
              <p>{t('identity.confirmText')}</p>
              <input type="hidden" name="token" value={confirmation.token} />
              <Button variant="prime" size="large" wide>
                {t('identity.confirmButton')}
              </Button>
            </FormStack>
          </Panel>
        </div>
      );
    case 'confirmed':
      return (
        <div className="narrow lit">
          <h1>{t('identity.confirmedTitle')}</h1>
          <Notice kind="success">{t('identity.confirmedText', { username: confirmation.username })}</Notice>
          <Button variant="prime" size="large" href={href('/login')}>
            {t('identity.logIn')}
          </Button>
        </div>
      );
    case 'expired':
      return (
        <div className="narrow lit">
          <h1>{t('identity.tokenExpiredTitle')}</h1>
          <Notice kind="error" title={t('results.token_expired')}>
            {t('identity.tokenExpiredAdvice')}
          </Notice>
          <div className="form-row">
            <Button href={href('/login')}>{t('identity.logIn')}</Button>{' '}
            <Button href={href('/info/contact-us')} variant="quiet">
              {t('layout.contact')}
            </Button>
          </div>
        </div>
      );
  }
}
