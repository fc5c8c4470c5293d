import { z } from 'zod';
import { call } from './call';
import { signupUsername } from './constants';
import { currencyCodes } from './money';
import { LoginRecord } from './player';
import { AffiliateFields, Birthdate, Email, Username } from './registration';
import { SessionId } from './session';

/** By whom somebody may log in instead of a password (SPEC §2); which of them are on is the player configuration's to say (DOMAIN §1). */
export const identityProviderNames = ['google', 'bank-id'] as const;
export const IdentityProviderName = z.enum(identityProviderNames);
export type IdentityProviderName = z.infer<typeof IdentityProviderName>;

/** Where a provider leads its visitors back to, on the site. */
export const returnPath = (provider: IdentityProviderName): string => `/login/${provider}/return`;

/** What a provider says of a person; null: it does not say. `email` only when the provider has verified it. */
export const GivenIdentity = z.object({
  email: Email.nullable(),
  fname: z.string().max(60).nullable(),
  lname: z.string().max(60).nullable(),
  birthdate: Birthdate.nullable(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
});
export type GivenIdentity = z.infer<typeof GivenIdentity>;

const Secret = z.string().min(1).max(200);

const LoggedIn = z.object({ step: z.literal('session'), sessionid: SessionId, previousLogin: LoginRecord.nullable() });

export const startIdentity = call({
  method: 'POST',
  path: '/identity/start',
  summary:
    'Begins a log-in at an identity provider (OAuth 2 code flow with PKCE): where the visitor is to be sent, and the state that comes back with the answer.',
  session: 'visitor',
  body: z.object({ provider: IdentityProviderName }),
  data: z.object({ authorizationUrl: z.string().url(), state: z.string().min(16).max(200) }),
  refusals: ['restriction_error', 'method_unavailable', 'identity_provider_away', 'too_many_requests'],
  extension: true,
});

export const finishIdentity = call({
  method: 'POST',
  path: '/identity/finish',
  summary:
    'Takes what the provider sent back, once, from the visitor who began: a session for whom we know, else what the completion form goes on with.',
  session: 'visitor',
  body: z.object({ provider: IdentityProviderName, state: Secret, code: z.string().min(1).max(2_000) }),
  data: z.discriminatedUnion('step', [LoggedIn, z.object({ step: z.literal('completion'), completion: Secret })]),
  refusals: [
    'restriction_error',
    'method_unavailable',
    'identity_provider_away',
    'identity_not_confirmed',
    'email_exists',
    'email_not_confirmed',
    'underage',
    'too_many_requests',
  ],
  extension: true,
});

export const identityCompletion = call({
  method: 'POST',
  path: '/identity/completion',
  summary: 'What the provider gave for a sign-up that is to be completed; only for the visitor who began it.',
  session: 'visitor',
  body: z.object({ completion: Secret }),
  data: z.object({ provider: IdentityProviderName, given: GivenIdentity }),
  refusals: ['identity_not_confirmed'],
  extension: true,
});

export const completeIdentity = call({
  method: 'POST',
  path: '/identity/complete',
  summary:
    'Opens the account of whom a provider named. What the provider gave counts, whatever the body says of it. An address that the provider did not verify is mailed a link to confirm it first.',
  session: 'visitor',
  body: z
    .object({
      completion: Secret,
      username: Username.min(signupUsername.min).max(signupUsername.max),
      email: Email.optional(),
      currency: z.enum(currencyCodes),
      birthdate: Birthdate.optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      state: z.string().trim().max(50).optional(),
      terms: z.literal(true),
    })
    .merge(AffiliateFields),
  data: z.discriminatedUnion('step', [LoggedIn, z.object({ step: z.literal('mail'), emailExpected: z.literal(true) })]),
  refusals: [
    'restriction_error',
    'identity_not_confirmed',
    'username_exists',
    'email_exists',
    'invalid_email',
    'invalid_birthdate',
    'underage',
    'invalid_country',
    'too_many_requests',
    'account_frozen',
  ],
  extension: true,
});
