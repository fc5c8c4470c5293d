import { minutes, seconds } from 'contract/constants';
import { returnPath, type IdentityProviderName } from 'contract/identity-providers';
import { z } from 'zod';
import type { OpenIdSettings } from '../../features/identity';
import { skin } from '../../kernel/skin';
import { settingsOf, type Env, type Settings } from '../../kernel/env';
import { escaped } from '../../kernel/html';
import { base64url, hashOf, randomSecret, sameText } from '../../kernel/tokens';
import { sandboxPage } from '../payments/bank';
import { usualCustomer } from '../payments/customer';

/**
 * An identity provider for machines without one: a page that asks who somebody is, and the endpoints that OpenID Connect describes. Whoever
 * stands before it may be anybody, so production has none.
 */
const sandboxClient = { clientId: 'lantern-sandbox', clientSecret: 'a-secret-of-the-sandbox' } as const;

const sandboxPath = (name: IdentityProviderName): string => `/sandbox/identity/${name}`;
const sandboxIssuer = ({ SITE_ORIGIN }: Pick<Settings, 'SITE_ORIGIN'>, name: IdentityProviderName): string =>
  SITE_ORIGIN + sandboxPath(name);

const codeLasts = 1 * minutes;
const keyId = 'sandbox';
const signing = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

type Person = Record<string, string | boolean | Record<string, string>>;

/** What an authorization request has to hold. */
const Asked = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(sandboxClient.clientId),
  redirect_uri: z.string(),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().min(1).max(200),
  nonce: z.string().min(1).max(200),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal('S256'),
});
type Asked = z.infer<typeof Asked>;

const Granted = z.object({
  challenge: z.string(),
  nonce: z.string(),
  redirectUri: z.string(),
  person: z.record(z.unknown()),
});

/** What each provider's people are asked for, with what stands there at first. */
const fields: Record<IdentityProviderName, readonly (readonly [name: string, label: string, first: string])[]> = {
  google: [
    ['sub', 'Account number', 'person-1'],
    ['email', 'Email', 'ada@example.com'],
    ['given_name', 'First name', 'Ada'],
    ['family_name', 'Last name', 'Lovell'],
  ],
  'bank-id': [
    ['sub', 'Customer number', 'customer-1'],
    ['given_name', 'First name', usualCustomer('').fname],
    ['family_name', 'Last name', usualCustomer('').lname],
    ['birthdate', 'Birth date (YYYY-MM-DD)', '1985-04-03'],
    ['country', 'Country (two letters)', 'DE'],
  ],
};
const titles: Record<IdentityProviderName, string> = { google: 'Sandbox of Google', 'bank-id': 'Sandbox of bank-ID' };

const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const leadTo = (uri: string, query: Record<string, string>): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${uri}?${new URLSearchParams(query).toString()}`, 'cache-control': 'no-store' },
  });

/** Our client there, as the casino API is told of it. */
export const embeddedIdentity =
  (env: Env) =>
  (name: IdentityProviderName, at: number): Omit<OpenIdSettings, 'scope'> => ({
    issuer: sandboxIssuer(settingsOf(env), name),
    ...sandboxClient,
    reach: (request) => sandboxProvider(env, name, request, at),
    now: () => at,
  });

/** Answers a browser and the casino API alike. @param at epoch ms */
export async function sandboxProvider(
  env: Env,
  name: IdentityProviderName,
  request: Request,
  at: number,
): Promise<Response> {
  const url = new URL(request.url);
  const issuer = sandboxIssuer(settingsOf(env), name);
  switch (`${request.method} ${url.pathname.slice(sandboxPath(name).length)}`) {
    case 'GET /.well-known/openid-configuration':
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        code_challenge_methods_supported: ['S256'],
      });
    case 'GET /keys': {
      const { kty, n, e } = await sandboxKey(env.DB);
      return json({ keys: [{ kty, n, e, kid: keyId, alg: 'RS256', use: 'sig' }] });
    }
    case 'GET /authorize':
      return authorize(env, name, url.searchParams, null, at);
    case 'POST /authorize':
      return authorize(env, name, url.searchParams, new URLSearchParams(await request.text()), at);
    case 'POST /token':
      return exchange(env, issuer, new URLSearchParams(await request.text()), at);
    default:
      return sandboxPage(titles[name], '<p>There is no such page.</p>', 404);
  }
}

/** Asks who somebody is, or takes the answer. @param form null while nobody has answered */
async function authorize(
  env: Env,
  name: IdentityProviderName,
  query: URLSearchParams,
  form: URLSearchParams | null,
  at: number,
): Promise<Response> {
  const asked = Asked.safeParse(Object.fromEntries(query));
  // Nobody is led to an address that is not registered, whatever else is wrong.
  if (!asked.success || asked.data.redirect_uri !== settingsOf(env).SITE_ORIGIN + returnPath(name))
    return sandboxPage(titles[name], '<p>This request is not one of a client.</p>', 400);
  if (!form) return page(name, query);
  const { redirect_uri: back, state } = asked.data;
  if (form.get('decision') !== 'continue') return leadTo(back, { error: 'access_denied', state });
  return leadTo(back, { code: await grant(env.DB, asked.data, personOf(name, form), at), state });
}

function page(name: IdentityProviderName, query: URLSearchParams): Response {
  const inputs = fields[name]
    .map(
      ([field, label, first]) => `<p><label>${label}<br><input name="${field}" value="${escaped(first)}"></label></p>`,
    )
    .join('');
  const verified =
    name === 'google'
      ? '<p><label><input type="checkbox" name="email_verified" checked> The email is verified</label></p>'
      : '';
  return sandboxPage(
    titles[name],
    `<p>${escaped(skin.name)} asks who you are. Be anybody.</p><form method="post" action="${escaped(`${sandboxPath(name)}/authorize?${query.toString()}`)}">${inputs}${verified}` +
      '<p><button name="decision" value="continue">Continue</button> <button name="decision" value="cancel">Cancel</button></p></form>',
  );
}

function personOf(name: IdentityProviderName, form: URLSearchParams): Person {
  const { country = '', ...given } = Object.fromEntries(
    fields[name].map(([field]) => [field, form.get(field) ?? '']).filter(([, value]) => value !== ''),
  ) as Record<string, string>;
  return {
    ...given,
    ...(country ? { address: { country } } : {}),
    ...(name === 'google' ? { email_verified: form.get('email_verified') === 'on' } : {}),
  };
}

async function grant(
  db: D1Database,
  { code_challenge: challenge, nonce, redirect_uri: redirectUri }: Asked,
  person: Person,
  at: number,
): Promise<string> {
  const code = randomSecret();
  await db.batch([
    db.prepare('DELETE FROM sandbox_identity_codes WHERE created_at < ?').bind(at - codeLasts),
    db
      .prepare('INSERT INTO sandbox_identity_codes (code_hash, granted, created_at) VALUES (?, ?, ?)')
      .bind(hashOf(code), JSON.stringify({ challenge, nonce, redirectUri, person }), at),
  ]);
  return code;
}

/** A code counts once, for who asked for it, for a minute. */
async function exchange(env: Env, issuer: string, form: URLSearchParams, at: number): Promise<Response> {
  if (
    form.get('client_id') !== sandboxClient.clientId ||
    !sameText(form.get('client_secret') ?? '', sandboxClient.clientSecret)
  )
    return json({ error: 'invalid_client' }, 401);
  if (form.get('grant_type') !== 'authorization_code') return json({ error: 'unsupported_grant_type' }, 400);
  const row = await env.DB.prepare(
    'DELETE FROM sandbox_identity_codes WHERE code_hash = ? RETURNING granted, created_at',
  )
    .bind(hashOf(form.get('code') ?? ''))
    .first<{ granted: string; created_at: number }>();
  const granted = row && at < row.created_at + codeLasts ? Granted.parse(JSON.parse(row.granted)) : null;
  if (
    !granted ||
    granted.redirectUri !== form.get('redirect_uri') ||
    granted.challenge !== hashOf(form.get('code_verifier') ?? '')
  )
    return json({ error: 'invalid_grant' }, 400);
  const now = Math.floor(at / seconds);
  const claims = {
    iss: issuer,
    aud: sandboxClient.clientId,
    iat: now,
    exp: now + 3600,
    nonce: granted.nonce,
    ...granted.person,
  };
  return json({
    access_token: randomSecret(),
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'openid',
    id_token: await signedBySandbox(claims, await sandboxKey(env.DB)),
  });
}

const encoder = new TextEncoder();

/** A JSON Web Token of the sandbox. */
export async function signedBySandbox(claims: object, jwk: JsonWebKey): Promise<string> {
  const part = (value: object) => base64url(encoder.encode(JSON.stringify(value)));
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${part(claims)}`;
  const key = await crypto.subtle.importKey('jwk', jwk, signing, false, ['sign']);
  return `${text}.${base64url(new Uint8Array(await crypto.subtle.sign(signing.name, key, encoder.encode(text))))}`;
}

/** Made once and kept: tokens have to be good in every isolate. */
export async function sandboxKey(db: D1Database): Promise<JsonWebKey> {
  const read = () => db.prepare('SELECT jwk FROM sandbox_identity_key').first<string>('jwk');
  let kept = await read();
  if (!kept) {
    const pair = (await crypto.subtle.generateKey(
      { ...signing, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
      true,
      ['sign', 'verify'],
    )) as CryptoKeyPair;
    const made = JSON.stringify(await crypto.subtle.exportKey('jwk', pair.privateKey));
    await db.prepare('INSERT OR IGNORE INTO sandbox_identity_key (only_one, jwk) VALUES (1, ?)').bind(made).run();
    kept = (await read()) ?? made;
  }
  return JSON.parse(kept) as JsonWebKey;
}
