import { DurableObject } from 'cloudflare:workers';
import { minutes, seconds } from 'contract/constants';
import { systemClock } from '../../kernel/clock';
import { settingsOf, type Env } from '../../kernel/env';
import { bringUpToDate, type SchemaStep } from '../../kernel/storage/schema-steps';
import type { SandboxDecision } from 'contract/sandbox-cards';
import { signatureHeader, signNotification } from '../../kernel/notification-signature';
import type { StatementLine } from '../../ledger/statements/statements';
import type { PaymentOrder } from '../../features/cashier';
import {
  cardRail,
  notificationOf,
  settledBy,
  type Conclusion,
  type Rail,
  type SandboxNotification,
  type SandboxPayer,
} from './rails';
import {
  sandboxStatement,
  SandboxStatement,
  type SandboxMove,
  type SettledOrder,
  type StatementCalls,
} from './statement';

/** A payment as the sandbox knows it. Nothing of the card is kept. */
export interface SandboxPayment extends PaymentOrder {
  paymentId: string;
  rail: Rail;
  /** Null while it waits for a decision. */
  outcome: Conclusion | null;
  notifications: { outcome: Conclusion; attempts: number; isDelivered: boolean }[];
}

const sandboxPaymentTables: readonly SchemaStep[] = [
  {
    name: 'sandbox-payment-1',
    // Objects that are older than their steps have these tables already.
    sql: `
      CREATE TABLE IF NOT EXISTS payment (
        only INTEGER PRIMARY KEY CHECK (only = 1), payment_id TEXT NOT NULL, order_id TEXT NOT NULL, amount INTEGER NOT NULL,
        currency TEXT NOT NULL, at INTEGER NOT NULL, outcome TEXT
      );
      CREATE TABLE IF NOT EXISTS notifications (
        id INTEGER PRIMARY KEY AUTOINCREMENT, outcome TEXT NOT NULL, body TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
        next_at INTEGER NOT NULL, delivered INTEGER NOT NULL DEFAULT 0
      );
      -- Payments by card have none.
      CREATE TABLE IF NOT EXISTS rail (only INTEGER PRIMARY KEY CHECK (only = 1), json TEXT NOT NULL);
    `,
  },
];

type PaymentRow = {
  payment_id: string;
  order_id: string;
  amount: number;
  currency: PaymentOrder['currency'];
  at: number;
  outcome: Conclusion | null;
};
type NotificationRow = { id: number; body: string; attempts: number };

/** An acquirer tells of a payment a moment after it was asked for. */
const decisionTakes = 250;
const retryAtMost = 5 * minutes;
const retryAfter = (attempts: number): number => Math.min(seconds * 2 ** attempts, retryAtMost);

/**
 * One payment at the sandbox acquirer. It decides, then tells us by signed notifications over our own front door, and repeats
 * each with growing delay until it is answered with 2xx, through restarts too.
 */
export abstract class SandboxPaymentObject extends DurableObject<Env> implements StatementCalls {
  private readonly sql: SqlStorage;
  private readonly moved: SandboxStatement;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.sql = ctx.storage.sql;
    this.moved = new SandboxStatement(this.sql);
    bringUpToDate(ctx.storage, sandboxPaymentTables);
  }

  /** Brings a request to the API's front door. */
  protected abstract send(request: Request): Promise<Response>;

  /** Idempotent: the payment of an order is made once. */
  async create(
    { orderId, amount, currency, at }: PaymentOrder,
    decision: SandboxDecision,
    rail: Rail = cardRail,
  ): Promise<SandboxPayment> {
    const known = this.payment();
    if (known) return this.shown(known);
    this.sql.exec(
      'INSERT INTO payment (only, payment_id, order_id, amount, currency, at) VALUES (1, ?, ?, ?, ?, ?)',
      `sandbox-${crypto.randomUUID()}`,
      orderId,
      amount,
      currency,
      at,
    );
    if (rail !== cardRail) this.sql.exec('INSERT INTO rail (only, json) VALUES (1, ?)', JSON.stringify(rail));
    if (decision === 'succeeded' || decision === 'failed') this.enqueue(decision, at, systemClock() + decisionTakes);
    await this.scheduleNext();
    return this.shown(this.payment()!);
  }

  /** A tester's decision, delivered before the answer when our side is up. Null when there is no such payment. */
  async conclude(outcome: Conclusion, at: number, payer?: SandboxPayer): Promise<SandboxPayment | null> {
    if (!this.payment()) return null;
    this.enqueue(outcome, at, systemClock(), payer);
    await this.deliverDue();
    return this.shown(this.payment()!);
  }

  /** Tells the last notification again, `delay` ms from now. Null when there is none. */
  async resend(delay: number): Promise<SandboxPayment | null> {
    const payment = this.payment();
    if (!payment?.outcome) return null;
    this.sql.exec(
      'INSERT INTO notifications (outcome, body, next_at) SELECT outcome, body, ? FROM notifications ORDER BY id DESC LIMIT 1',
      systemClock() + delay,
    );
    await this.deliverDue();
    return this.shown(this.payment()!);
  }

  async read(): Promise<SandboxPayment | null> {
    const payment = this.payment();
    return payment ? this.shown(payment) : null;
  }

  /** Of the one object that remembers for all, as the next three. */
  async settle(order: SettledOrder): Promise<void> {
    this.moved.settle(order);
  }

  async move(move: SandboxMove): Promise<void> {
    this.moved.move(move);
  }

  async statement(provider: string, from: number, to: number): Promise<StatementLine[]> {
    return this.moved.orders(provider, from, to);
  }

  async gameDays(provider: string, from: number, to: number): Promise<StatementLine[]> {
    return this.moved.gameDays(provider, from, to);
  }

  override async alarm(): Promise<void> {
    await this.deliverDue();
  }

  private payment(): PaymentRow | undefined {
    return this.sql
      .exec<PaymentRow>('SELECT payment_id, order_id, amount, currency, at, outcome FROM payment')
      .toArray()[0];
  }

  private shown({
    payment_id: paymentId,
    order_id: orderId,
    amount,
    currency,
    at,
    outcome,
  }: PaymentRow): SandboxPayment {
    const notifications = this.sql
      .exec<{ outcome: Conclusion; attempts: number; delivered: number }>(
        'SELECT outcome, attempts, delivered FROM notifications ORDER BY id',
      )
      .toArray()
      .map(({ delivered, ...rest }) => ({ ...rest, isDelivered: delivered === 1 }));
    return { paymentId, orderId, amount, currency, at, rail: this.rail(), outcome, notifications };
  }

  private rail(): Rail {
    const [row] = this.sql.exec<{ json: string }>('SELECT json FROM rail');
    return row ? (JSON.parse(row.json) as Rail) : cardRail;
  }

  private enqueue(outcome: Conclusion, at: number, nextAt: number, payer?: SandboxPayer): void {
    const { payment_id: paymentId, order_id: orderId, amount, currency } = this.payment()!;
    const body = notificationOf({ paymentId, orderId, amount, currency }, this.rail(), outcome, at, payer);
    this.sql.exec('UPDATE payment SET outcome = ?', outcome);
    this.sql.exec(
      'INSERT INTO notifications (outcome, body, next_at) VALUES (?, ?, ?)',
      outcome,
      JSON.stringify(body),
      nextAt,
    );
  }

  private async deliverDue(): Promise<void> {
    // The alarm stands before anything is tried: a crash in the middle then costs a delay, never the notification.
    await this.scheduleNext(retryAfter(0));
    const due = this.sql
      .exec<NotificationRow>(
        'SELECT id, body, attempts FROM notifications WHERE delivered = 0 AND next_at <= ? ORDER BY id',
        systemClock(),
      )
      .toArray();
    for (const { id, body, attempts } of due) {
      const isTaken = await this.deliver(body);
      this.sql.exec(
        'UPDATE notifications SET delivered = ?, attempts = ?, next_at = ? WHERE id = ?',
        Number(isTaken),
        attempts + 1,
        systemClock() + retryAfter(attempts),
        id,
      );
    }
    await this.scheduleNext();
  }

  private async deliver(body: string): Promise<boolean> {
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signNotification(body, settingsOf(this.env).PAYMENT_SECRET),
    };
    try {
      const rail = this.rail();
      const settled = settledBy(this.payment()!, rail, JSON.parse(body) as SandboxNotification);
      if (settled) await sandboxStatement(this.env).settle(settled);
      const response = await this.send(
        new Request(`https://casino-api.internal/cashier/notify/${rail.provider}`, { method: 'POST', headers, body }),
      );
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  private async scheduleNext(notBefore = 0): Promise<void> {
    const [next] = this.sql.exec<{ at: number | null }>(
      'SELECT min(next_at) AS at FROM notifications WHERE delivered = 0',
    );
    if (next?.at) await this.ctx.storage.setAlarm(Math.max(next.at, systemClock() + notBefore));
    else await this.ctx.storage.deleteAlarm();
  }
}
