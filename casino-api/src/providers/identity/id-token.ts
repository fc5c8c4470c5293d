import { minutes, seconds } from 'contract/constants';
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

const Header = z.object({ alg: z.enum(['RS256', 'ES256']), kid: z.string().optional() });

/** The only algorithms that are taken: never `none`, and never one whose key would be no secret. */
const algorithms = {
  RS256: { kty: 'RSA', key: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, verify: { name: 'RSASSA-PKCS1-v1_5' } },
  ES256: { kty: 'EC', key: { name: 'ECDSA', namedCurve: 'P-256' }, verify: { name: 'ECDSA', hash: 'SHA-256' } },
} as const;

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

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));

function jsonOf<Schema extends z.ZodTypeAny>(part: string, schema: Schema): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(new TextDecoder().decode(bytesOf(part))));
    return parsed.success ? (parsed.data as z.output<Schema>) : null;
  } catch {
    return null;
  }
}

/** The id of the key that a token names; null for none, or for what is no token. */
export function keyIdOf(token: string): string | null {
  return jsonOf(token.split('.')[0] ?? '', Header)?.kid ?? null;
}

/** The claims of a token that one of the keys signed, for us, in answer to our question, and that still holds; else null. */
export async function readIdToken(token: string, keys: readonly PublicKey[], { issuers, clientId, nonce, at }: Expected): Promise<Claims | null> {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const header = jsonOf(head, Header);
  const claims = jsonOf(body, Claims);
  if (!header || !claims || rest.length > 0) return null;
  if (!(await isSignedByOneOf(keys, header, `${head}.${body}`, signature))) return null;
  const audience = [claims.aud].flat();
  const isForUs = audience.includes(clientId) && (audience.length === 1 || claims.azp === clientId);
  const holds = claims.exp * seconds > at - skew;
  return issuers.includes(claims.iss) && isForUs && holds && claims.nonce === nonce ? claims : null;
}

async function isSignedByOneOf(keys: readonly PublicKey[], { alg, kid }: z.infer<typeof Header>, text: string, signature: string): Promise<boolean> {
  const { kty, key: use, verify } = algorithms[alg];
  for (const jwk of keys) {
    if (jwk.kty !== kty || (kid !== undefined && jwk.kid !== kid)) continue;
    try {
      const { kty: _, kid: __, alg: ___, use: ____, key_ops: _____, ...numbers } = jwk;
      const key = await crypto.subtle.importKey('jwk', { kty, ...numbers }, use, false, ['verify']);
      if (await crypto.subtle.verify(verify, key, bytesOf(signature), new TextEncoder().encode(text))) return true;
    } catch {
      // A key that can't be used proves nothing; another one may.
    }
  }
  return false;
}
