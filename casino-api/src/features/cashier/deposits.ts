import type { DepositBonuses, NamedDepositBonus, OfferRule } from '../bonuses';
import type { Deposit, DepositState, PaymentNotification } from 'contract/cashier';
import { coinOrderLasts } from 'contract/constants';
import type { CryptoNotification } from 'contract/crypto';
import type { Currency } from 'contract/money';
import { depositBlockers } from './cashier-blockers';
import { flowOf, isPaidInCoins, providerOf } from './cashier-methods';
import { worthOf } from './methods/crypto/crypto-deposits';
import { afterNotification, hasArrived, type DepositRefusal, type DepositStep } from './deposit-rules';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { CashierStanding, MoneyRequest } from './cashier-standing';
import type { CryptoOrders, PaymentAddress } from './methods/crypto/crypto-orders';
import { payAndPlay } from './methods/instant/instant-orders';
import type { GatewayOrders } from './gateways/gateway-orders';
import type { PaymentIncidents } from './payment-incidents';
import type { Owner } from '../../ledger/owner';
import type { Refunds } from './refunds';
import type { Unallocated, UnallocatedDecision } from './unallocated';
import { derivedId, type RunAsOneStep, type StoredAnswers } from '../../ledger/stored-answers';

/** A payment that came before its player was known. */
export interface InstantPayment {
  orderId: string;
  amount: number;
  currency: Currency;
  paymentId: string;
  /** What the checkout was opened for. */
  ordered: { amount: number; currency: Currency };
}

type Row = {
  id: string;
  method: string;
  amount: number;
  currency: Currency;
  state: DepositState;
  requested_at: number;
  processed_at: number | null;
  challenge_url: string | null;
};

type CryptoArrival = Extract<CryptoNotification, { kind: 'deposit' }>;

/** A deposit whose bonus has its name in every language; the caller picks the reader's. */
export type NamedDeposit = Omit<Deposit, 'bonus'> & { bonus: NamedDepositBonus | null };

/** Money into a player's books (DOMAIN §8). Times are epoch ms. */
export class Deposits {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      answers: StoredAnswers;
      orders: CryptoOrders;
      /** Where orders at gateways are paid. */
      pages: Pick<GatewayOrders, 'pageOf'>;
      standing: CashierStanding;
      bonuses: DepositBonuses;
      facts: () => Owner;
      /** A deposit was credited or refused, in its step. */
      moved: (at: number) => void;
      /** What the player's own limit says to a deposit, asked in the step that opens it. */
      depositRefusal: DepositRefusal;
      incidents: Pick<PaymentIncidents, 'raise'>;
      refunds: Pick<Refunds, 'stateOf'>;
      /** What becomes of money that arrives. */
      unallocated: Unallocated;
      /** Sees to it that an order for coins is over then, epoch ms. */
      planEnd: (id: string, at: number) => void;
    },
  ) {}

  /**
   * Opens a deposit order. Nothing is credited before the provider's notification. `offers`: what the operator offers, looked at where the request names one.
   * Refusals: `unknown_method`, `method_unavailable`, `amount_below_minimum` and `amount_above_maximum` (with the border), a blocker's code,
   * `deposit_limit_reached` (with `limit`, `used` and `left`), `bonus_not_available`, `amount_below_bonus_minimum`, `duplicate_transaction`.
   */
  open(request: MoneyRequest, offers: readonly OfferRule[], at: number): Outcome<NamedDeposit> {
    return this.parts.asOneStep(() => this.order(request, offers, at));
  }

  private order(request: MoneyRequest, offers: readonly OfferRule[], at: number): Outcome<NamedDeposit> {
    const { method, amount, requestId, chain, bonus, fields, closed } = request;
    // What was asked for before is answered as it was, whatever operators said of the method since.
    if (!this.parts.answers.isAnswered(`deposit:${requestId}`)) {
      const checked = this.parts.standing.checkAmount(request, 'deposit');
      if (!checked.ok) return checked;
      if (closed) return refused('method_unavailable');
    }
    // The player's id in front leads the provider's notification back to this object.
    const id = this.idOf(requestId);
    const opened = this.parts.answers.once<null>(
      `deposit:${requestId}`,
      { method, amount, chain, bonus, fields },
      at,
      () => {
        const [blocker] = depositBlockers(this.parts.standing.read());
        if (blocker) return refused(blocker.code, blocker);
        const overLimit = this.parts.depositRefusal(amount, at);
        if (overLimit) return overLimit;
        const offer = bonus === undefined ? null : this.parts.bonuses.choose(bonus, amount, offers, at);
        if (offer && !offer.ok) return offer;
        this.parts.sql.exec(
          "INSERT INTO deposits (id, method, amount, currency, state, requested_at) VALUES (?, ?, ?, ?, 'pending', ?)",
          id,
          method,
          amount,
          this.parts.standing.currency(),
          at,
        );
        if (chain) {
          this.parts.orders.open(id, chain);
          this.parts.planEnd(id, at + coinOrderLasts);
        }
        if (offer) this.parts.bonuses.bind(id, offer.data, amount);
        return done(null);
      },
    );
    return opened.ok ? this.get(id, at) : opened;
  }

  /**
   * Takes what was paid before its player was known; told again, once. Freeze and deposit limit hold here too, and what came in another amount or currency than
   * the checkout's or the account's is no credit either: the money is then set aside. Refusals: `account_frozen`, `deposit_limit_reached`, `invalid_currency` and `order_not_paid` where it was.
   */
  creditInstant({ orderId, amount, currency, paymentId, ordered }: InstantPayment, at: number): Outcome<null> {
    return this.parts.answers.once<null>(`instant:${orderId}`, { amount, currency }, at, () => {
      const id = this.instantId(orderId);
      const own = this.parts.standing.currency();
      this.parts.sql.exec(
        "INSERT INTO deposits (id, method, amount, currency, state, requested_at) VALUES (?, ?, ?, ?, 'pending', ?)",
        id,
        payAndPlay,
        ordered.amount,
        own,
        at,
      );
      const row = this.row(id)!;
      const isOther = amount !== ordered.amount || currency !== own;
      const state = isOther
        ? this.arriveOther(row, { amount, currency }, paymentId, at)
        : this.moveOn(row, { state: 'credited', credit: true }, paymentId, at).data.state;
      if (state === 'credited') return done(null);
      const reason = this.parts.unallocated.view(id, at)?.reason;
      return refused(
        reason === 'account_frozen' || reason === 'deposit_limit_reached'
          ? reason
          : reason === 'other_currency'
            ? 'invalid_currency'
            : 'order_not_paid',
      );
    });
  }

  /** The bank takes back what was credited. Refusal: `not_found` */
  reverseInstant(orderId: string, at: number): Outcome<null> {
    const row = this.row(this.instantId(orderId));
    if (!row) return refused('not_found');
    if (row.state === 'credited') this.parts.incidents.raise('deposit_reversed', row, at);
    return done(null);
  }

  private instantId(orderId: string): string {
    const { playerId } = this.parts.facts();
    return `${playerId}.${derivedId(playerId, `instant:${orderId}`)}`;
  }

  /** The deposit that a form's `requestId` brought about; null when there is none. */
  ofRequest(requestId: string, at: number): NamedDeposit | null {
    const row = this.row(this.idOf(requestId));
    return row ? this.shown(row, at) : null;
  }

  private idOf(requestId: string): string {
    const { playerId } = this.parts.facts();
    return `${playerId}.${derivedId(playerId, `deposit:${requestId}`)}`;
  }

  stateOf(id: string): DepositState | null {
    return this.row(id)?.state ?? null;
  }

  get(id: string, at: number): Outcome<NamedDeposit> {
    const row = this.row(id);
    return row ? done(this.shown(row, at)) : refused('not_found');
  }

  /** The player's word on a deposit that was set aside. Refusals: those of `Unallocated.say`. */
  decide(id: string, decision: UnallocatedDecision, requestId: string, at: number): Outcome<NamedDeposit> {
    const said = this.parts.unallocated.say(id, decision, requestId, at);
    return said.ok || said.code === 'not_found' ? this.get(id, at) : said;
  }

  /** Ends an order for coins in its time: where nothing was sent it is declined, and another amount than was asked for is set aside. */
  expire(id: string, at: number): void {
    const row = this.row(id);
    if (row?.state !== 'pending') return;
    const order = this.parts.orders.read(id);
    if (order && order.received > 0) {
      const step = this.parts.orders.note(id, row.state, order.chain, { ...order, outcome: 'expired' }, true, at);
      if (step?.other)
        this.arriveOther(row, { amount: worthOf(row.amount, step), currency: row.currency }, 'coins', at);
      return;
    }
    this.parts.sql.exec("UPDATE deposits SET state = 'declined', processed_at = ? WHERE id = ?", at, id);
  }

  /** Keeps where the provider wants an order by crypto paid to. Refusal: `not_found`. */
  keepAddress(id: string, address: PaymentAddress, at: number): Outcome<NamedDeposit> {
    this.parts.orders.keepAddress(id, address);
    return this.get(id, at);
  }

  /** Keeps where the card's bank asks its holder. Refusal: `not_found`. */
  keepChallenge(id: string, url: string, at: number): Outcome<NamedDeposit> {
    this.parts.sql.exec('UPDATE deposits SET challenge_url = ? WHERE id = ? AND challenge_url IS NULL', url, id);
    return this.get(id, at);
  }

  /**
   * Takes a provider's notification, whose signature was checked. Told twice, late or out of order, the player is credited
   * once, and what came in another amount or currency is set aside as what it is. Refusal: `not_found` for an order we never opened with that provider.
   */
  settle(provider: string, notification: PaymentNotification, at: number): Outcome<{ state: DepositState }> {
    return this.parts.asOneStep(() => {
      const row = this.row(notification.orderId);
      if (!row || providerOf(row.method) !== provider) return refused('not_found');
      const { amount, currency } = notification;
      if (notification.outcome === 'succeeded' && (amount !== row.amount || currency !== row.currency))
        return done({ state: this.arriveOther(row, { amount, currency }, notification.paymentId, at) });
      if (notification.outcome === 'failed' && row.state === 'credited')
        this.parts.incidents.raise('deposit_reversed', row, at);
      return this.moveOn(row, afterNotification(row.state, notification.outcome), notification.paymentId, at);
    });
  }

  /** The same for coins: exactly what was ordered is credited, once confirmed. Refusal: `not_found`, for another chain too. */
  settleCrypto(arrival: CryptoArrival, at: number): Outcome<{ state: DepositState }> {
    return this.parts.asOneStep(() => {
      const { orderId, paymentId, chain, late } = arrival;
      const row = this.row(orderId);
      const step = row
        ? this.parts.orders.note(row.id, row.state, chain, arrival, at >= row.requested_at + coinOrderLasts, at)
        : null;
      if (!row || !step) return refused('not_found');
      const worth = () => ({ amount: worthOf(row.amount, step), currency: row.currency });
      if (step.other) return done({ state: this.arriveOther(row, worth(), paymentId, at) });
      if (step.more && hasArrived(row.state)) this.parts.incidents.raise('deposit_mismatch', row, at, worth());
      return this.moveOn(row, step, paymentId, at, late);
    });
  }

  /** The first deposit that was credited; null when there is none. `amount` in minor units. */
  first(): { amount: number; at: number } | null {
    const [row] = this.parts.sql.exec<{ amount: number; at: number }>(
      "SELECT amount, processed_at AS at FROM deposits WHERE state = 'credited' ORDER BY processed_at, id LIMIT 1",
    );
    return row ?? null;
  }

  /** The latest deposit that was credited; null when there is none. */
  last(): { at: number } | null {
    const [row] = this.parts.sql.exec<{ at: number | null }>(
      "SELECT max(processed_at) AS at FROM deposits WHERE state = 'credited'",
    );
    return row?.at ? { at: row.at } : null;
  }

  /** What came is not what was ordered: it is booked as what it is. Where the order was settled before, the desk looks at it. */
  private arriveOther(
    row: Row,
    notified: { amount: number; currency: Currency },
    paymentId: string,
    at: number,
  ): DepositState {
    const { sql, incidents, unallocated } = this.parts;
    if (hasArrived(row.state) || notified.amount === 0) {
      incidents.raise('deposit_mismatch', row, at, notified);
      return row.state;
    }
    const { id, method, amount, currency } = row;
    sql.exec('UPDATE deposits SET amount = ?, currency = ? WHERE id = ?', notified.amount, notified.currency, id);
    return unallocated.arrive(
      { id, method, ...notified },
      paymentId,
      { reason: notified.currency === currency ? 'other_amount' : 'other_currency', ordered: { amount, currency } },
      at,
    );
  }

  private moveOn(
    { challenge_url: _, ...row }: Row,
    { state, credit }: DepositStep,
    paymentId: string,
    at: number,
    late = this.isLate(row, at),
  ): { ok: true; data: { state: DepositState } } {
    if (credit) {
      const { unallocated, moved } = this.parts;
      const became = unallocated.arrive(row, paymentId, late ? { reason: 'late', ordered: row } : null, at);
      moved(at);
      return { ok: true, data: { state: became } };
    }
    if (state !== row.state) {
      this.parts.sql.exec(
        'UPDATE deposits SET state = ?, payment_id = ?, processed_at = ? WHERE id = ?',
        state,
        paymentId,
        at,
        row.id,
      );
      this.parts.moved(at);
    }
    return { ok: true, data: { state } };
  }

  /** Of coins whose provider doesn't say: what they were to be worth was promised until a moment, and an order that is over is over. */
  private isLate(
    { id, method, state, requested_at }: Pick<Row, 'id' | 'method' | 'state' | 'requested_at'>,
    at: number,
  ): boolean {
    return (
      isPaidInCoins(method) &&
      (state === 'declined' || (this.parts.orders.paidAt(id) ?? at) >= requested_at + coinOrderLasts)
    );
  }

  private row(id: string): Row | undefined {
    return this.parts.sql.exec<Row>('SELECT * FROM deposits WHERE id = ?', id).toArray()[0];
  }

  private shown(
    { id, method, amount, currency, state, requested_at, processed_at, challenge_url }: Row,
    at: number,
  ): NamedDeposit {
    const { orders, pages, bonuses, unallocated } = this.parts;
    const checkoutUrl = state === 'pending' ? (pages.pageOf(id) ?? challenge_url) : null;
    const waits = unallocated.view(id, at);
    // No bonus is held out to somebody who is excluded or blocked.
    const ofBonus = waits?.reason === 'account_frozen' ? 'declined' : state;
    const payBy = isPaidInCoins(method) ? requested_at + coinOrderLasts : null;
    return {
      id,
      method,
      flow: flowOf(method),
      amount,
      currency,
      state,
      requestedAt: requested_at,
      processedAt: processed_at,
      crypto: orders.read(id),
      payBy,
      unallocated: waits,
      refund: this.parts.refunds.stateOf(id),
      checkoutUrl,
      bonus: bonuses.of(id, ofBonus),
    };
  }
}
