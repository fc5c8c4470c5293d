import type { decisionsOf, ExceptionDecision, ExceptionKind } from '../../features/desk';

interface KindTexts<Decision extends string> {
  title: string;
  /** What has happened, and what each decision does. */
  rule: string;
  decisions: Record<Decision, { button: string; said: string }>;
}

/** The words of the desk for exceptions: operators read English. */
export const exceptionTexts: { [Kind in ExceptionKind]: KindTexts<(typeof decisionsOf)[Kind][number]> } = {
  held_win: {
    title: 'Win above the ceiling',
    rule: 'It is higher than its game or provider may pay unseen. Released, it is paid to the player’s balance; void, it stays with the house.',
    decisions: {
      release: { button: 'Release the win', said: 'win released' },
      void: { button: 'Void the win', said: 'win voided' },
    },
  },
  open_outside_round: {
    title: 'Round left open',
    rule: 'Its provider has not ended it. Ask the provider first. Settled, the round keeps what it has won so far; void, the stake goes back.',
    decisions: {
      settle: { button: 'Settle the round', said: 'round settled' },
      void: { button: 'Void the round', said: 'round voided' },
    },
  },
  unallocated: {
    title: 'Deposit not credited',
    rule: 'The money has arrived and could not be credited then. The player may decide as well, in the cashier.',
    decisions: { credit: { button: 'Credit', said: 'credited' }, refund: { button: 'Refund', said: 'refunded' } },
  },
  payout_conflict: {
    title: 'Paid after it had failed',
    rule: 'The provider reported that the payout failed, the player has the amount back, and then it was paid all the same. Collected, as much as the player’s cash covers is taken from it.',
    decisions: {
      bear: { button: 'The house bears it', said: 'borne by the house' },
      collect: { button: 'Collect from the player', said: 'collected from the player' },
    },
  },
  payout_failed: {
    title: 'Payout failed',
    rule: 'The provider could not pay it. The amount is back in the player’s balance, and the player was told.',
    decisions: { dismiss: { button: 'Mark as seen', said: 'seen' } },
  },
  payout_late: {
    title: 'Payout without a result',
    rule: 'It was sent a day ago or longer, and its provider has reported nothing. Ask the provider, then say how it ended: paid, or failed, which gives the amount back. Should the provider report otherwise later, it comes back here.',
    decisions: {
      paid: { button: 'It was paid', said: 'marked as paid' },
      failed: { button: 'It failed', said: 'marked as failed' },
    },
  },
  payout_mismatch: {
    title: 'Payout of another amount',
    rule: 'The provider tells of another amount or currency than was ordered, so nothing was booked. Ask the provider, then say whether the order counts as paid, or as failed, which gives the amount back.',
    decisions: {
      paid: { button: 'It counts as paid', said: 'marked as paid' },
      failed: { button: 'It failed', said: 'marked as failed' },
    },
  },
  payout_reversed: {
    title: 'Payout taken back',
    rule: 'It was paid, and then its provider reported that it failed. Restored, the amount is in the player’s balance again; dismissed, it stays paid.',
    decisions: {
      restore: { button: 'Restore to the player', said: 'restored' },
      dismiss: { button: 'Dismiss', said: 'dismissed' },
    },
  },
  deposit_reversed: {
    title: 'Deposit taken back',
    rule: 'It was credited, and then its provider reported that it failed. Charged back, as much as the player’s cash covers is taken from it and the house bears the rest; dismissed, it stays credited.',
    decisions: {
      dismiss: { button: 'Dismiss', said: 'dismissed' },
      charge_back: { button: 'Charge back', said: 'charged back' },
    },
  },
  deposit_mismatch: {
    title: 'More was paid than was ordered',
    rule: 'Money came for an order that was settled already. Return it at the provider, and note here what was done.',
    decisions: { dismiss: { button: 'Mark as settled', said: 'settled' } },
  },
  refund_failed: {
    title: 'Refund not sent',
    rule: 'The provider could not send the money back, or can’t be asked to by us. Have it sent again, or send it at the provider and say so here. Until then it is the player’s.',
    decisions: {
      retry: { button: 'Send it again', said: 'sent again' },
      by_hand: { button: 'I sent it by hand', said: 'sent by hand' },
    },
  },
  refund_conflict: {
    title: 'Refund reported otherwise',
    rule: 'The provider tells of another amount, of a second payment, or of a failure after it was paid. Settle it at the provider, and note here what was done.',
    decisions: { dismiss: { button: 'Mark as settled', said: 'settled' } },
  },
};

const wordsOf = (kind: ExceptionKind, decision: ExceptionDecision): { button: string; said: string } =>
  (exceptionTexts[kind].decisions as Partial<Record<ExceptionDecision, { button: string; said: string }>>)[
    decision
  ] ?? { button: decision, said: decision };

export const buttonOf = (kind: ExceptionKind, decision: ExceptionDecision): string => wordsOf(kind, decision).button;

/** A decision that was taken, in words. */
export const saidOf = (kind: ExceptionKind, decision: ExceptionDecision): string =>
  `${exceptionTexts[kind].title}: ${wordsOf(kind, decision).said}`;
