import { letter, localized, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

/** The mail with the link that sets a new password (SPEC §2). */
export const resetMail = ({ token, ...details }: LinkMailDetails, siteOrigin: string): Mail =>
  letter(
    (mails) => mails.reset,
    details,
    localized(siteOrigin, details.language, `/reset-password/${encodeURIComponent(token)}`),
  );
