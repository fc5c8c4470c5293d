import { readBirthdate } from 'contract/birthdate';
import { hours } from 'contract/constants';
import { languageFacts } from 'contract/languages';
import type { GivenIdentity } from 'contract/identity-providers';
import { Email } from 'contract/registration';
import { z } from 'zod';
import { systemClock } from '../../kernel/clock';
import { hashOf } from '../../kernel/tokens';
import { keyIdOf, PublicKey, readIdToken, type Claims } from './id-token';
import { ProviderAway, type IdentityProvider } from './provider';

export interface OpenIdSettings {
  /** Its configuration stands at `/.well-known/openid-configuration` below it. */
  issuer: string;
  /** Other names that the issuer's tokens bear. */
  alsoIssuer?: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** How the provider is reached from here. */
  reach: (request: Request) => Promise<Response>;
  /** The provider's time, epoch ms: the world's, whatever ours was turned to. */
  now: () => number;
}

const Configuration = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string().url(),
  token_endpoint: z.string().url(),
  jwks_uri: z.string().url(),
  /** Left out: `client_secret_basic` (OpenID Connect Discovery §3). */
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});
type Configuration = z.infer<typeof Configuration>;

const Keys = z.object({ keys: z.array(PublicKey) });
const Tokens = z.object({ id_token: z.string().max(10_000) });

/** All of one step at the provider has to be over while the page still waits. */
const longestWait = 1_800;
const keptFor = 1 * hours;

interface Known<Value> {
  value: Value;
  at: number;
}
const configurations = new Map<string, Known<Configuration>>();
const publicKeys = new Map<string, Known<PublicKey[]>>();

/** A provider that speaks OpenID Connect, as Google and the brokers of bank-ID do. */
export function openIdProvider({
  issuer,
  alsoIssuer,
  clientId,
  clientSecret,
  scope,
  reach,
  now,
}: OpenIdSettings): IdentityProvider {
  async function context(request: Request, signal: AbortSignal): Promise<{ status: number; json: unknown }> {
    try {
      const response = await Promise.race([reach(new Request(request, { signal })), rejectedBy(signal)]);
      return { status: response.status, json: await Promise.race([response.json(), rejectedBy(signal)]) };
    } catch (error) {
      throw new ProviderAway(`${issuer}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async function read<Schema extends z.ZodTypeAny>(
    url: string,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.output<Schema>> {
    const { status, json } = await context(new Request(url, { headers: { accept: 'application/json' } }), signal);
    const parsed = schema.safeParse(json);
    if (status !== 200 || !parsed.success) throw new ProviderAway(`${url} answered ${status}.`);
    return parsed.data as z.output<Schema>;
  }

  async function configuration(signal: AbortSignal): Promise<Configuration> {
    const known = configurations.get(issuer);
    if (known && systemClock() < known.at + keptFor) return known.value;
    const value = await read(`${issuer}/.well-known/openid-configuration`, Configuration, signal);
    if (value.issuer !== issuer) throw new ProviderAway(`${issuer} calls itself ${value.issuer}.`);
    configurations.set(issuer, { value, at: systemClock() });
    return value;
  }

  /** Providers change their keys: one that we don't know yet is asked for, at most once a token. */
  async function keysFor(token: string, url: string, signal: AbortSignal): Promise<PublicKey[]> {
    const known = publicKeys.get(url);
    const kid = keyIdOf(token);
    if (known && systemClock() < known.at + keptFor && (kid === null || known.value.some((key) => key.kid === kid)))
      return known.value;
    const { keys } = await read(url, Keys, signal);
    publicKeys.set(url, { value: keys, at: systemClock() });
    return keys;
  }

  return {
    async authorizationUrl({ state, nonce, verifier, redirectUri, language }) {
      const { authorization_endpoint: endpoint } = await configuration(AbortSignal.timeout(longestWait));
      const url = new URL(endpoint);
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        ui_locales: languageFacts[language].html,
        code_challenge: hashOf(verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    async identify({ code, verifier, nonce, redirectUri }) {
      const signal = AbortSignal.timeout(longestWait);
      const {
        token_endpoint: endpoint,
        jwks_uri: keysAt,
        token_endpoint_auth_methods_supported: methods,
      } = await configuration(signal);
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        client_id: clientId,
      });
      const headers = new Headers({ accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' });
      if (methods.includes('client_secret_post')) form.set('client_secret', clientSecret);
      else
        headers.set(
          'authorization',
          `Basic ${btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`)}`,
        );
      const answer = await context(new Request(endpoint, { method: 'POST', headers, body: form.toString() }), signal);
      // `invalid_grant` is about the code; anything else that is refused is about us or the provider.
      if (answer.status === 400 && (answer.json as { error?: unknown } | null)?.error === 'invalid_grant') return null;
      const tokens = Tokens.safeParse(answer.json);
      if (answer.status !== 200 || !tokens.success) throw new ProviderAway(`${endpoint} answered ${answer.status}.`);
      const { id_token: token } = tokens.data;
      const claims = await readIdToken(token, await keysFor(token, keysAt, signal), {
        issuers: alsoIssuer ? [issuer, alsoIssuer] : [issuer],
        clientId,
        nonce,
        at: now(),
      });
      return claims && { subject: claims.sub, given: givenBy(claims) };
    },
  };
}

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(new Error('no answer in time'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

const nameOf = (text: string | undefined): string | null => {
  const name = text?.trim() ?? '';
  return name && name.length <= 60 ? name : null;
};

/** What claims say of a person; what is not well-formed or not verified is not said. */
function givenBy({
  email,
  email_verified: isVerified,
  given_name: fname,
  family_name: lname,
  birthdate,
  address,
}: Claims): GivenIdentity {
  const mail = Email.safeParse(email);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthdate ?? '') ?? [];
  const born = year ? `${day}-${month}-${year}` : null;
  const country = address?.country?.toUpperCase() ?? '';
  return {
    email: isVerified === true && mail.success ? mail.data : null,
    fname: nameOf(fname),
    lname: nameOf(lname),
    // A year that is kept secret comes as 0000.
    birthdate: born && readBirthdate(born) ? born : null,
    country: /^[A-Z]{2}$/.test(country) ? country : null,
  };
}
