import { firstCharacters } from 'contract/characters';
import { skin } from '../../kernel/skin';
import { mailBody } from './letter';
import type { Mail } from './mail';

/** A message to support (SPEC §3). `reference` is told to its sender. */
export interface ContactMessage {
  reference: string;
  /** The player who was logged in, null for a visitor. */
  playerId: string | null;
  name: string;
  email: string;
  message: string;
  language: Mail['language'];
  /** Left out by outboxes of before tickets. */
  complaint?: boolean | undefined;
}

/** Line breaks in a subject would begin other headers. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The mail that brings a message to support, in the house's own language. */
export function contactMail({ reference, playerId, name, email, message, language, complaint }: ContactMessage): Mail {
  const subject = `${skin.name} ${complaint ? 'complaint' : 'contact'} ${reference}: ${oneLine(name)}`;
  const facts = [
    `From: ${oneLine(name)} <${email}>`,
    `Player: ${playerId ?? 'not logged in'}`,
    `Language: ${language}`,
    `Reference: ${reference}`,
  ];
  const body = mailBody('en', {
    subject,
    preheader: firstCharacters(oneLine(message), 120),
    before: facts,
    quoted: message,
    button: null,
    after: [],
    isInternal: true,
  });
  return { id: `contact ${reference}`, to: skin.supportEmail, language: 'en', ...body, link: '' };
}
