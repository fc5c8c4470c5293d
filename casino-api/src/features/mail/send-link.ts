import { settingsOf, type Env } from '../../kernel/env';
import type { LinkMail } from './link-mail';
import { writePlayerToken } from '../../kernel/session/player-token';
import { hashOf } from '../../kernel/tokens';
import { confirmationMail } from './confirmation-mail';
import { emailAskedMail, emailChangedMail, emailMail, emailTakenMail } from './email-mails';
import { exclusionMail } from './exclusion-mail';
import type { Mail } from './mail';
import { deliverMail } from './outbox';
import { resetMail } from './reset-mail';
import { nameChangedMail, passwordChangedMail } from './security-mails';
import { withdrawalMail } from './withdrawal-mail';

const templates = {
  confirmation: confirmationMail,
  reset: resetMail,
  exclusion: exclusionMail,
  withdrawal: withdrawalMail,
  email: emailMail,
};
/** Their links lead to a page that everybody can open. */
const notices = {
  email_asked: emailAskedMail,
  email_changed: emailChangedMail,
  email_taken: emailTakenMail,
  password_changed: passwordChangedMail,
  name_changed: nameChangedMail,
};

/** Writes and sends the mail of a link. The link's own hash is the mail's id, so handing it over again sends nothing more. */
export async function sendLink(
  env: Env,
  { template = 'confirmation', playerId, secret, email, username, language }: LinkMail,
  at: number,
): Promise<void> {
  const settings = settingsOf(env);
  const details = { id: hashOf(`mail ${secret}`), to: email, username, language };
  await deliverMail(env, settings, await letterOf(), at);

  async function letterOf(): Promise<Mail> {
    if (template in notices) return notices[template as keyof typeof notices](details, settings.SITE_ORIGIN);
    const purpose = template as keyof typeof templates;
    const token = await writePlayerToken({ playerId, secret }, purpose, settings.SESSION_SECRET);
    return templates[purpose]({ ...details, token }, settings.SITE_ORIGIN);
  }
}
