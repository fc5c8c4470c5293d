import type { UnallocatedDeposit } from 'contract/cashier';
import {
  type DecidedException,
  type ExceptionDecision,
  type ExceptionKind,
  isDecisionOf,
  judgeDecision,
} from '../desk';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { HeldWin, OpenOutsideRound, OutsideDesk, OutsideRounds } from '../outside-games';
import type {
  PaymentIncident,
  PaymentIncidents,
  PayoutConflict,
  PayoutConflicts,
  Refunds,
  Unallocated,
  Withdrawals,
} from '../cashier';
import type { RunAsOneStep } from '../../ledger/stored-answers';

/** Something that waits for an operator, as it stands. */
export type OpenException =
  | ({ kind: 'held_win' } & HeldWin)
  | ({ kind: 'open_outside_round' } & OpenOutsideRound)
  | ({ kind: 'unallocated' } & UnallocatedDeposit)
  | ({ kind: 'payout_conflict' } & PayoutConflict)
  | PaymentIncident;

/** What became of a press of a button: who decided, and whether that was before. */
export type Decided = DecidedException & { isRepeated: boolean };

/**
 * What operators decide about one player's exceptions, of whatever kind: once, in one step with what it moves. Times are epoch ms.
 */
export class ExceptionDesk {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      outside: OutsideRounds;
      outsideDesk: OutsideDesk;
      unallocated: Unallocated;
      payoutConflicts: PayoutConflicts;
      incidents: PaymentIncidents;
      withdrawals: Withdrawals;
      refunds: Refunds;
    },
  ) {}

  /** Null for one that does not wait, or not any more. */
  open(kind: ExceptionKind, subject: string, at: number): OpenException | null {
    const { outside, unallocated, payoutConflicts, incidents } = this.parts;
    switch (kind) {
      case 'held_win':
        return found(kind, outside.heldWins(), ({ id }) => id === subject);
      case 'open_outside_round':
        return found(kind, outside.reported(), ({ provider, roundId }) => `${provider}:${roundId}` === subject);
      case 'unallocated':
        return found(kind, unallocated.list(at), ({ id }) => id === subject);
      case 'payout_conflict':
        return found(kind, payoutConflicts.list(), ({ withdrawalId }) => withdrawalId === subject);
      default:
        return incidents.open(kind, subject);
    }
  }

  /** Null for one that no operator has decided about. */
  decided(kind: ExceptionKind, subject: string): DecidedException | null {
    const [row] = this.parts.sql.exec<DecidedException & Record<string, SqlStorageValue>>(
      'SELECT decision, actor, at FROM exception_decisions WHERE kind = ? AND subject = ?',
      kind,
      subject,
    );
    return row ?? null;
  }

  /**
   * Takes a decision; `decided` is told of it in the same step, with what it was about. Refusals: `not_found` for one that does not wait, `invalid_request` for a
   * decision that its kind does not know, `duplicate_transaction` where it was decided otherwise, and what the decision itself is refused for.
   */
  decide(
    kind: ExceptionKind,
    subject: string,
    decision: ExceptionDecision,
    actor: string,
    at: number,
    tell: (about: OpenException) => void,
  ): Outcome<Decided> {
    const { sql, asOneStep } = this.parts;
    return asOneStep(() => {
      if (!isDecisionOf(kind, decision)) return refused('invalid_request');
      const before = this.decided(kind, subject);
      const judged = judgeDecision(before, decision);
      if (before && judged !== 'take')
        return judged === 'repeated' ? done({ ...before, isRepeated: true }) : refused('duplicate_transaction');
      const about = this.open(kind, subject, at);
      if (!about) return refused('not_found');
      const taken = this.take(about, decision, at);
      if (!taken.ok) return taken;
      sql.exec(
        'INSERT INTO exception_decisions (kind, subject, decision, actor, at) VALUES (?, ?, ?, ?, ?)',
        kind,
        subject,
        decision,
        actor,
        at,
      );
      tell(about);
      return done({ decision, actor, at, isRepeated: false });
    });
  }

  private take(about: OpenException, decision: ExceptionDecision, at: number): Outcome<unknown> {
    const { outsideDesk, unallocated, payoutConflicts, incidents, withdrawals, refunds } = this.parts;
    switch (about.kind) {
      case 'held_win':
        return outsideDesk.decideHeldWin(about.id, decision === 'release' ? 'release' : 'void', at);
      case 'open_outside_round':
        return outsideDesk.decideRound(about.provider, about.roundId, decision === 'settle' ? 'settle' : 'void', at);
      case 'unallocated':
        return unallocated.decide(about.id, decision === 'credit' ? 'credit' : 'refund', at);
      case 'payout_conflict':
        return payoutConflicts.decide(about.withdrawalId, decision === 'collect' ? 'collect' : 'bear', at);
      case 'payout_late':
      case 'payout_mismatch':
        return withdrawals.take(about.subject, decision === 'paid' ? 'pay' : 'reject', at);
      case 'refund_failed':
        return decision === 'retry' ? refunds.retry(about.subject, at) : refunds.sentByHand(about.subject, at);
      default:
        return decision === 'restore'
          ? incidents.restore(about, at)
          : decision === 'charge_back'
            ? incidents.chargeBack(about, at)
            : incidents.dismiss(about, at);
    }
  }
}

function found<Kind extends ExceptionKind, Row>(
  kind: Kind,
  rows: readonly Row[],
  is: (row: Row) => boolean,
): ({ kind: Kind } & Row) | null {
  const row = rows.find(is);
  return row ? { kind, ...row } : null;
}
