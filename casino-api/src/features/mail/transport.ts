import type { Settings } from '../../kernel/env';
import { log } from '../../kernel/log';
import { place } from '../../kernel/stand-ins';
import type { Mail, MailSender } from './mail';

const longestWait = 10_000;

/** Local development alone (`readSettings`): the line that `npm start` shows instead of a mailbox, link and all, so it is no line of the log. */
const logSender: MailSender = {
  async send({ to, subject, link }) {
    console.log(JSON.stringify({ level: 'info', event: 'mail', to, subject, link }));
  },
};

/** Previews: the mail stays in the outbox, where the QA console shows it. */
const outboxSender: MailSender = { async send() {} };

/** Production: a mail service that takes JSON and the mail's id as idempotency key. */
const httpSender = (url: string, token: string): MailSender => ({
  async send({ id, to, language, subject, text, html }: Mail) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
      body: JSON.stringify({ to, language, subject, text, html }),
      signal: AbortSignal.timeout(longestWait),
    });
    await response.body?.cancel();
    if (response.ok) return;
    // What the service will never take is given up, so that it does not stand in the way of what it would take.
    const isForGood =
      response.status >= 400 && response.status < 500 && ![401, 403, 408, 429].includes(response.status);
    if (!isForGood) throw new Error(`The mail service answered ${response.status}.`);
    log('error', { event: 'mail_refused', id, status: response.status });
  },
});

/** Where a tester has the mail service fail: it is told each mail before its sender, and throws. */
export const failingMails = place<(mail: Mail) => Promise<void>>('a mail service that fails');

/** The sender that the configuration names. */
export function mailSender({ MAIL, MAIL_URL, MAIL_TOKEN }: Settings): MailSender {
  if (MAIL === 'http' && MAIL_URL && MAIL_TOKEN) return httpSender(MAIL_URL, MAIL_TOKEN);
  return MAIL === 'outbox' ? outboxSender : logSender;
}
