import { letter, localized, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

/** The mail that asks a new player to confirm the address (SPEC §4). */
export const confirmationMail = ({ token, ...details }: LinkMailDetails, siteOrigin: string): Mail =>
  letter(
    (mails) => mails.confirmation,
    details,
    localized(siteOrigin, details.language, `/register-token?token=${encodeURIComponent(token)}`),
  );
