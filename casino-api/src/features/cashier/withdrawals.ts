import type { TrackedWithdrawal, Withdrawal, WithdrawalState } from 'contract/cashier';
import type { Currency } from 'contract/money';
import { withdrawBlockers } from './cashier-blockers';
import { flowOf, isPaidInCoins, providerOf } from './cashier-methods';
import { accounts, transfer, type Line, type TransactionKind } from '../../ledger/ledger';
import { isCancellable, takeStep, type WithdrawalStep } from './withdrawal-rules';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { WithdrawalReason } from '../desk';
import type { CashierStanding, MoneyRequest } from './cashier-standing';
import type { Ledger } from '../../ledger/ledger-store';
import type { Sends } from '../../kernel/outbox';
import type { WithdrawalMessage } from './withdrawal-index';
import type { PaymentIncidents } from './payment-incidents';
import type { Owner } from '../../ledger/owner';
import { derivedId, type RunAsOneStep, type StoredAnswers } from '../../ledger/stored-answers';
import type { WithdrawalLinks } from './methods/crypto/withdrawal-links';
import type { WithdrawalTimeline } from './withdrawal-timeline';

export interface Cancellation {
  cancelled: string[];
  restored: number;
  currency: Currency;
}

export interface TrackedWithdrawals {
  withdrawals: TrackedWithdrawal[];
  cancelAllowed: boolean;
}

type Row = {
  id: string;
  method: string;
  amount: number;
  currency: Currency;
  state: WithdrawalState;
  requested_at: number;
  processed_at: number | null;
  locked: number;
  details: string | null;
};

const movedBy = {
  pay: 'withdrawal_paid',
  reject: 'withdrawal_rejected',
  cancel: 'withdrawal_cancelled',
} as const satisfies Partial<Record<WithdrawalStep, TransactionKind>>;

/** Money out of a player's books (DOMAIN §7). Times are epoch ms. */
export class Withdrawals {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      ledger: Ledger;
      answers: StoredAnswers;
      links: WithdrawalLinks;
      timeline: WithdrawalTimeline;
      incidents: Pick<PaymentIncidents, 'settle'>;
      standing: CashierStanding;
      facts: () => Owner;
      /** Withdrawals were taken back, in its step. */
      moved: (at: number) => void;
      outbox: Sends<WithdrawalMessage>;
    },
  ) {}

  /**
   * Asks for a withdrawal: the amount moves from cash to a hold of its own at once.
   * Refusals: as for a deposit, and `insufficient_funds`.
   */
  request(request: MoneyRequest, at: number): Outcome<Withdrawal> {
    return this.parts.asOneStep(() => this.context(request, at));
  }

  private context(request: MoneyRequest, at: number): Outcome<Withdrawal> {
    const { method, amount, requestId, fields, closed } = request;
    const { ledger, answers, sql } = this.parts;
    // What was asked for before is answered as it was, whatever operators said of the method since.
    if (!answers.isAnswered(`withdraw:${requestId}`)) {
      const checked = this.parts.standing.checkAmount(request, 'withdraw');
      if (!checked.ok) return checked;
      if (closed) return refused('method_unavailable');
    }
    const id = this.idOf(requestId);
    const asked = answers.once<null>(`withdraw:${requestId}`, { method, amount, fields }, at, () => {
      const [blocker] = withdrawBlockers(this.parts.standing.read(), amount, at);
      if (blocker) return refused(blocker.code, blocker);
      const currency = this.parts.standing.currency();
      if (ledger.balanceOf(accounts.cash, currency) < amount) return refused('insufficient_funds');
      ledger.post(
        {
          id: `withdrawal_hold:${id}`,
          kind: 'withdrawal_hold',
          currency,
          lines: transfer(accounts.cash, accounts.hold(id), amount),
        },
        at,
      );
      sql.exec(
        "INSERT INTO withdrawals (id, method, amount, currency, state, requested_at, details) VALUES (?, ?, ?, ?, 'requested', ?, ?)",
        id,
        method,
        amount,
        currency,
        at,
        fields ? JSON.stringify(fields) : null,
      );
      this.parts.timeline.note(id, 'requested', at);
      this.tell(id, 'requested', at, at);
      return done(null);
    });
    if (!asked.ok) return asked;
    const row = this.row(id);
    return row ? done(this.shown(row)) : refused('not_found');
  }

  /** Withdrawals that can still be cancelled, oldest first: none that is locked, and none at all under a licence that lets nobody cancel. */
  pending(): Withdrawal[] {
    return this.parts.facts().licence.cancelWithdrawal ? this.requested().filter(({ locked }) => !locked) : [];
  }

  /** All that is on its way or was over lately, each with what happened to it; `reason` as the back office's term. */
  tracked(at: number, isWithoutLink: (id: string) => boolean): TrackedWithdrawals {
    const { timeline, facts } = this.parts;
    const cancelAllowed = facts().licence.cancelWithdrawal;
    const withdrawals = timeline
      .shownIds(at)
      .map((id) => this.get(id))
      .filter((withdrawal) => withdrawal !== undefined);
    return {
      cancelAllowed,
      withdrawals: withdrawals.map((withdrawal) => ({
        ...withdrawal,
        steps: timeline.stepsOf(withdrawal.id),
        reason: timeline.reasonOf(withdrawal.id),
        cancellable: cancelAllowed && isCancellable(withdrawal.state) && !withdrawal.locked,
        linkExpired: isWithoutLink(withdrawal.id),
      })),
    };
  }

  /** Takes from the player the right to cancel; nothing gives it back. Refusal: `nothing_to_lock`. */
  lock(ids: readonly string[]): Outcome<{ locked: string[] }> {
    return this.parts.asOneStep(() => {
      const locked = this.requested()
        .filter(({ id }) => ids.includes(id))
        .map(({ id }) => id);
      for (const id of locked) this.parts.sql.exec('UPDATE withdrawals SET locked = 1 WHERE id = ?', id);
      return locked.length > 0 ? done({ locked }) : refused('nothing_to_lock');
    });
  }

  private requested(): Withdrawal[] {
    const rows = this.parts.sql
      .exec<Row>("SELECT * FROM withdrawals WHERE state = 'requested' ORDER BY requested_at, id")
      .toArray();
    return rows.map((row) => this.shown(row));
  }

  /**
   * Cancels all pending withdrawals together (SPEC §4), but those that are locked. `seen` are those the player saw: when they are all
   * cancelled already, this is a repeated post and cancels nothing that was asked for since.
   */
  cancelPending(seen: readonly string[], at: number): Outcome<Cancellation> {
    return this.parts.asOneStep(() => {
      const currency = this.parts.standing.currency();
      const rows = seen.map((id) => this.row(id)).filter((row) => row !== undefined);
      const answer = (cancelled: readonly { id: string; amount: number }[]) =>
        done({
          cancelled: cancelled.map(({ id }) => id),
          restored: cancelled.reduce((sum, { amount }) => sum + amount, 0),
          currency,
        });
      const pending = this.pending();
      if (pending.length > 0 && rows.some(({ state, locked }) => state === 'requested' && locked === 0)) {
        for (const { id } of pending) this.take(id, 'cancel', at);
        this.parts.moved(at);
        return answer(pending);
      }
      const cancelled = [
        ...new Map(rows.filter(({ state }) => state === 'cancelled').map((row) => [row.id, row])).values(),
      ];
      return cancelled.length > 0 ? answer(cancelled) : refused('nothing_to_cancel');
    });
  }

  /** The withdrawal that a form's `requestId` brought about; null when there is none. */
  ofRequest(requestId: string): Withdrawal | null {
    return this.get(this.idOf(requestId)) ?? null;
  }

  private idOf(requestId: string): string {
    return derivedId(this.parts.facts().playerId, `withdraw:${requestId}`);
  }

  /** Why one was rejected; told to the player on its timeline. */
  explain(id: string, reason: WithdrawalReason): void {
    this.parts.timeline.noteReason(id, reason);
  }

  /** Undefined for one that was never asked for. */
  get(id: string): Withdrawal | undefined {
    const row = this.row(id);
    return row && this.shown(row);
  }

  /** Moves a withdrawal on. Refusals: `not_found`, `invalid_request` when the step is not possible from the present state. */
  take(id: string, step: WithdrawalStep, at: number): Outcome<Withdrawal> {
    return this.parts.asOneStep(() => {
      const row = this.row(id);
      if (!row) return refused('not_found');
      const result = takeStep(row.state, step);
      if (!result) return refused('invalid_request');
      if (result.repeated) return done(this.shown(row));
      if (step !== 'approve') {
        const target = result.hold === 'pay_out' ? accounts.clearing(providerOf(row.method)) : accounts.cash;
        const lines: Line[] = transfer(accounts.hold(id), target, row.amount);
        this.parts.ledger.post(
          { id: `${movedBy[step]}:${id}`, kind: movedBy[step], currency: row.currency, lines },
          at,
        );
      }
      this.parts.sql.exec('UPDATE withdrawals SET state = ?, processed_at = ? WHERE id = ?', result.state, at, id);
      this.parts.timeline.note(id, result.state, at);
      if (step !== 'approve')
        for (const kind of ['payout_late', 'payout_mismatch'] as const) this.parts.incidents.settle(kind, id, at);
      this.tell(id, result.state, row.requested_at, at);
      return done({ ...this.shown(row), state: result.state, processedAt: at });
    });
  }

  /** Lets those who decide and pay know of it. */
  private tell(withdrawalId: string, state: WithdrawalState, requestedAt: number, at: number): void {
    this.parts.outbox.write(
      {
        kind: 'till_withdrawal',
        withdrawal: { playerId: this.parts.facts().playerId, withdrawalId, state, requestedAt },
      },
      at,
    );
  }

  /** What the method asked of whom it pays, for those who pay by hand. */
  detailsOf(id: string): Readonly<Record<string, string>> {
    const details = this.row(id)?.details;
    return details ? (JSON.parse(details) as Record<string, string>) : {};
  }

  private row(id: string): Row | undefined {
    return this.parts.sql.exec<Row>('SELECT * FROM withdrawals WHERE id = ?', id).toArray()[0];
  }

  private shown({ id, method, amount, currency, state, requested_at, processed_at, locked }: Row): Withdrawal {
    const destination = isPaidInCoins(method) ? this.parts.links.destination(id) : null;
    return {
      id,
      method,
      flow: flowOf(method),
      amount,
      currency,
      state,
      requestedAt: requested_at,
      processedAt: processed_at,
      locked: locked === 1,
      destination,
    };
  }
}
