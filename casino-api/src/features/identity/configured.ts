import { returnPath, type IdentityProviderName } from 'contract/identity-providers';
import { systemClock } from '../../kernel/clock';
import { settingsOf, type Env, type Settings } from '../../kernel/env';
import { openIdProvider, type OpenIdSettings } from './openid';
import type { IdentityProvider } from './provider';
import { sandboxClient, sandboxIssuer, sandboxProvider } from '../../sandbox/identity/identity';

/** The providers that are on, in the contract's order; in production one without a client of ours does not start. */
export const offeredProviders = ({ IDENTITY_PROVIDERS }: Settings): IdentityProviderName[] => [...IDENTITY_PROVIDERS];

/** Where a provider leads back to; it has to be registered there, letter by letter. */
export const redirectUriOf = ({ SITE_ORIGIN }: Settings, name: IdentityProviderName): string =>
  SITE_ORIGIN + returnPath(name);

const scopes: Record<IdentityProviderName, string> = {
  google: 'openid email profile',
  'bank-id': 'openid profile address',
};

function clientOf(
  settings: Settings,
  name: IdentityProviderName,
): Omit<OpenIdSettings, 'scope' | 'reach' | 'now'> | null {
  if (name === 'google') {
    const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
    // Google's tokens bear either name.
    return clientId && clientSecret
      ? { issuer, alsoIssuer: issuer.replace(/^https:\/\//, ''), clientId, clientSecret }
      : null;
  }
  const { BANK_ID_ISSUER: issuer, BANK_ID_CLIENT_ID: clientId, BANK_ID_CLIENT_SECRET: clientSecret } = settings;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

/** A provider that is on: the one we are a client of, else, outside of production, the sandbox. Null when it is off. @param at epoch ms */
export function identityProvider(env: Env, name: IdentityProviderName, at: number): IdentityProvider | null {
  const settings = settingsOf(env);
  if (!settings.IDENTITY_PROVIDERS.includes(name)) return null;
  const scope = scopes[name];
  const client = clientOf(settings, name);
  if (client) return openIdProvider({ ...client, scope, reach: (request) => fetch(request), now: systemClock });
  if (settings.ENVIRONMENT === 'production') return null;
  return openIdProvider({
    issuer: sandboxIssuer(settings, name),
    ...sandboxClient,
    scope,
    reach: (request) => sandboxProvider(env, name, request, at),
    now: () => at,
  });
}
