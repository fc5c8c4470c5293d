import type { ExceptionKind } from './exception-index';

/** What operators may decide about each kind: first what is to the player's good. */
export const decisionsOf = {
  held_win: ['release', 'void'],
  open_outside_round: ['settle', 'void'],
  unallocated: ['credit', 'refund'],
  payout_conflict: ['bear', 'collect'],
  payout_failed: ['dismiss'],
  payout_late: ['paid', 'failed'],
  payout_mismatch: ['paid', 'failed'],
  payout_reversed: ['restore', 'dismiss'],
  deposit_reversed: ['dismiss', 'charge_back'],
  deposit_mismatch: ['dismiss'],
  refund_failed: ['retry', 'by_hand'],
  refund_conflict: ['dismiss'],
} as const satisfies Record<ExceptionKind, readonly string[]>;

export type ExceptionDecision = (typeof decisionsOf)[ExceptionKind][number];

/** A decision about an exception that was taken, by whom and when (epoch ms). */
export interface DecidedException {
  decision: ExceptionDecision;
  actor: string;
  at: number;
}

export const isDecisionOf = (kind: ExceptionKind, text: string): text is ExceptionDecision =>
  (decisionsOf[kind] as readonly string[]).includes(text);

/** Two may press a button: the first decides, the same again is repeated, and anything else comes too late. */
export function judgeDecision(
  before: DecidedException | null,
  decision: ExceptionDecision,
): 'take' | 'repeated' | 'too_late' {
  if (before === null) return 'take';
  return before.decision === decision ? 'repeated' : 'too_late';
}
