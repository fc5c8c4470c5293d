import type { Currency } from 'contract/money';
import type { DecidedException, ExceptionDecision } from '../../features/cashier/desk/decisions';
import { exceptionId, type ExceptionKind } from '../../features/cashier/desk/exception-index';
import type { FreezeReason } from '../../features/exclusion/freeze';
import type { MessageKey } from '../../features/messages/message-texts';
import type { MessageValues } from '../../features/messages/render-message';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Decided, OpenException } from '../../features/cashier/desk/exception-desk';
import { RoundCalls } from './round-calls';

/** An exception with what of its player counts for the decision. */
export interface ExceptionView {
  playerId: string;
  username: string;
  frozen: FreezeReason | null;
  /** The player's cash, minor units. */
  cash: number;
  about: OpenException;
}

/** What the desk for exceptions asks of a player's object (DOMAIN §2, §6, §7). Times are epoch ms. */
export abstract class ExceptionCalls extends RoundCalls {
  /** Refusal: `not_found` for what does not wait any more. */
  async exceptionView(kind: ExceptionKind, subject: string, at: number): Promise<Outcome<ExceptionView>> {
    return this.touched(at, () => {
      const about = this.money.exceptions.open(kind, subject, at);
      if (!about) return refused('not_found');
      const { playerId, username } = this.owner();
      return done({ playerId, username, frozen: this.frozen(), cash: this.money.balance().cash, about });
    });
  }

  /** Who has decided about an exception; null when no operator has. */
  async exceptionDecision(kind: ExceptionKind, subject: string): Promise<DecidedException | null> {
    return this.money.exceptions.decided(kind, subject);
  }

  /** An operator's decision, logged and told to the player in its step. Refusals: those of `ExceptionDesk.decide`. @param by who decides, and why: for the log alone */
  async decideException(
    kind: ExceptionKind,
    subject: string,
    decision: ExceptionDecision,
    by: { actor: string; note: string },
    at: number,
  ): Promise<Outcome<Decided>> {
    const outcome = this.touched(at, () =>
      this.money.exceptions.decide(kind, subject, decision, by.actor, at, (about) =>
        this.exceptionDecided(about, decision, by, at),
      ),
    );
    this.sendOutbox();
    return outcome;
  }

  private exceptionDecided(
    about: OpenException,
    decision: ExceptionDecision,
    { actor, note }: { actor: string; note: string },
    at: number,
  ): void {
    const { playerId, username, currency: own } = this.owner();
    const id = exceptionId({ playerId, kind: about.kind, subject: subjectOf(about) });
    const details = {
      username,
      amount: about.kind === 'open_outside_round' ? about.stake + about.parked : about.amount,
      currency: about.currency === 'FUN' ? own : about.currency,
      exception: about.kind,
      decision,
      note,
    };
    this.money.outbox.write(
      { kind: 'till_entry', entry: { id: `exception:${id}`, at, actor, action: 'exception', subject: id, details } },
      at,
    );
    const told = messageOf(about, decision, details.currency);
    if (told) this.messages.write(told.key, told.values, at);
  }
}

/** By which the index of exceptions names it. */
const subjectOf = (about: OpenException): string => {
  switch (about.kind) {
    case 'held_win':
    case 'unallocated':
      return about.id;
    case 'open_outside_round':
      return `${about.provider}:${about.roundId}`;
    case 'payout_conflict':
      return about.withdrawalId;
    default:
      return about.subject;
  }
};

/** What the player is told besides what the booking itself tells; null: nothing. */
function messageOf(
  about: OpenException,
  decision: ExceptionDecision,
  currency: Currency,
): { key: MessageKey; values: MessageValues } | null {
  switch (about.kind) {
    case 'held_win':
      return {
        key: decision === 'release' ? 'win_released' : 'win_void',
        values: { game: about.gametitle, amount: { amount: about.amount, currency } },
      };
    case 'open_outside_round':
      // Where no bet ever came nothing was settled, and nothing goes back.
      if (about.stake === 0) return null;
      return {
        key: decision === 'settle' ? 'round_settled' : 'round_void',
        values: {
          game: about.gametitle,
          amount: { amount: decision === 'settle' ? about.payout : about.stake, currency },
        },
      };
    case 'unallocated':
      return decision === 'credit'
        ? { key: 'deposit_credited_late', values: { amount: { amount: about.amount, currency } } }
        : null;
    case 'payout_late':
    case 'payout_mismatch':
      return decision === 'failed'
        ? { key: 'payout_failed', values: { amount: { amount: about.amount, currency } } }
        : null;
    case 'refund_failed':
      return decision === 'by_hand'
        ? { key: 'refund_paid', values: { amount: { amount: about.amount, currency } } }
        : null;
    case 'payout_reversed':
    case 'deposit_reversed':
      return decision === 'dismiss'
        ? null
        : {
            key: decision === 'restore' ? 'payout_returned' : 'deposit_charged_back',
            values: { amount: { amount: about.amount, currency } },
          };
    default:
      return null;
  }
}
