import { minutes, seconds } from 'contract/constants';
import { createLocalJWKSet, decodeProtectedHeader, errors, jwtVerify, type JWTVerifyOptions } from 'jose';
import { z } from 'zod';

/** The claims that we read of an ID token (OpenID Connect Core §2 and §5.1). */
export const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  nonce: z.string(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  birthdate: z.string().optional(),
  address: z.object({ country: z.string().optional() }).optional(),
});
export type Claims = z.infer<typeof Claims>;

/** A provider's public key. */
export const PublicKey = z.object({ kty: z.string(), kid: z.string().optional() }).passthrough();
export type PublicKey = z.infer<typeof PublicKey>;

/** The only algorithms that are taken: never `none`, and never one whose key would be no secret. */
const algorithms = ['RS256', 'ES256'];

/** Clocks differ by so much. */
const skew = 1 * minutes;

export interface Expected {
  /** Every name that the issuer goes by. */
  issuers: readonly string[];
  clientId: string;
  nonce: string;
  /** Epoch ms. */
  at: number;
}

/** The id of the key that a token names; null for none, or for what is no token. */
export function keyIdOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).kid ?? null;
  } catch {
    return null;
  }
}

/** The claims of a token that one of the keys signed, for us, in answer to our question, and that still holds; else null. */
export async function readIdToken(
  token: string,
  keys: readonly PublicKey[],
  { issuers, clientId, nonce, at }: Expected,
): Promise<Claims | null> {
  const claims = await claimsSignedBy(token, keys, {
    algorithms,
    issuer: [...issuers],
    audience: clientId,
    requiredClaims: ['exp'],
    currentDate: new Date(at),
    clockTolerance: skew / seconds,
  });
  if (!claims) return null;
  // A token for others too says for whom it was asked (OpenID Connect Core §3.1.3.7).
  const isForUs = [claims.aud].flat().length === 1 || claims.azp === clientId;
  return isForUs && claims.nonce === nonce ? claims : null;
}

async function claimsSignedBy(
  token: string,
  keys: readonly PublicKey[],
  options: JWTVerifyOptions,
): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [...keys] }), options);
    return Claims.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
