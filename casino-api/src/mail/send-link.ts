import { settingsOf, type Env } from '../env';
import type { LinkMail } from '../player/link-mail';
import { writePlayerToken } from '../session/player-token';
import { hashOf } from '../session/tokens';
import { confirmationMail } from './confirmation-mail';
import { exclusionMail } from './exclusion-mail';
import { deliverMail } from './outbox';
import { resetMail } from './reset-mail';
import { withdrawalMail } from './withdrawal-mail';

const templates = { confirmation: confirmationMail, reset: resetMail, exclusion: exclusionMail, withdrawal: withdrawalMail };

/** Writes and sends the mail of a link. The link's own hash is the mail's id, so handing it over again sends nothing more. */
export async function sendLink(env: Env, { template = 'confirmation', playerId, secret, email, username, language }: LinkMail, at: number): Promise<void> {
  const settings = settingsOf(env);
  const token = await writePlayerToken({ playerId, secret }, template, settings.SESSION_SECRET);
  const mail = templates[template]({ id: hashOf(`mail ${secret}`), to: email, username, language, token }, settings.SITE_ORIGIN);
  await deliverMail(env.DB, settings, mail, at);
}
