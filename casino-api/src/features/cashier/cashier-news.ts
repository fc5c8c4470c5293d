import type { Messages } from '../messages';
import { log } from '../../kernel/log';
import type { Sends } from '../../kernel/outbox';
import type { Owner } from '../../ledger/owner';
import { exceptionId, type ExceptionMessage, type OperatorEntryMessage } from '../desk';
import type { WithdrawalDecision } from './methods/crypto/crypto-withdrawals';
import type { PaymentIncident } from './payment-incidents';
import type { PayoutConflictNews } from './payout-conflicts';
import type { UnallocatedNews } from './unallocated';

/**
 * What follows when money went another way, or was decided about: the desk knows of it, the log keeps it, the player is told. All of it in the step of
 * the booking. Times are epoch ms.
 */
export class CashierNews {
  constructor(
    private readonly parts: {
      outbox: Sends<ExceptionMessage | OperatorEntryMessage>;
      messages: Pick<Messages, 'write'>;
      facts: () => Owner;
    },
  ) {}

  /** A decision is logged for good, and who is refused is told why. */
  readonly withdrawalDecided = ({ withdrawal, step, by }: WithdrawalDecision, at: number): void => {
    const { outbox, messages, facts } = this.parts;
    const { playerId, username } = facts();
    const { id, method, amount, currency } = withdrawal;
    const details = {
      username,
      method,
      amount,
      currency,
      ...(by.reason ? { reason: by.reason } : {}),
      ...(by.note ? { note: by.note } : {}),
    };
    const subject = `${playerId}.${id}`;
    outbox.write(
      { kind: 'till_entry', entry: { id: `${subject}:${step}`, at, actor: by.actor, action: step, subject, details } },
      at,
    );
    if (step === 'reject' && by.reason)
      messages.write(
        'withdrawal_rejected',
        { amount: { amount, currency }, reason: { term: `withdrawal_${by.reason}` as const } },
        at,
      );
  };

  /** The player is told of what is taken, and of nothing else: the house bears the rest. */
  readonly payoutConflict = (
    { withdrawalId, amount, currency, raisedAt, decided }: PayoutConflictNews,
    at: number,
  ): void => {
    const { outbox, messages, facts } = this.parts;
    const exception = {
      playerId: facts().playerId,
      kind: 'payout_conflict' as const,
      subject: withdrawalId,
      amount,
      currency,
      raisedAt,
      isOver: decided !== null,
    };
    outbox.write({ kind: 'exception', exception }, at);
    if (decided && decided.collected > 0)
      messages.write('payout_collected', { amount: { amount: decided.collected, currency } }, at);
  };

  /** A player whose money came back is told. */
  readonly incident = (
    { kind, subject, amount, currency, raisedAt }: PaymentIncident,
    isOver: boolean,
    at: number,
  ): void => {
    const { outbox, messages, facts } = this.parts;
    const { playerId } = facts();
    outbox.write({ kind: 'exception', exception: { playerId, kind, subject, amount, currency, raisedAt, isOver } }, at);
    if (isOver) return;
    if (kind === 'payout_failed') messages.write('payout_failed', { amount: { amount, currency } }, at);
    log('error', {
      event: kind,
      order: `${playerId}.${subject.replace(`${playerId}.`, '')}`,
      amount,
      code: currency,
    });
  };

  readonly unallocated = (
    { deposit: { id, amount, currency }, arrivedAt, decided }: UnallocatedNews,
    at: number,
  ): void => {
    const { outbox, messages, facts } = this.parts;
    const { playerId, username } = facts();
    const exception = {
      playerId,
      kind: 'unallocated' as const,
      subject: id,
      amount,
      currency,
      raisedAt: arrivedAt,
      isOver: decided !== null,
    };
    outbox.write({ kind: 'exception', exception }, at);
    if (decided?.by === 'player') {
      const subject = exceptionId(exception);
      const details = { username, amount, currency, exception: exception.kind, decision: decided.decision };
      outbox.write(
        {
          kind: 'till_entry',
          entry: { id: `exception:${subject}`, at, actor: 'the player', action: 'exception', subject, details },
        },
        at,
      );
    }
    const notice = decided === null ? 'deposit_unallocated' : decided.decision === 'refund' ? 'deposit_refunded' : null;
    if (notice) messages.write(notice, { amount: { amount, currency } }, at);
  };
}
