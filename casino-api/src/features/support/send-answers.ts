import { settingsOf, type Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { disputeResolution } from '../../kernel/skin';
import { type AnsweredTicket, answerMail, deliverMail, disputeMail } from '../mail';

type Row = AnsweredTicket & { kind: 'answer' | 'letter' };

const select = `SELECT a.id AS id, a.kind AS kind, a.text AS text, m.reference AS reference, m.name AS name, m.email AS email, m.language AS language, m.message AS message, m.written_at AS writtenAt
  FROM ticket_answers a JOIN contact_messages m ON m.reference = a.reference`;
const atOnce = 20;

async function send(env: Env, { kind, ...ticket }: Row, at: number): Promise<void> {
  const settings = settingsOf(env);
  const mail = kind === 'letter' ? disputeMail(ticket, disputeResolution) : answerMail(ticket);
  await deliverMail(env, settings, mail, at);
  await env.DB.prepare('UPDATE ticket_answers SET sent_at = ? WHERE id = ? AND sent_at IS NULL')
    .bind(at, ticket.id)
    .run();
}

/** Mails an answer that was just written. What can't be sent now is sent by `sendWaitingAnswers`. @param at epoch ms */
export async function sendAnswer(env: Env, id: string, at: number): Promise<void> {
  const row = await env.DB.prepare(`${select} WHERE a.id = ? AND a.sent_at IS NULL`).bind(id).first<Row>();
  if (!row) return;
  try {
    await send(env, row, at);
  } catch (error) {
    log('error', { event: 'answer_not_sent', id, reason: String(error) });
  }
}

/** Mails what the mail service did not take before, the oldest first. @param at epoch ms */
export async function sendWaitingAnswers(env: Env, at: number): Promise<void> {
  const { results } = await env.DB.prepare(`${select} WHERE a.sent_at IS NULL ORDER BY a.at LIMIT ?`)
    .bind(atOnce)
    .all<Row>();
  for (const row of results) await send(env, row, at);
}
