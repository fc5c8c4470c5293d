import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'x-signature';

/** HMAC-SHA256 over the raw body, hexadecimal. */
export const signNotification = (rawBody: string, secret: string): string =>
  createHmac('sha256', secret).update(rawBody).digest('hex');

/** Whether a notification came from whoever knows the secret; compared in the same time wherever it differs. */
export function isSignedNotification(rawBody: string, signature: string | null, secret: string): boolean {
  const expected = Buffer.from(signNotification(rawBody, secret));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
