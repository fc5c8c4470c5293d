import type { Currency } from 'contract/money';
import type { MessageKey, Messages, MessageValues } from '../messages';
import { port, type Ground, type SystemCallsOf } from '../../kernel/feature';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { FreezeReason, Owner } from '../../ledger/owner';
import {
  type DecidedException,
  type ExceptionDecision,
  exceptionId,
  type ExceptionKind,
  type OperatorEntryMessage,
} from '../desk';
import type { Decided, ExceptionDesk, OpenException } from './exception-desk';
import { exceptionTables } from './schema';

/** An exception with what of its player counts for the decision. */
export interface ExceptionView {
  playerId: string;
  username: string;
  frozen: FreezeReason | null;
  /** The player's cash, minor units. */
  cash: number;
  about: OpenException;
}

export interface DeskParts {
  desk: ExceptionDesk;
  facts: () => Owner;
  /** The player's cash, minor units. */
  cash: () => number;
  messages: Pick<Messages, 'write'>;
}

/** Who decides, who asked for it where that takes two, and why: for the log alone. */
interface DecidedBy {
  actor: string;
  note: string;
  askedBy?: string;
}

/** What the desk for exceptions asks of a player's object (DOMAIN §2, §6, §7). Times are epoch ms. */
export function exceptionsFeature(
  { outbox, turns }: Pick<Ground<OperatorEntryMessage>, 'outbox' | 'turns'>,
  { desk, facts, cash, messages }: DeskParts,
) {
  /** An operator's decision is logged, and told to the player. */
  function decided(
    about: OpenException,
    decision: ExceptionDecision,
    { actor, note, askedBy }: DecidedBy,
    at: number,
  ): void {
    const { playerId, username, currency: own } = facts();
    if (!own) throw new Error('A visitor has no exceptions.');
    const id = exceptionId({ playerId, kind: about.kind, subject: subjectOf(about) });
    const details = {
      username,
      amount: about.kind === 'open_outside_round' ? about.stake + about.parked : about.amount,
      currency: about.currency === 'FUN' ? own : about.currency,
      exception: about.kind,
      decision,
      note,
      ...(askedBy ? { askedBy } : {}),
    };
    outbox.write(
      { kind: 'till_entry', entry: { id: `exception:${id}`, at, actor, action: 'exception', subject: id, details } },
      at,
    );
    const notice = messageOf(about, decision, details.currency);
    if (notice) messages.write(notice.key, notice.values, at);
  }

  return {
    system: {
      /** Refusal: `not_found` for what does not wait any more. */
      exceptionView: (kind: ExceptionKind, subject: string, at: number): Outcome<ExceptionView> =>
        turns.step(at, () => {
          const about = desk.open(kind, subject, at);
          if (!about) return refused('not_found');
          const { playerId, username, frozen } = facts();
          return done({ playerId, username, frozen, cash: cash(), about });
        }),

      /** Who has decided about an exception; null when no operator has. */
      exceptionDecision: (kind: ExceptionKind, subject: string): DecidedException | null => desk.decided(kind, subject),

      /** An operator's decision, logged and told to the player in its step. Refusals: those of `ExceptionDesk.decide`. */
      decideException: (
        kind: ExceptionKind,
        subject: string,
        decision: ExceptionDecision,
        by: DecidedBy,
        at: number,
      ): Outcome<Decided> =>
        turns.step(at, () =>
          desk.decide(kind, subject, decision, by.actor, at, (about) => decided(about, decision, by, at)),
        ),
    },
  };
}
exceptionsFeature.schema = exceptionTables;

export const exceptionsPort = port<object, SystemCallsOf<typeof exceptionsFeature>>('exceptions');

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
