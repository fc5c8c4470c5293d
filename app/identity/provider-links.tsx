import type { IdentityProviderName } from 'contract/identity-providers';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { spaced } from '~/ui/spaced';

/** Their own names, the same in every language. */
export const providerNames: Record<IdentityProviderName, string> = { google: 'Google', 'bank-id': 'BankID' };

const words: Record<IdentityProviderName, MessageKey> = {
  google: 'providers.withGoogle',
  'bank-id': 'providers.withBankId',
};

/** Ways in besides the password: plain links, which lead to the provider. @param redirect where to go afterwards: a path of ours */
export function ProviderLinks({
  providers,
  redirect = '/',
}: {
  providers: readonly IdentityProviderName[];
  redirect?: string;
}) {
  const { t, href } = usePage();
  if (providers.length === 0) return null;
  const query = redirect === '/' ? '' : `?${new URLSearchParams({ redirect }).toString()}`;
  return (
    <nav className="grid gap-3" aria-label={t('providers.otherWays')}>
      {spaced(
        providers.map((provider) => (
          <Button key={provider} href={href(`/login/${provider}${query}`)} wide icon="user">
            {t(words[provider])}
          </Button>
        )),
      )}
    </nav>
  );
}
