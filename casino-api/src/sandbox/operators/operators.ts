import { hours, seconds } from 'contract/constants';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { recordEntry } from '../../features/desk';
import {
  grantRole,
  type IdentityProxy,
  type OperatorRole,
  operatorRoles,
  tokenInHeader,
} from '../../features/operators';
import { settingsOf, type Env } from '../../kernel/env';
import { escaped } from '../../kernel/html';
import { randomSecret } from '../../kernel/tokens';
import { sandboxKey, signedBySandbox } from '../identity/identity';
import { sandboxPage } from '../payments/bank';

/**
 * The identity proxy of machines without one: a page on which somebody becomes one of the ready-made operators. It says so in a token of the form that
 * Cloudflare Access issues, so that what reads it is what runs in production; production has no such page.
 */
export const operatorsPath = '/sandbox/operators';
const audience = 'lantern-sandbox-operators';
const tokenLasts = 12 * hours;

/** The ready-made operators: two who can do everything a day takes, of whom the first grants roles too, and one of each role. */
const readyOperators: Readonly<Record<string, readonly OperatorRole[]>> = {
  ada: operatorRoles,
  ben: operatorRoles,
  ...Object.fromEntries(operatorRoles.map((role) => [role, [role]])),
};
const addressOf = (name: string): string => `${name}@operators.example`;

const keysOf =
  (env: Env): JWTVerifyGetKey =>
  async (header, token) => {
    const { kty, n, e } = await sandboxKey(env.DB);
    return createLocalJWKSet({ keys: [{ kty: kty!, n: n!, e: e!, kid: 'sandbox', alg: 'RS256' }] })(header, token);
  };

/** As Access keeps its token in the browser. */
export const tokenCookie = 'CF_Authorization';
const tokenInCookie = (headers: Headers): string | null =>
  /(?:^|;\s*)CF_Authorization=([\w.-]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? null;

const issuerOf = (env: Env): string => settingsOf(env).SITE_ORIGIN + operatorsPath;

/** Whether the sandbox plays the proxy: not where the real one is, and in a preview behind the testers' key. */
export function playsProxy(env: Env): boolean {
  const { ENVIRONMENT, ACCESS_ISSUER, QA, QA_KEY } = settingsOf(env);
  if (ACCESS_ISSUER !== undefined) return false;
  return ENVIRONMENT === 'local' || (ENVIRONMENT === 'preview' && QA === 'on' && QA_KEY !== undefined);
}

export const sandboxProxy = (env: Env): IdentityProxy | null =>
  !playsProxy(env)
    ? null
    : {
        issuer: issuerOf(env),
        audience,
        keys: keysOf(env),
        tokenOf: (headers) => tokenInHeader(headers) ?? tokenInCookie(headers),
        signIn: (to) => `${operatorsPath}?to=${encodeURIComponent(to)}`,
        admins: [],
      };

/** Asks whom somebody wants to be. */
export function choosePage(to: string): Response {
  const buttons = Object.entries(readyOperators)
    .map(
      ([name, roles]) =>
        `<p><button name="operator" value="${name}">${escaped(addressOf(name))}</button> ${roles.join(', ')}</p>`,
    )
    .join('');
  return sandboxPage(
    'Sandbox of the operators’ sign-in',
    `<p>Be one of these. In production Cloudflare Access asks who you are.</p><form method="post" action="${operatorsPath}"><input type="hidden" name="to" value="${escaped(to)}">${buttons}</form>`,
  );
}

/** A token for a ready-made operator, who has the roles that go with the name from now on; null for a name that is none. @param at epoch ms */
export async function tokenFor(env: Env, name: string, at: number): Promise<string | null> {
  const roles = Object.hasOwn(readyOperators, name) ? readyOperators[name]! : null;
  if (!roles) return null;
  const email = addressOf(name);
  await recordEntry(
    env.DB,
    {
      ...{ id: `sandbox-operator:${name}`, at, actor: 'the sandbox', action: 'role_granted', subject: email },
      details: { after: { roles: roles.join(', ') } },
    },
    [...roles].map((role) => grantRole(env.DB, { email, role, grantedAt: at, grantedBy: 'the sandbox' })),
  );
  const now = Math.floor(at / seconds);
  const claims = {
    ...{ iss: issuerOf(env), aud: [audience], type: 'app', sub: name, email },
    ...{ iat: now, nbf: now, exp: now + tokenLasts / seconds, identity_nonce: randomSecret(12) },
  };
  return signedBySandbox(claims, await sandboxKey(env.DB));
}
