import { settingsOf, type Env } from '../../kernel/env';
import type { NoticeMail } from '../messages';
import { noticeMail } from './notice-mail';
import { deliverMail } from './outbox';

/** Writes and sends a notice; its id keeps it from being sent twice. @param at epoch ms */
export async function sendNotice(env: Env, notice: NoticeMail, at: number): Promise<void> {
  const settings = settingsOf(env);
  await deliverMail(env, settings, noticeMail(notice, settings.SITE_ORIGIN), at);
}
