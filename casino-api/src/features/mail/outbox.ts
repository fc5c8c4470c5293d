import { days } from 'contract/constants';
import type { Env, Settings } from '../../kernel/env';
import { standInAt } from '../../kernel/stand-ins';
import { failingMails, mailSender } from './transport';
import type { Mail } from './mail';

/** A kept mail, as the QA mailbox shows it. Times are epoch ms. */
export interface KeptMail extends Mail {
  createdAt: number;
  sentAt: number | null;
}

type Row = {
  id: string;
  recipient: string;
  language: Mail['language'];
  subject: string;
  body_text: string;
  body_html: string;
  link: string;
  created_at: number;
  sent_at: number | null;
};

/** How long it is remembered that a mail was sent: a player's object that was not told so hands it over again within hours. */
const rememberedFor = 2 * days;
/** A sandbox's mailbox keeps the newest mails for its readers, bodies and all. */
const mailboxHolds = 2_000;
/** Each mail that leaves looks at so many of the oldest. */
const lookedAt = 10;

/**
 * Writes a mail to the outbox and hands it to the sender. Told the same mail twice, it ends as if told once.
 * @throws when the sender could not take it; handing it over again is the caller's matter
 */
export async function deliverMail(
  env: Pick<Env, 'DB' | 'standIns'>,
  settings: Settings,
  mail: Mail,
  at: number,
): Promise<void> {
  const { DB: db } = env;
  const { id, to, language, subject, text, html, link } = mail;
  const [, kept] = await db.batch<{ sent_at: number | null }>([
    db
      .prepare(
        'INSERT OR IGNORE INTO mail_outbox (id, recipient, language, subject, body_text, body_html, link, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .bind(id, to, language, subject, text, html, link, at),
    db.prepare('SELECT sent_at FROM mail_outbox WHERE id = ?').bind(id),
  ]);
  if (kept?.results[0]?.sent_at) return;
  await standInAt(env, failingMails)?.(mail);
  await mailSender(settings).send(mail);
  // What has reached its reader is not kept where others could read it, but for the mailbox of the QA console.
  const keepBody = settings.MAIL === 'outbox' || settings.QA === 'on';
  await db.batch([
    db
      .prepare(
        keepBody
          ? 'UPDATE mail_outbox SET sent_at = ? WHERE id = ?'
          : "UPDATE mail_outbox SET sent_at = ?, body_text = '', body_html = '', link = '' WHERE id = ?",
      )
      .bind(at, id),
    keepBody
      ? db.prepare('DELETE FROM mail_outbox WHERE rowid <= (SELECT max(rowid) FROM mail_outbox) - ?').bind(mailboxHolds)
      : // One that was never sent is written anew whenever it is handed over.
        db
          .prepare(
            'DELETE FROM mail_outbox WHERE rowid IN (SELECT rowid FROM mail_outbox ORDER BY rowid LIMIT ?) AND created_at < ?',
          )
          .bind(lookedAt, at - rememberedFor),
  ]);
}

/** The newest mails, of one reader or of all. */
export async function mailbox(db: D1Database, to: string | null, limit = 100): Promise<KeptMail[]> {
  const { results } = await db
    .prepare(
      'SELECT * FROM mail_outbox WHERE ?1 IS NULL OR lower(recipient) = lower(?1) ORDER BY created_at DESC, rowid DESC LIMIT ?2',
    )
    .bind(to, limit)
    .all<Row>();
  return results.map((row) => ({
    id: row.id,
    to: row.recipient,
    language: row.language,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    link: row.link,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }));
}

/** Forgets all mails; for the QA console. */
export async function clearMailbox(db: D1Database): Promise<void> {
  await db.prepare('DELETE FROM mail_outbox').run();
}
