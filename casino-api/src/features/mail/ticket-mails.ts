import type { Language } from 'contract/constants';
import { languageFacts } from 'contract/languages';
import { apiTexts } from 'locales/api';
import { fillIn } from 'locales/texts';
import { skin } from '../../kernel/skin';
import { mailBody } from './letter';
import type { Mail } from './mail';

/** What is answered, and to whom. `id` makes handing it over again harmless; `writtenAt` is epoch ms. */
export interface AnsweredTicket {
  id: string;
  reference: string;
  name: string;
  email: string;
  language: Language;
  message: string;
  writtenAt: number;
  /** As an operator wrote it. */
  text: string;
}

/** Line breaks of what somebody wrote stay. */
function valuesOf({ reference, name, language, writtenAt }: AnsweredTicket): Record<string, string> {
  const date = new Intl.DateTimeFormat(languageFacts[language].intl, { dateStyle: 'long', timeZone: 'UTC' });
  return { site: skin.name, reference, name, date: date.format(writtenAt) };
}

/** Support's answer, with the message that it answers. */
export function answerMail(ticket: AnsweredTicket): Mail {
  const { id, email, language, message, text } = ticket;
  const { greeting, support } = apiTexts(language).mails;
  const fill = (words: string, more: Record<string, string> = {}) => fillIn(words, { ...valuesOf(ticket), ...more });
  const body = mailBody(language, {
    subject: fill(support.answer.subject),
    preheader: fill(support.answer.about),
    before: [fill(greeting), fill(support.answer.about)],
    quoted: text,
    button: null,
    after: [fill(support.message, { message }), fill(support.reply)],
    why: support.why,
  });
  return { id, to: email, language, ...body, link: '' };
}

/** The letter with which a complaint can be taken to dispute resolution: the house's last word, and where to go. */
export function disputeMail(ticket: AnsweredTicket, resolution: { name: string; page: string }): Mail {
  const { id, email, language, message, text } = ticket;
  const { greeting, support } = apiTexts(language).mails;
  const fill = (words: string, more: Record<string, string> = {}) =>
    fillIn(words, { ...valuesOf(ticket), body: resolution.name, ...more });
  const body = mailBody(language, {
    subject: fill(support.dispute.subject),
    preheader: fill(support.dispute.about),
    before: [fill(greeting), fill(support.dispute.about)],
    quoted: text,
    button: { text: fill(support.dispute.button), link: resolution.page },
    after: [fill(support.dispute.free), fill(support.message, { message })],
    why: support.why,
  });
  return { id, to: email, language, ...body, link: resolution.page };
}
