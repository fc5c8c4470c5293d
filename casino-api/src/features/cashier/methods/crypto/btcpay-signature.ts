import { isSignedNotification } from '../../../../kernel/notification-signature';

/** `BTCPay-Sig: sha256=<hex HMAC-SHA256 of the raw body>`. */
export const isSignedByBtcpay = (rawBody: string, header: string | null, secret: string): boolean =>
  header?.startsWith('sha256=') === true && isSignedNotification(rawBody, header.slice('sha256='.length), secret);
