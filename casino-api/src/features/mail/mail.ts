import type { Language } from 'contract/constants';

/** A mail that is ready to go. */
export interface Mail {
  /** The same mail handed over twice is sent once. */
  id: string;
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** What the mail wants its reader to open. */
  link: string;
}

/** Takes a mail to its reader. Throws when it could not. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
