import { isSignedNotification, signatureHeader } from '../notification-signature';
import type { MountOptions } from './mount';

/** For calls that payment providers make: the signature over the raw body stands in for the api-key, and is judged before the body. */
export const signedNotification: MountOptions = {
  withoutApiKey: true,
  isSigned: ({ rawBody, header, settings }) =>
    isSignedNotification(rawBody, header(signatureHeader), settings.PAYMENT_SECRET),
};
