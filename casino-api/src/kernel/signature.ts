import { canonicalJson } from './canonical-json';
import { base64url } from './tokens';

const encoder = new TextEncoder();
/** The head of a PKCS #8 document that holds an Ed25519 seed (RFC 8410). */
const pkcs8Head = Uint8Array.from([
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
]);

const signatureBytes = 64;

/** What is signed for others to prove; each has a key of its own. */
export type SignedKind = 'receipt signature' | 'heads of the books';

interface SigningKey {
  sign: CryptoKey;
  /** 32 bytes as base64url. */
  publicKey: string;
}

async function makeKey(kind: SignedKind, secret: string): Promise<SigningKey> {
  const hmac = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const seed = new Uint8Array(await crypto.subtle.sign('HMAC', hmac, encoder.encode(kind)));
  const sign = await crypto.subtle.importKey(
    'pkcs8',
    Uint8Array.from([...pkcs8Head, ...seed]),
    { name: 'Ed25519' },
    true,
    ['sign'],
  );
  const { x: publicKey } = (await crypto.subtle.exportKey('jwk', sign)) as JsonWebKey;
  if (!publicKey) throw new Error('The signing key has no public half.');
  return { sign, publicKey };
}

const keys = new Map<string, Promise<SigningKey>>();
/** The key that comes of the secret; made once per isolate. */
function keyOf(kind: SignedKind, secret: string): Promise<SigningKey> {
  const name = `${kind}:${secret}`;
  let key = keys.get(name);
  if (!key) keys.set(name, (key = makeKey(kind, secret)));
  return key;
}

/** What is signed: all but the signature, as canonical JSON in UTF-8. */
const signedBytes = (value: object): Uint8Array<ArrayBuffer> =>
  encoder.encode(canonicalJson({ ...value, signature: undefined }));

/** The public half of the key, base64url. The key is derived from the secret. */
export const publicKeyOf = async (kind: SignedKind, secret: string): Promise<string> =>
  (await keyOf(kind, secret)).publicKey;

/** Ed25519 over all of `value` but its `signature`, base64url. */
export async function signatureOver(kind: SignedKind, value: object, secret: string): Promise<string> {
  const { sign } = await keyOf(kind, secret);
  return base64url(new Uint8Array(await crypto.subtle.sign({ name: 'Ed25519' }, sign, signedBytes(value))));
}

/** Whether `value.signature` is the key's over all the rest. @param publicKey 32 bytes as base64url */
export async function isSignedBy(publicKey: string, value: { signature: string }): Promise<boolean> {
  const verify = await crypto.subtle.importKey(
    'jwk',
    { kty: 'OKP', crv: 'Ed25519', x: publicKey },
    { name: 'Ed25519' },
    false,
    ['verify'],
  );
  const bytes = Buffer.from(value.signature, 'base64url');
  // The platform throws at what can't be a signature by its length.
  return (
    bytes.length === signatureBytes && crypto.subtle.verify({ name: 'Ed25519' }, verify, bytes, signedBytes(value))
  );
}
