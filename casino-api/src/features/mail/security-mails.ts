import { letter, localized, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

type Notice = (details: Omit<LinkMailDetails, 'token'>, siteOrigin: string) => Mail;
/** Both say alike that money waits, and what to do if somebody else did it. */
const notice =
  (name: 'passwordChanged' | 'nameChanged'): Notice =>
  (details, siteOrigin) =>
    letter(
      (mails) => ({ ...mails.security, ...mails[name] }),
      details,
      localized(siteOrigin, details.language, '/forgot-password'),
    );

/** To the player whose password was changed (DOMAIN §5). */
export const passwordChangedMail = notice('passwordChanged');
/** To the player whose verified name was changed. */
export const nameChangedMail = notice('nameChanged');
