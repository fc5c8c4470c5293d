import { letter, localized, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

/** The link to the new address (DOMAIN §5). */
export const emailMail = ({ token, ...details }: LinkMailDetails, siteOrigin: string): Mail =>
  letter(
    (mails) => mails.newEmail,
    details,
    localized(siteOrigin, details.language, `/confirm-email/${encodeURIComponent(token)}`),
  );

type Notice = (details: Omit<LinkMailDetails, 'token'>, siteOrigin: string) => Mail;
const notice =
  (name: 'emailAsked' | 'emailChanged' | 'emailTaken', path: string): Notice =>
  (details, siteOrigin) =>
    letter((mails) => mails[name], details, localized(siteOrigin, details.language, path));

/** The notice to the old address when a change is asked for. */
export const emailAskedMail = notice('emailAsked', '/forgot-password');
/** The notice to the old address when the change is made. */
export const emailChangedMail = notice('emailChanged', '/info/contact-us');
/** To an address that somebody wanted and that is taken: the screen says nothing of it. */
export const emailTakenMail = notice('emailTaken', '/login');
