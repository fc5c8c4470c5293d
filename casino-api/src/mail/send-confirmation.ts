import { settingsOf, type Env } from '../env';
import type { ConfirmationMail } from '../player/confirmation';
import { writePlayerToken } from '../session/player-token';
import { hashOf } from '../session/tokens';
import { confirmationMail } from './confirmation-mail';
import { deliverMail } from './outbox';

/** Writes and sends the mail of a confirmation link. The link's own hash is the mail's id, so handing it over again sends nothing more. */
export async function sendConfirmation(env: Env, { playerId, secret, email, username, language }: ConfirmationMail, at: number): Promise<void> {
  const settings = settingsOf(env);
  const token = await writePlayerToken({ playerId, secret }, 'confirmation', settings.SESSION_SECRET);
  const mail = confirmationMail({ id: hashOf(`mail ${secret}`), to: email, username, language, token }, settings.SITE_ORIGIN);
  await deliverMail(env.DB, settings, mail, at);
}
