import { sha256 } from '@noble/hashes/sha2.js';
import { Recent } from './recent';

/**
 * The ids that callers carry. An anonymous id is complete in itself; a player's token names the player's object, which
 * knows the hash of the secret. Both are signed, so that made-up ids are refused before anything is looked up.
 */
const encoder = new TextEncoder();

/** What a signature is for; a token of one purpose is never taken for another's. */
export type Purpose =
  'anonymous' | 'session' | 'confirmation' | 'reset' | 'exclusion' | 'withdrawal' | 'email' | 'wallet' | 'device';

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 bits by default, as base64url text. */
export const randomSecret = (bytes = 32): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

const hashes = new Recent<string>();

/** SHA-256 as base64url: how secrets of high entropy are kept. */
export const hashOf = (text: string): string =>
  hashes.get(text) ?? hashes.keep(text, base64url(sha256(encoder.encode(text))));

const keys = new Map<string, Promise<CryptoKey>>();
function keyOf(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret);
  if (!key)
    keys.set(
      secret,
      (key = crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
        'sign',
      ])),
    );
  return key;
}

/** 128 bits of HMAC-SHA256, as base64url. */
async function signatureOf(purpose: Purpose, text: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(`${purpose}:${text}`));
  return base64url(new Uint8Array(signature).subarray(0, 16));
}

/** Compares without telling by its time where the texts part. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [encoder.encode(a), encoder.encode(b)];
  let difference = left.length ^ right.length;
  for (let i = 0; i < right.length; i += 1) difference |= (left[i % Math.max(1, left.length)] ?? 0) ^ right[i]!;
  return difference === 0;
}

/** `text.signature` */
export const sign = async (purpose: Purpose, text: string, secret: string): Promise<string> =>
  `${text}.${await signatureOf(purpose, text, secret)}`;

/** What was found to be signed by us; what was not is judged anew each time. */
const signed = new Recent<string>();

/** The signed text, or null when the signature is not ours. */
export async function readSigned(purpose: Purpose, token: string, secret: string): Promise<string | null> {
  const end = token.lastIndexOf('.');
  if (end <= 0 || token.length > 300) return null;
  const key = `${purpose}:${secret}:${token}`;
  const known = signed.get(key);
  if (known !== undefined) return known;
  const text = token.slice(0, end);
  return sameText(token.slice(end + 1), await signatureOf(purpose, text, secret)) ? signed.keep(key, text) : null;
}
