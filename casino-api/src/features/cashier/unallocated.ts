import type { Deposit, DepositState, Unallocated as UnallocatedView, UnallocatedDeposit } from 'contract/cashier';
import type { Currency } from 'contract/money';
import { providerOf } from './cashier-methods';
import type { ArrivedDeposit, DepositRefusal } from './deposit-rules';
import { accounts, transfer, type Account } from '../../ledger/ledger';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { DepositBonuses } from '../bonuses';
import type { Ledger } from '../../ledger/ledger-store';
import type { Owner } from '../../ledger/owner';
import type { Refunds } from './refunds';
import type { RunAsOneStep, StoredAnswers } from '../../ledger/stored-answers';

export type UnallocatedDecision = 'credit' | 'refund';
/** Who decides about unallocated money. */
export type UnallocatedDecider = 'player' | 'operator';

/** What tells money that came from what was ordered. */
export interface UnlikeOrder {
  reason: 'late' | 'other_amount' | 'other_currency';
  ordered: { amount: number; currency: Currency };
}

/** Money that was set aside, or that was decided about since: to be told in the step that it happened in. */
export interface UnallocatedNews {
  deposit: ArrivedDeposit;
  reason: UnallocatedView['reason'];
  arrivedAt: number;
  /** Null while it waits. */
  decided: { decision: UnallocatedDecision; by: UnallocatedDecider } | null;
}

type Row = {
  id: string;
  method: string;
  amount: number;
  currency: Currency;
  state: DepositState;
  reason: UnallocatedView['reason'];
  arrived_at: number;
  decision: UnallocatedDecision | null;
};

const waiting = `SELECT d.id, d.method, d.amount, d.currency, d.state, u.reason, u.arrived_at, u.decision FROM unallocated u JOIN deposits d ON d.id = u.deposit_id`;

/**
 * Money that arrives (DOMAIN §6): credited when freeze, limit and the order's time allow it at that moment, else set aside on an account of
 * its own until it is refunded or, when nothing stands against it any more, credited. Times are epoch ms.
 */
export class Unallocated {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      ledger: Ledger;
      answers: StoredAnswers;
      bonuses: Pick<DepositBonuses, 'give'>;
      refunds: Pick<Refunds, 'open'>;
      facts: () => Owner;
      /** What the player's own limit says to money that arrives now. */
      creditRefusal: DepositRefusal;
      tell: (news: UnallocatedNews, at: number) => void;
    },
  ) {}

  /** Takes what a provider says it has, once in the life of a deposit. Part of its caller's step. @returns the deposit's state */
  arrive(
    deposit: ArrivedDeposit,
    paymentId: string,
    unlikeOrder: UnlikeOrder | null,
    at: number,
  ): 'credited' | 'unallocated' {
    const against = this.against(deposit, at);
    const reason = against?.code ?? unlikeOrder?.reason ?? null;
    const state = reason === null ? 'credited' : 'unallocated';
    this.parts.sql.exec(
      'UPDATE deposits SET state = ?, payment_id = ?, processed_at = ? WHERE id = ?',
      state,
      paymentId,
      at,
      deposit.id,
    );
    if (reason === null) {
      this.credit(deposit, accounts.clearing(providerOf(deposit.method)), at);
      return state;
    }
    const ordered = unlikeOrder?.ordered ?? deposit;
    this.post(
      'deposit_unallocated',
      deposit,
      [accounts.clearing(providerOf(deposit.method)), accounts.unallocated],
      reason,
      at,
    );
    this.parts.sql.exec(
      'INSERT INTO unallocated (deposit_id, reason, arrived_at, ordered_amount, ordered_currency) VALUES (?, ?, ?, ?, ?)',
      deposit.id,
      reason,
      at,
      ordered.amount,
      ordered.currency,
    );
    this.parts.tell({ deposit, reason, arrivedAt: at, decided: null }, at);
    return state;
  }

  /**
   * The player's word, once for its `requestId`. What is decided already stays, and is no refusal. Refusals: `not_found`; for a credit
   * `invalid_currency`, `account_frozen` and `deposit_limit_reached` (with `limit`, `used` and `left`).
   */
  say(id: string, decision: UnallocatedDecision, requestId: string, at: number): Outcome<null> {
    return this.parts.answers.once<null>(`unallocated:${requestId}`, { id, decision }, at, () => {
      const row = this.row(id);
      if (!row) return refused('not_found');
      return row.state === 'unallocated' ? this.take(row, decision, 'player', at) : done(null);
    });
  }

  /** An operator's word. The same again changes nothing. Refusals: as above, and `invalid_request` where it was decided otherwise. */
  decide(id: string, decision: UnallocatedDecision, at: number): Outcome<{ state: Deposit['state'] }> {
    return this.parts.asOneStep(() => {
      const row = this.row(id);
      if (!row) return refused('not_found');
      if (row.state !== 'unallocated')
        return row.decision === decision ? done({ state: row.state }) : refused('invalid_request');
      const taken = this.take(row, decision, 'operator', at);
      return taken.ok ? done({ state: decision === 'credit' ? 'credited' : 'refunded' }) : taken;
    });
  }

  /** What waits, the oldest first. */
  list(at: number): UnallocatedDeposit[] {
    const rows = this.parts.sql
      .exec<Row>(`${waiting} WHERE d.state = 'unallocated' ORDER BY u.arrived_at, d.id`)
      .toArray();
    return rows.map((row) => ({
      id: row.id,
      method: row.method,
      amount: row.amount,
      currency: row.currency,
      ...this.viewOf(row, at),
    }));
  }

  /** How a deposit waits; null for one that does not. */
  view(id: string, at: number): UnallocatedView | null {
    const row = this.row(id);
    return row?.state === 'unallocated' ? this.viewOf(row, at) : null;
  }

  private viewOf({ reason, arrived_at: arrivedAt, amount, currency }: Row, at: number): UnallocatedView {
    return { reason, arrivedAt, creditable: this.against({ amount, currency }, at) === null };
  }

  private take(row: Row, decision: UnallocatedDecision, by: UnallocatedDecider, at: number): Outcome<null> {
    const { sql, tell } = this.parts;
    const against = decision === 'credit' ? this.against(row, at) : null;
    if (against) return against.refusal;
    const { id, method, amount, currency, reason, arrived_at: arrivedAt } = row;
    const deposit = { id, method, amount, currency };
    sql.exec(
      'UPDATE deposits SET state = ?, processed_at = ? WHERE id = ?',
      decision === 'credit' ? 'credited' : 'refunded',
      at,
      id,
    );
    sql.exec(
      'UPDATE unallocated SET decision = ?, decided_by = ?, decided_at = ? WHERE deposit_id = ?',
      decision,
      by,
      at,
      id,
    );
    if (decision === 'credit') this.credit(deposit, accounts.unallocated, at);
    else {
      this.post('deposit_refunded', deposit, [accounts.unallocated, accounts.refunds], reason, at);
      this.parts.refunds.open(deposit, at);
    }
    tell({ deposit, reason, arrivedAt, decided: { decision, by } }, at);
    return done(null);
  }

  private credit({ id, amount, currency }: ArrivedDeposit, from: Account, at: number): void {
    const answers =
      from === accounts.unallocated ? { answers: { id: `deposit_unallocated:${id}`, reason: 'credited' } } : {};
    this.parts.ledger.post(
      { id: `deposit:${id}`, kind: 'deposit', currency, lines: transfer(from, accounts.cash, amount), ...answers },
      at,
    );
    // A bonus was promised for what was ordered.
    const isOther =
      this.parts.sql.exec("SELECT 1 FROM unallocated WHERE deposit_id = ? AND reason = 'other_amount'", id).toArray()
        .length > 0;
    if (!isOther) this.parts.bonuses.give(id, at);
  }

  private post(
    kind: 'deposit_unallocated' | 'deposit_refunded',
    { id, amount, currency }: ArrivedDeposit,
    [from, to]: [Account, Account],
    reason: string,
    at: number,
  ): void {
    const answers = kind === 'deposit_refunded' ? { answers: { id: `deposit_unallocated:${id}`, reason } } : {};
    this.parts.ledger.post({ id: `${kind}:${id}`, kind, currency, lines: transfer(from, to, amount), ...answers }, at);
  }

  /** What stands against a credit now, whenever the order was made. */
  private against(
    { amount, currency }: Pick<ArrivedDeposit, 'amount' | 'currency'>,
    at: number,
  ): { code: 'account_frozen' | 'deposit_limit_reached' | 'other_currency'; refusal: Outcome<never> } | null {
    if (currency !== this.parts.facts().currency)
      return { code: 'other_currency', refusal: refused('invalid_currency') };
    if (this.parts.facts().frozen !== null) return { code: 'account_frozen', refusal: refused('account_frozen') };
    const overLimit = this.parts.creditRefusal(amount, at);
    return overLimit && { code: 'deposit_limit_reached', refusal: overLimit };
  }

  private row(id: string): Row | undefined {
    return this.parts.sql.exec<Row>(`${waiting} WHERE u.deposit_id = ?`, id).toArray()[0];
  }
}
