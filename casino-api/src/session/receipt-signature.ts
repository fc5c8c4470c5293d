import type { RoundReceipt } from 'contract/receipt';
import { canonicalJson } from '../domain/canonical-json';
import { base64url } from './tokens';

const encoder = new TextEncoder();
/** The head of a PKCS #8 document that holds an Ed25519 seed (RFC 8410). */
const pkcs8Head = Uint8Array.from([0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20]);

const signatureBytes = 64;

interface SigningKey {
  sign: CryptoKey;
  verify: CryptoKey;
  /** 32 bytes as base64url. */
  publicKey: string;
}

async function makeKey(secret: string): Promise<SigningKey> {
  const hmac = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const seed = new Uint8Array(await crypto.subtle.sign('HMAC', hmac, encoder.encode('receipt signature')));
  const sign = await crypto.subtle.importKey('pkcs8', Uint8Array.from([...pkcs8Head, ...seed]), { name: 'Ed25519' }, true, ['sign']);
  const { x: publicKey } = (await crypto.subtle.exportKey('jwk', sign)) as JsonWebKey;
  if (!publicKey) throw new Error('The signing key has no public half.');
  const verify = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: publicKey }, { name: 'Ed25519' }, false, ['verify']);
  return { sign, verify, publicKey };
}

const keys = new Map<string, Promise<SigningKey>>();
/** The key that comes of the secret; made once per isolate. */
function keyOf(secret: string): Promise<SigningKey> {
  let key = keys.get(secret);
  if (!key) keys.set(secret, (key = makeKey(secret)));
  return key;
}

/** What is signed: the receipt without its signature, as canonical JSON in UTF-8. */
const signedBytes = (receipt: RoundReceipt): Uint8Array<ArrayBuffer> => encoder.encode(canonicalJson({ ...receipt, signature: undefined }));

/** The public half of the key, base64url. `secret` is the API's session secret; the key is derived from it. */
export const receiptPublicKey = async (secret: string): Promise<string> => (await keyOf(secret)).publicKey;

/** The receipt with our signature, if its round is over; what can still change is not signed. */
export async function signedReceipt(receipt: RoundReceipt, secret: string): Promise<RoundReceipt> {
  if (receipt.state === 'open') return receipt;
  const { sign } = await keyOf(secret);
  return { ...receipt, signature: base64url(new Uint8Array(await crypto.subtle.sign({ name: 'Ed25519' }, sign, signedBytes(receipt)))) };
}

/** Whether a receipt carries our signature over all the rest of it; `none` where it carries none. */
export async function signatureState(receipt: RoundReceipt, secret: string): Promise<'valid' | 'invalid' | 'none'> {
  if (receipt.signature === null) return 'none';
  const { verify } = await keyOf(secret);
  const bytes = Buffer.from(receipt.signature, 'base64url');
  // The platform throws at what can't be a signature by its length.
  return bytes.length === signatureBytes && (await crypto.subtle.verify({ name: 'Ed25519' }, verify, bytes, signedBytes(receipt))) ? 'valid' : 'invalid';
}
