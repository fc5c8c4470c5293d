import { minutes } from 'contract/constants';
import { signNotification, isSignedNotification } from '../../kernel/notification-signature';

/** How far a provider's clock may be off. */
export const walletClockSkew = 5 * minutes;

/** A signed message as it came. `timestamp` in epoch ms. */
export interface SignedMessage {
  provider: string | null;
  timestamp: string | null;
  signature: string | null;
  rawBody: string;
}

/** Hex HMAC-SHA256 of `timestamp.rawBody`. */
export const signWalletMessage = (timestamp: string, rawBody: string, secret: string): string =>
  signNotification(`${timestamp}.${rawBody}`, secret);

/** Whether a provider that we know signed this message at a time not more than five minutes from ours. `at` in epoch ms. */
export function isSignedByProvider(
  { provider, timestamp, signature, rawBody }: SignedMessage,
  secrets: Readonly<Record<string, string>>,
  at: number,
): boolean {
  const secret = provider !== null && Object.hasOwn(secrets, provider) ? secrets[provider] : undefined;
  if (!secret || !timestamp || !/^\d{1,15}$/.test(timestamp)) return false;
  return (
    Math.abs(at - Number(timestamp)) <= walletClockSkew &&
    isSignedNotification(`${timestamp}.${rawBody}`, signature, secret)
  );
}
