import type { IdentityProviderName } from 'contract/identity-providers';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { Failure } from './provider-log-in';
import { providerNames } from './provider-links';

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
export function ProviderFailedView({ provider, failure }: { provider: IdentityProviderName; failure: Failure }) {
  const { t, href } = usePage();
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
