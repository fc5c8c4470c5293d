import type { Receivers } from '../../kernel/outbox';
import { settingsOf, type Env } from '../../kernel/env';
import { licenceProfiles } from '../../kernel/licence-profile';
import { contactMail, type ContactMessage, deliverMail } from '../mail';

/** Keeps a message to support and mails it on. Told the same one twice, it ends as if told once. @param at epoch ms */
async function recordContact(env: Env, contact: ContactMessage, at: number): Promise<void> {
  const { reference, playerId, name, email, message, language, complaint } = contact;
  const settings = settingsOf(env);
  const dueAt = complaint ? at + licenceProfiles[settings.LICENCE_PROFILE].complaintAnswer : null;
  await env.DB.prepare(
    'INSERT OR IGNORE INTO contact_messages (reference, player_id, name, email, message, language, written_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
    .bind(reference, playerId, name, email, message, language, at, dueAt)
    .run();
  await deliverMail(env, settings, contactMail(contact), at);
}

/** The reference makes it idempotent. `at` in epoch ms. */
export type ContactMessageSent = { kind: 'contact'; contact: ContactMessage; at: number };

export const contactReceivers: Receivers<ContactMessageSent> = {
  contact: { each: (env, { contact, at }) => recordContact(env, contact, at) },
};
