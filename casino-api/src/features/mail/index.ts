export { contactMail, type ContactMessage } from './contact-mail';
export { localized } from './letter';
export type { LinkMail, MailMessage } from './link-mail';
export { clearMailbox, deliverMail, type KeptMail, mailbox } from './outbox';
export { mailReceivers } from './receivers';
export { failingMails } from './transport';
export { type AnsweredTicket, answerMail, disputeMail } from './ticket-mails';
