import { letter, localized, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

/** The mail that asks where an approved withdrawal by crypto goes (SPEC §4, DOMAIN §7). */
export const withdrawalMail = ({ token, ...details }: LinkMailDetails, siteOrigin: string): Mail =>
  letter(
    (mails) => mails.withdrawal,
    details,
    localized(siteOrigin, details.language, `/withdrawal/${encodeURIComponent(token)}`),
  );
