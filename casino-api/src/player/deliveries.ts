import { indexDocument } from '../documents/document-index';
import type { Env } from '../env';
import { sendLink } from '../mail/send-link';
import { cryptoSandbox } from '../providers/crypto-sandbox';
import { recordContact } from '../support/record-contact';
import { recordHostTask } from '../vip/host-tasks';
import { recordWinners } from '../winners/record-winners';
import type { Receiver } from './outbox';

/** Where the messages of a player's outbox go. Each receiver takes the same message twice as if once. */
export const deliveries = (env: Env): Receiver => async (messages) => {
  const winners = messages.flatMap((message) => (message.kind === 'winner' ? [message.winner] : []));
  if (winners.length > 0) await recordWinners(env.DB, winners);
  for (const message of messages) {
    if (message.kind === 'document') await indexDocument(env.DB, message.document);
    if (message.kind === 'contact') await recordContact(env, message.contact, message.at);
    if (message.kind === 'payout') await cryptoSandbox(env).payOut(message.payout);
    if (message.kind === 'host_task') await recordHostTask(env.DB, message.task);
    if (message.kind === 'mail' && message.mail.email) await sendLink(env, message.mail, message.at);
  }
};
