import type { Currency } from 'contract/money';
import { providerOf } from './cashier-methods';
import { accounts, type Line } from '../../ledger/ledger';
import type { IncidentKind } from '../desk';
import { done, type Outcome } from '../../kernel/outcome';
import type { Ledger } from '../../ledger/ledger-store';

/** A payment that went otherwise than its order says. `subject`: the withdrawal or the deposit. Minor units, epoch ms. */
export interface PaymentIncident {
  kind: IncidentKind;
  subject: string;
  method: string;
  amount: number;
  currency: Currency;
  /** What the provider told of, where that is another amount than the order's. */
  reported: { amount: number; currency: string } | null;
  raisedAt: number;
}

type Row = {
  kind: IncidentKind;
  subject: string;
  method: string;
  amount: number;
  currency: Currency;
  told_amount: number | null;
  told_currency: string | null;
  raised_at: number;
};
type Order = Pick<PaymentIncident, 'method' | 'amount' | 'currency'> & { id: string };

/**
 * What providers tell against what they told before, or against the order, or do not tell at all (DOMAIN §7). Nothing moves by itself: each waits for
 * an operator, and what was decided about it is booked here. Part of its callers' steps.
 */
export class PaymentIncidents {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      ledger: Ledger;
      tell: (incident: PaymentIncident, isOver: boolean, at: number) => void;
    },
  ) {}

  /** Once a kind and order. */
  raise(
    kind: IncidentKind,
    { id, method, amount, currency }: Order,
    at: number,
    reported: PaymentIncident['reported'] = null,
  ): void {
    if (this.row(kind, id)) return;
    this.parts.sql.exec(
      'INSERT INTO payment_incidents (kind, subject, method, amount, currency, told_amount, told_currency, raised_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      kind,
      id,
      method,
      amount,
      currency,
      reported?.amount ?? null,
      reported?.currency ?? null,
      at,
    );
    this.parts.tell({ kind, subject: id, method, amount, currency, reported, raisedAt: at }, false, at);
  }

  /** The provider has spoken after all: nobody has to look any more. */
  settle(kind: IncidentKind, subject: string, at: number): void {
    const incident = this.open(kind, subject);
    if (incident) this.end(incident, 'settled', 0, at);
  }

  open(kind: IncidentKind, subject: string): PaymentIncident | null {
    const row = this.row(kind, subject);
    if (!row || row.decision !== null) return null;
    const { method, amount, currency, told_amount, told_currency, raised_at: raisedAt } = row;
    return {
      kind,
      subject,
      method,
      amount,
      currency,
      reported:
        told_amount === null || told_currency === null ? null : { amount: told_amount, currency: told_currency },
      raisedAt,
    };
  }

  /** Nothing moves: somebody has seen to it. */
  dismiss(incident: PaymentIncident, at: number): Outcome<null> {
    return this.end(incident, 'dismissed', 0, at);
  }

  /** A payout came back to the provider: the player has its amount again. */
  restore(incident: PaymentIncident, at: number): Outcome<null> {
    const { subject, method, amount } = incident;
    this.post(
      'payout_returned',
      incident,
      `withdrawal_paid:${subject}`,
      [
        { account: accounts.clearing(providerOf(method)), amount: -amount },
        { account: accounts.cash, amount },
      ],
      at,
    );
    return this.end(incident, 'restored', amount, at);
  }

  /** A credited deposit is gone from the provider: as much as the player's cash covers is taken from it, the house bears the rest. */
  chargeBack(incident: PaymentIncident, at: number): Outcome<null> {
    const { subject, method, amount, currency } = incident;
    const collected = Math.min(amount, this.parts.ledger.balanceOf(accounts.cash, currency));
    const borne: Line[] = [
      { account: accounts.cash, amount: -collected },
      { account: accounts.paymentLosses, amount: collected - amount },
    ];
    this.post(
      'deposit_charged_back',
      incident,
      `deposit:${subject}`,
      [...borne.filter((line) => line.amount !== 0), { account: accounts.clearing(providerOf(method)), amount }],
      at,
    );
    return this.end(incident, 'charged_back', collected, at);
  }

  private post(
    kind: 'payout_returned' | 'deposit_charged_back',
    { subject, currency, kind: reason }: PaymentIncident,
    answers: string,
    lines: Line[],
    at: number,
  ): void {
    this.parts.ledger.post({ id: `${kind}:${subject}`, kind, currency, lines, answers: { id: answers, reason } }, at);
  }

  /** @param moved what came into the player's cash, or was taken of it */
  private end(incident: PaymentIncident, decision: string, moved: number, at: number): Outcome<null> {
    this.parts.sql.exec(
      'UPDATE payment_incidents SET decision = ?, moved = ?, decided_at = ? WHERE kind = ? AND subject = ?',
      decision,
      moved,
      at,
      incident.kind,
      incident.subject,
    );
    this.parts.tell(incident, true, at);
    return done(null);
  }

  private row(kind: IncidentKind, subject: string): (Row & { decision: string | null }) | undefined {
    return this.parts.sql
      .exec<Row & { decision: string | null }>(
        'SELECT * FROM payment_incidents WHERE kind = ? AND subject = ?',
        kind,
        subject,
      )
      .toArray()[0];
  }
}
