import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { providerNames } from '~/identity/provider-links';
import { failures, providerOf, startAtProvider, type Failure } from '~/identity/provider-log-in';
import type { RouteHandle } from '~/layout/route-handle';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

export const handle: RouteHandle = {
  title: 'identity.logIn',
  seenBy: 'visitor',
  unsampled: 'providers are named by the configuration: tests of the identity providers fail at one',
};

/** Leads to the identity provider, or says why it came to nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const provider = await providerOf(context, params.provider);
  const failure = failures.find((known) => known === context.url.searchParams.get('failed'));
  if (!failure) throw await startAtProvider(context, provider);
  return { provider, failure };
}

const words: Record<Failure, MessageKey> = {
  denied: 'providers.denied',
  invalid: 'results.identity_not_confirmed',
  away: 'providers.away',
  known: 'providers.known',
  unconfirmed: 'results.email_not_confirmed',
  underage: 'results.underage',
  busy: 'results.too_many_requests',
};

/** Whether another try may come to something. */
const worthAnother: readonly Failure[] = ['denied', 'invalid', 'away'];

/** Back from the provider without a session: why, and what to do instead. */
export default function LogInAtProvider() {
  const { t, href } = usePage();
  const { provider, failure } = useLoaderData<typeof loader>();
  const tries = worthAnother.includes(failure);
  return (
    <div className="narrow lit">
      <h1>{t('providers.failedTitle')}</h1>
      <Notice kind={failure === 'denied' ? 'info' : 'error'}>
        {t(words[failure], { provider: providerNames[provider] })}
      </Notice>
      <div className="form-row">
        {tries && <Button href={href(`/login/${provider}`)}>{t('cashier.tryAgain')}</Button>}
        <Button href={href('/login')} variant="prime">
          {t('providers.byPassword')}
        </Button>
        {failure === 'known' && (
          <Button href={href('/forgot-password')} variant="quiet">
            {t('password.forgotTitle')}
          </Button>
        )}
        {failure === 'underage' && (
          <Button href={href('/info/contact-us')} variant="quiet">
            {t('layout.contact')}
          </Button>
        )}
      </div>
    </div>
  );
}
