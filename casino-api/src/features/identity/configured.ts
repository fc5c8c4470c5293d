import { returnPath, type IdentityProviderName } from 'contract/identity-providers';
import { systemClock } from '../../kernel/clock';
import { settingsOf, type Env, type Settings } from '../../kernel/env';
import { openIdProvider, type OpenIdSettings } from './openid';
import type { IdentityProvider } from './provider';
import { place, standInAt } from '../../kernel/stand-ins';

/** Plays a provider of identities: whose client we are there, and how it is reached. */
export const identitySandbox =
  place<(name: IdentityProviderName, at: number) => Omit<OpenIdSettings, 'scope'>>('providers of identities');

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

/** A provider that is on: the one we are a client of, else the sandbox where there is one. Null when it is off. @param at epoch ms */
export function identityProvider(env: Env, name: IdentityProviderName, at: number): IdentityProvider | null {
  const settings = settingsOf(env);
  if (!settings.IDENTITY_PROVIDERS.includes(name)) return null;
  const scope = scopes[name];
  const client = clientOf(settings, name);
  if (client) return openIdProvider({ ...client, scope, reach: (request) => fetch(request), now: systemClock });
  const sandbox = standInAt(env, identitySandbox);
  return sandbox && openIdProvider({ ...sandbox(name, at), scope });
}
