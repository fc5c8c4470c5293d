import { depositLimitWindow } from 'contract/constants';
import type { Currency } from 'contract/money';
import {
  afterConfirmation,
  afterWish,
  counts,
  leftOf,
  limitFault,
  noLimit,
  withoutRaise,
  type CountedDeposit,
  type DepositLimit,
} from './deposit-limits';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Schedule } from '../../kernel/schedule/schedule';
import type { RunAsOneStep } from '../../ledger/stored-answers';

/** Minor units of the player's currency. `left` is null without a limit. */
export interface DepositLimitView extends DepositLimit {
  pending: (NonNullable<DepositLimit['pending']> & { isConfirmable: boolean }) | null;
  used: number;
  left: number | null;
}

type Row = { current: number | null; pending: number | null; confirmable_from: number | null };
type DepositRow = { amount: number; state: CountedDeposit['state']; requested_at: number; processed_at: number | null };

/** The player's own limit of deposits (DOMAIN §6). Times are epoch ms. */
export class DepositLimits {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      schedule: Pick<Schedule, 'plan' | 'cancel'>;
      currency: () => Currency;
      /** How long a raise waits, ms. */
      wait: () => number;
    },
  ) {}

  view(at: number): DepositLimitView {
    const limit = this.read();
    const used = this.used(at);
    const pending = limit.pending && { ...limit.pending, isConfirmable: at >= limit.pending.confirmableFrom };
    return { ...limit, pending, used, left: leftOf(limit.current, used) };
  }

  /** Refusals: `limit_too_low` (with `minimum`), `limit_too_high` (with `maximum`). */
  fault(newLimit: number): Outcome<null> {
    const fault = limitFault(newLimit, this.parts.currency());
    return fault ? refused(fault.code, fault) : done(null);
  }

  /** Takes a wish that has no `fault`: at once, or pending when it is a raise. */
  wish(newLimit: number, at: number): void {
    this.parts.asOneStep(() => this.save(afterWish(this.read(), newLimit, at, this.parts.wait())));
  }

  /** Refusals: `nothing_pending`, `limit_wait_not_over`. */
  confirm(at: number): Outcome<null> {
    return this.parts.asOneStep(() => {
      const confirmed = afterConfirmation(this.read(), at);
      if (!confirmed.ok) return confirmed;
      this.save(confirmed.data);
      return done(null);
    });
  }

  withdrawRaise(): void {
    this.parts.asOneStep(() => this.save(withoutRaise(this.read())));
  }

  /** The raise that waits for its confirmation, if there is one. */
  pendingRaise(): number | null {
    return this.read().pending?.newLimit ?? null;
  }

  /**
   * `deposit_limit_reached`, with the figures, when a deposit more would pass the limit; else null. To be asked in the step that
   * opens the order.
   */
  refusal(amount: number, at: number): Outcome<never> | null {
    const { current, used, left } = this.view(at);
    return left !== null && amount > left ? refused('deposit_limit_reached', { limit: current, used, left }) : null;
  }

  /**
   * The same, asked when money arrives: what was credited in the 24 hours before counts, and what is still on its way does not: it is asked
   * about when it arrives itself.
   */
  creditRefusal(amount: number, at: number): Outcome<never> | null {
    const { current } = this.read();
    if (current === null) return null;
    const used = this.used(at, ['credited']);
    return amount > current - used
      ? refused('deposit_limit_reached', { limit: current, used, left: leftOf(current, used) })
      : null;
  }

  /** What may still be deposited, minor units; null without a limit. */
  left(at: number): number | null {
    const { current } = this.read();
    return current === null ? null : leftOf(current, this.used(at));
  }

  private used(at: number, states: readonly CountedDeposit['state'][] = ['pending', 'credited']): number {
    const since = at - depositLimitWindow;
    const rows = this.parts.sql.exec<DepositRow>(
      `SELECT amount, state, requested_at, processed_at FROM deposits WHERE state = 'pending' AND requested_at > ?1
       UNION ALL SELECT amount, state, requested_at, processed_at FROM deposits WHERE state = 'credited' AND processed_at > ?1`,
      since,
    );
    return [...rows]
      .filter(({ state }) => states.includes(state))
      .reduce(
        (sum, { requested_at, processed_at, ...row }) =>
          sum + counts({ ...row, requestedAt: requested_at, processedAt: processed_at }, at),
        0,
      );
  }

  private read(): DepositLimit {
    const [row] = this.parts.sql.exec<Row>('SELECT current, pending, confirmable_from FROM deposit_limit');
    if (!row) return noLimit;
    const { current, pending, confirmable_from } = row;
    return {
      current,
      pending:
        pending === null || confirmable_from === null ? null : { newLimit: pending, confirmableFrom: confirmable_from },
    };
  }

  private save({ current, pending }: DepositLimit): void {
    const { sql, schedule } = this.parts;
    sql.exec(
      'INSERT OR REPLACE INTO deposit_limit (only, current, pending, confirmable_from) VALUES (1, ?, ?, ?)',
      current,
      pending?.newLimit ?? null,
      pending?.confirmableFrom ?? null,
    );
    if (pending) schedule.plan('limit_confirmable', '', pending.confirmableFrom);
    else schedule.cancel('limit_confirmable', '');
  }
}
