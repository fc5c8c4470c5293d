import { letter, localized, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

/** The mail that follows the 24 hours of a self-exclusion (SPEC §5, DOMAIN §6). */
export const exclusionMail = ({ token, ...details }: LinkMailDetails, siteOrigin: string): Mail =>
  letter(
    (mails) => mails.exclusion,
    details,
    localized(siteOrigin, details.language, `/self-exclusion/${encodeURIComponent(token)}`),
  );
