import { minutes, seconds } from 'contract/constants';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { settingsOf, type Env, type Settings } from '../../kernel/env';
import { place, standInAt } from '../../kernel/stand-ins';

/** Who stands before the back office and says who somebody is: Cloudflare Access, or its sandbox. */
export interface IdentityProxy {
  issuer: string;
  /** The application's own tag: a token for another application of the team is none for us. */
  audience: string;
  keys: JWTVerifyGetKey;
  /** The token that says who asks; null: nobody does. */
  tokenOf: (headers: Headers) => string | null;
  /** Where somebody signs in afresh. @param to the desk to come back to */
  signIn: (to: string) => string;
  /** Addresses that are administrators without having been granted it. */
  admins: readonly string[];
}

/** Machines without Cloudflare Access have a page on which somebody becomes a ready-made operator; null: this one has not. */
export const operatorsSandbox = place<IdentityProxy | null>('sandbox of the operators’ sign-in');

/** The header in which Cloudflare Access says who asks. */
export const tokenInHeader = (headers: Headers): string | null => headers.get('cf-access-jwt-assertion');

/** Clocks differ by so much. */
const skew = 1 * minutes;

/** One set of keys an address and isolate: jose keeps them for ten minutes, and fetches them anew for a key that it does not know, this often at most. */
const keysAskedEvery = 5 * seconds;
const keySets = new Map<string, JWTVerifyGetKey>();
function keysAt(issuer: string): JWTVerifyGetKey {
  let keys = keySets.get(issuer);
  if (!keys)
    keySets.set(
      issuer,
      (keys = createRemoteJWKSet(new URL(`${issuer}/cdn-cgi/access/certs`), { cooldownDuration: keysAskedEvery })),
    );
  return keys;
}

/** Cloudflare Access as the configuration has it; null where it has none. */
const accessProxy = ({ ACCESS_ISSUER, ACCESS_AUDIENCE, OPERATOR_ADMINS }: Settings): IdentityProxy | null =>
  ACCESS_ISSUER && ACCESS_AUDIENCE
    ? {
        issuer: ACCESS_ISSUER,
        audience: ACCESS_AUDIENCE,
        keys: keysAt(ACCESS_ISSUER),
        tokenOf: tokenInHeader,
        // Signed out there, the next look at a desk asks for the proof anew.
        signIn: () => '/cdn-cgi/access/logout',
        admins: OPERATOR_ADMINS,
      }
    : null;

/** Who says who operators are, by the configuration; null: there is no back office. */
export const proxyOf = (env: Env): IdentityProxy | null =>
  accessProxy(settingsOf(env)) ?? standInAt(env, operatorsSandbox);

/** A token of a service has no address: operators are persons. */
const Person = z.object({ email: z.string().email().max(254).toLowerCase(), iat: z.number(), exp: z.number() });

/** Whom a token names, and when it was issued (epoch ms). */
export interface Assertion {
  email: string;
  issuedAt: number;
}

/**
 * Reads a token: signed by a key of the proxy, for this application, not over. Null for any other.
 * @throws when the proxy's keys can't be had, which says nothing of the token
 */
export async function readAssertion(
  token: string,
  { keys, issuer, audience }: IdentityProxy,
  at: number,
): Promise<Assertion | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...{ algorithms: ['RS256'], issuer, audience, requiredClaims: ['exp', 'iat'] },
      currentDate: new Date(at),
      clockTolerance: skew / seconds,
    });
    const person = Person.safeParse(payload).data;
    const issuedAt = (person?.iat ?? Infinity) * seconds;
    return person && issuedAt <= at + skew ? { email: person.email, issuedAt } : null;
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
    return null;
  }
}
