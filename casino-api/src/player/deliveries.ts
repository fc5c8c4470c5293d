import { recordBooks } from '../ledger/books/book-index';
import { recordProviders } from '../ledger/statements/settlement-index';
import { indexDocument } from '../features/documents/document-index';
import type { Env } from '../kernel/env';
import { indexException } from '../features/cashier/desk/exception-index';
import { jackpotCalls } from '../features/jackpots/jackpot-calls';
import { sendLink } from '../features/mail/send-link';
import { sendNotice } from '../features/mail/send-notice';
import { recordPlays } from '../features/catalogue/record-plays';
import { cryptoSandbox } from '../sandbox/payments/crypto';
import { refundProvider } from '../features/cashier/refund-provider';
import { raceTellings } from '../features/races/tell-races';
import { recordTillEntry } from '../features/cashier/desk/log';
import { indexWithdrawal } from '../features/cashier/withdrawal-index';
import { tableTellings } from '../features/tables/tell-tables';
import { recordContact } from '../features/support/record-contact';
import { recordChallengeHit } from '../features/loyalty/challenge-hits';
import { recordHostTask } from '../features/loyalty/host-tasks';
import { recordWinners } from '../features/winners/record-winners';
import type { OutboxMessage, Receiver, Undelivered } from '../kernel/outbox';

/**
 * Where the messages of a player's outbox go. Each receiver takes the same message twice as if once.
 * @param mayBeTold asked again when a notice leaves: who may not be offered anything any more is not mailed either (DOMAIN §14)
 */
export const deliveries =
  (env: Env, mayBeTold: (at: number) => boolean): Receiver =>
  async (messages) => {
    const undelivered: Undelivered[] = [];
    const attempt = async (indexes: readonly number[], work: () => Promise<void>) => {
      try {
        await work();
      } catch (reason) {
        undelivered.push(...indexes.map((index) => ({ index, reason })));
      }
    };
    const winners = messages.flatMap((message, index) =>
      message.kind === 'winner' ? [{ index, winner: message.winner }] : [],
    );
    if (winners.length > 0)
      await attempt(
        winners.map(({ index }) => index),
        () =>
          recordWinners(
            env.DB,
            winners.map(({ winner }) => winner),
          ),
      );
    const reports = messages.flatMap((message, index) =>
      message.kind === 'plays' ? [{ index, report: message.report }] : [],
    );
    if (reports.length > 0)
      await attempt(
        reports.map(({ index }) => index),
        () =>
          recordPlays(
            env.DB,
            reports.map(({ report }) => report),
          ),
      );
    for (const { indexes, tell } of [...raceTellings(env, messages), ...tableTellings(env, messages)])
      await attempt(indexes, tell);
    for (const [index, message] of messages.entries())
      await attempt([index], () => deliverOne(env, message, mayBeTold));
    return undelivered;
  };

async function deliverOne(env: Env, message: OutboxMessage, mayBeTold: (at: number) => boolean): Promise<void> {
  switch (message.kind) {
    case 'winner':
    case 'plays':
    case 'race_entry':
    case 'race_score':
    case 'table_bet':
      // Went with the others of its kind.
      return;
    case 'notice':
      return mayBeTold(message.at) ? sendNotice(env, message.notice, message.at) : undefined;
    case 'document':
      return indexDocument(env.DB, message.document);
    case 'contact':
      return recordContact(env, message.contact, message.at);
    case 'jackpot_stakes':
      return jackpotCalls(env, message.gameid).take([message.stakes]);
    case 'jackpot_left':
      return jackpotCalls(env, message.gameid).leave(message.stakes);
    case 'books':
      return recordBooks(env.DB, message.report);
    case 'providers':
      return recordProviders(env.DB, message.report, message.at);
    case 'exception':
      return indexException(env.DB, message.exception);
    case 'till_withdrawal':
      return indexWithdrawal(env.DB, message.withdrawal);
    case 'till_entry':
      return recordTillEntry(env.DB, message.entry);
    case 'payout':
      return cryptoSandbox(env).payOut(message.payout);
    case 'refund':
      return refundProvider(env, message.refund.provider).refund(message.refund);
    case 'challenge_hit':
      return recordChallengeHit(env.DB, message.hit);
    case 'host_task':
      return recordHostTask(env.DB, message.task);
    case 'mail':
      return message.mail.email ? sendLink(env, message.mail, message.at) : undefined;
  }
}
