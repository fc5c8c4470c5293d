export type { ContactMessage } from './contact-mail';
export type { LinkMail, MailMessage } from './link-mail';
export { mailReceivers } from './receivers';
