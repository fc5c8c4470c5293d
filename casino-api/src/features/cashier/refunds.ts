import type { RefundNotification, RefundState } from 'contract/refunds';
import type { Currency } from 'contract/money';
import { providerOf } from './cashier-methods';
import { accounts, transfer } from '../../ledger/ledger';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { RefundOrder } from './payment-provider';
import type { Ledger } from '../../ledger/ledger-store';
import type { PaymentIncidents } from './payment-incidents';
import type { RunAsOneStep } from '../../ledger/stored-answers';
import type { ArrivedDeposit } from './deposit-rules';

type Row = {
  deposit_id: string;
  attempt: number;
  paid_attempt: number | null;
  state: RefundState;
  method: string;
  amount: number;
  currency: Currency;
};

const refundIdOf = (depositId: string, attempt: number): string => `${depositId}.r${attempt}`;

/**
 * Money that goes back the way it came (DOMAIN §6). It is the player's until its provider says that it was paid, on an account of its own; what can't be sent
 * waits for an operator, who has it sent again or sends it by hand. Times are epoch ms.
 */
export class Refunds {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      ledger: Ledger;
      incidents: PaymentIncidents;
      /** Asks the provider, once the step is kept; false where the provider can't be asked and somebody has to send it by hand. */
      order: (refund: RefundOrder, at: number) => boolean;
    },
  ) {}

  /** To be called in the step that decides it. */
  open({ id, method, amount, currency }: ArrivedDeposit, at: number): void {
    this.parts.sql.exec(
      "INSERT INTO refunds (deposit_id, method, amount, currency, attempt, state, ordered_at) VALUES (?, ?, ?, ?, 1, 'ordered', ?)",
      id,
      method,
      amount,
      currency,
      at,
    );
    this.send(this.row(id)!, at);
  }

  /** Null for a deposit that was never to be refunded, and for one from before refunds were told of. */
  stateOf(depositId: string): RefundState | null {
    return this.row(depositId)?.state ?? null;
  }

  /**
   * A provider's word, which is always taken, whatever was told before: paid once, it is paid. What contradicts that, or the order, goes to an operator.
   * Refusal: `not_found` for a refund that was never ordered.
   */
  record(
    { refundId, orderId, amount, currency, outcome }: RefundNotification,
    at: number,
  ): Outcome<{ state: RefundState }> {
    const { asOneStep, incidents } = this.parts;
    return asOneStep(() => {
      const row = this.row(orderId);
      const attempt = row
        ? Array.from({ length: row.attempt }, (_, index) => index + 1).find(
            (each) => refundIdOf(orderId, each) === refundId,
          )
        : undefined;
      if (!row || attempt === undefined) return refused('not_found');
      const incident = { ...row, id: refundId };
      const isOther = amount !== row.amount || currency !== row.currency;
      if (isOther) incidents.raise('refund_conflict', incident, at, { amount, currency });
      else if (outcome === 'succeeded' && row.state !== 'succeeded') this.settle(row, attempt, at);
      else if (outcome === 'succeeded' && row.paid_attempt !== attempt)
        incidents.raise('refund_conflict', incident, at);
      else if (outcome === 'failed' && row.state === 'succeeded' && row.paid_attempt === attempt)
        incidents.raise('refund_conflict', incident, at);
      else if (outcome === 'failed' && row.state === 'ordered' && row.attempt === attempt) this.fail(row, at);
      return done({ state: this.row(orderId)!.state });
    });
  }

  /** An operator has it sent once more. */
  retry(refundId: string, at: number): Outcome<null> {
    const row = this.failed(refundId);
    if (!row) return refused('not_found');
    this.parts.sql.exec(
      "UPDATE refunds SET attempt = attempt + 1, state = 'ordered' WHERE deposit_id = ?",
      row.deposit_id,
    );
    this.parts.incidents.settle('refund_failed', refundId, at);
    this.send(this.row(row.deposit_id)!, at);
    return done(null);
  }

  /** An operator has sent it past us. */
  sentByHand(refundId: string, at: number): Outcome<null> {
    const row = this.failed(refundId);
    if (!row) return refused('not_found');
    this.settle(row, row.attempt, at);
    return done(null);
  }

  private failed(refundId: string): Row | undefined {
    const row = this.row(refundId.slice(0, refundId.lastIndexOf('.r')));
    return row?.state === 'failed' && refundIdOf(row.deposit_id, row.attempt) === refundId ? row : undefined;
  }

  private send(row: Row, at: number): void {
    const { deposit_id: orderId, attempt, method, amount, currency } = row;
    if (
      !this.parts.order(
        { refundId: refundIdOf(orderId, attempt), orderId, provider: providerOf(method), amount, currency, at },
        at,
      )
    )
      this.fail(row, at);
  }

  private fail(row: Row, at: number): void {
    this.parts.sql.exec("UPDATE refunds SET state = 'failed', told_at = ? WHERE deposit_id = ?", at, row.deposit_id);
    this.parts.incidents.raise('refund_failed', { ...row, id: refundIdOf(row.deposit_id, row.attempt) }, at);
  }

  private settle({ deposit_id: id, attempt, method, amount, currency }: Row, paid: number, at: number): void {
    const { sql, ledger, incidents } = this.parts;
    sql.exec(
      "UPDATE refunds SET state = 'succeeded', paid_attempt = ?, told_at = ? WHERE deposit_id = ?",
      paid,
      at,
      id,
    );
    const lines = transfer(accounts.refunds, accounts.clearing(providerOf(method)), amount);
    ledger.post(
      {
        id: `deposit_refund_paid:${id}`,
        kind: 'deposit_refund_paid',
        currency,
        lines,
        answers: { id: `deposit_refunded:${id}`, reason: `r${paid}` },
      },
      at,
    );
    for (let each = 1; each <= attempt; each += 1) incidents.settle('refund_failed', refundIdOf(id, each), at);
  }

  private row(depositId: string): Row | undefined {
    return this.parts.sql.exec<Row>('SELECT * FROM refunds WHERE deposit_id = ?', depositId).toArray()[0];
  }
}
