import { minutes, seconds } from 'contract/constants';
import { isSignedNotification } from '../../../../kernel/notification-signature';

/** How old an event may be, or how far its sender's clock ahead. */
export const checkoutTolerance = 5 * minutes;

/**
 * `Stripe-Signature: t=<epoch seconds>,v1=<hex HMAC-SHA256 of "t.body">`, with several `v1` while a secret is being changed. The time
 * is part of what is signed: an old event that somebody kept can't be sent again.
 * @param now epoch ms
 */
export function isSignedByCheckout(rawBody: string, header: string | null, secret: string, now: number): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const valuesOf = (wanted: string) =>
    parts.flatMap(([name, value]) => (name === wanted && value !== undefined ? [value] : []));
  const [timestamp, ...more] = valuesOf('t');
  if (timestamp === undefined || more.length > 0 || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp) * seconds) > checkoutTolerance) return false;
  return valuesOf('v1').some((signature) => isSignedNotification(`${timestamp}.${rawBody}`, signature, secret));
}
