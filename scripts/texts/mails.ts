/** Every mail that the product sends to players, in a language, for those who read its texts. */
import type { Language } from 'contract/languages';
import { escaped } from '../../casino-api/src/kernel/html';
import { answerMail, disputeMail } from '../../casino-api/src/features/mail';
import { confirmationMail } from '../../casino-api/src/features/mail/confirmation-mail';
import {
  emailAskedMail,
  emailChangedMail,
  emailMail,
  emailTakenMail,
} from '../../casino-api/src/features/mail/email-mails';
import { exclusionMail } from '../../casino-api/src/features/mail/exclusion-mail';
import { noticeMail } from '../../casino-api/src/features/mail/notice-mail';
import { resetMail } from '../../casino-api/src/features/mail/reset-mail';
import { nameChangedMail, passwordChangedMail } from '../../casino-api/src/features/mail/security-mails';
import { withdrawalMail } from '../../casino-api/src/features/mail/withdrawal-mail';

/** As a mail program shows it: its subject, and below it what it says. */
export const mailPage = (subject: string, html: string): string =>
  html.replace(
    /<body[^>]*>/,
    (body) =>
      `${body}<p style="margin:0;padding:12px 16px;border-bottom:1px solid #ccc;font:600 16px system-ui">${escaped(subject)}</p>`,
  );

const site = 'https://lantern.example';

/** @returns each with the name of what it is about */
export function mailsIn(language: Language): { name: string; subject: string; html: string }[] {
  const reader = { id: 'a', to: 'mira@example.com', username: 'Mirabel7', language, token: 'a.b' };
  const linked = {
    confirmationMail,
    emailMail,
    emailAskedMail,
    emailChangedMail,
    emailTakenMail,
    resetMail,
    exclusionMail,
    withdrawalMail,
    passwordChangedMail,
    nameChangedMail,
  };
  const notices = [
    { key: 'level_cash', values: { level: '3', cash: '€10.00' } },
    { key: 'cashback_daily', values: { amount: '€5.00' } },
    { key: 'challenge_hit', values: { multiplier: '500', prize: '€50.00' } },
    { key: 'race_prize', values: { place: '2', race: 'Moonlight', prize: '€100.00' } },
    { key: 'rewards_paid', values: { cash: '€10.00' } },
  ] as const;
  const ticket = {
    id: 'a',
    reference: 'T-1024',
    name: 'Mirabel7',
    email: 'mira@example.com',
    language,
    message: '…',
    writtenAt: Date.UTC(2026, 0, 2),
    text: '…',
  };
  return [
    ...Object.entries(linked).map(([name, mail]) => ({ name, ...mail(reader, site) })),
    ...notices.map(({ key, values }) => ({
      name: `notice of ${key}`,
      ...noticeMail(
        { id: 'a', playerId: 'a', email: reader.to, username: reader.username, language, key, values: { ...values } },
        site,
      ),
    })),
    { name: 'answerMail', ...answerMail(ticket) },
    { name: 'disputeMail', ...disputeMail(ticket, { name: 'eCOGRA', page: site }) },
  ].map(({ name, subject, html }) => ({ name, subject, html }));
}
