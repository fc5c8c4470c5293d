import type { Deposit, PaymentNotification, Withdrawal } from 'contract/cashier';
import type { CryptoNotification } from 'contract/crypto';
import type { Language } from 'contract/constants';
import type { OfferRule } from '../../bonuses';
import type { Clock } from '../../../kernel/clock';
import { done, refused, type Outcome } from '../../../kernel/outcome';
import type { GatewayState } from './gateway';
import { providerBehind } from '../cashier-methods';
import type { MoneyRequest } from '../cashier-standing';
import type { CryptoWithdrawals } from '../methods/crypto/crypto-withdrawals';
import type { Deposits, NamedDeposit } from '../deposits';
import { recheckAfter, type GatewayOrders, type KeptOrder } from './gateway-orders';
import type { RunAsOneStep } from '../../../ledger/stored-answers';
import type { Withdrawals } from '../withdrawals';

type State = Deposit['state'] | Withdrawal['state'];

/** Has a gateway asked about an order at a time, epoch ms. */
export interface GatewayPlans {
  ask: (orderId: string, at: number) => void;
  cancel: (orderId: string) => void;
}

/** Keeps an order for a gateway, to be called in the step that makes it. Its gateway is asked once the step is kept. */
export function openAtGateway(
  { orders, plans, clock }: { orders: GatewayOrders; plans: GatewayPlans; clock: Clock },
  gateway: string,
  { orderId, amount, currency, purpose }: Pick<KeptOrder, 'orderId' | 'amount' | 'currency' | 'purpose'>,
  at: number,
): void {
  // A payout is asked for by the plan alone; a deposit's player waits, and the plan is there should the answer be lost.
  if (orders.open(gateway, { orderId, amount, currency, purpose, openedAt: clock() }))
    plans.ask(orderId, purpose.kind === 'payout' ? at : at + recheckAfter(1));
}

/**
 * Money by outside gateways (DOMAIN §8): orders are kept before the gateway is asked, and what it says, told or asked, moves them
 * through the same rules as the sandbox's notifications. Times are epoch ms.
 */
export class GatewayPayments {
  constructor(
    private readonly parts: {
      asOneStep: RunAsOneStep;
      orders: GatewayOrders;
      deposits: Deposits;
      withdrawals: Pick<Withdrawals, 'get'>;
      cryptoWithdrawals: CryptoWithdrawals;
      plans: GatewayPlans;
      clock: Clock;
    },
  ) {}

  /** Opens a deposit that a gateway handles. Refusals: those of `Deposits.open`. */
  openDeposit(
    gateway: string,
    request: MoneyRequest,
    offers: readonly OfferRule[],
    language: Language,
    at: number,
  ): Outcome<NamedDeposit> {
    const { asOneStep, deposits } = this.parts;
    return asOneStep(() => {
      const opened = deposits.open(request, offers, at);
      if (!opened.ok || opened.data.state !== 'pending') return opened;
      const { id: orderId, amount, currency } = opened.data;
      const { chain, fields } = request;
      openAtGateway(
        this.parts,
        gateway,
        {
          orderId,
          amount,
          currency,
          purpose: { kind: 'deposit', chain: chain ?? null, language, ...(fields && { fields }) },
        },
        at,
      );
      return opened;
    });
  }

  /** The order as its gateway is to be asked about it now; null when there is none or it is over. The next question is planned with this one. */
  toAsk(orderId: string, at: number): KeptOrder | null {
    const over = this.toLookAt(orderId);
    if (over) return over;
    const { asOneStep, orders, plans } = this.parts;
    return asOneStep(() => {
      const order = orders.read(orderId);
      if (!order || order.isFinal) return null;
      plans.ask(orderId, at + recheckAfter(orders.noteAsked(orderId)));
      return order;
    });
  }

  /**
   * An order that is over, as its gateway is to be asked about it when it has news all the same: it may have been paid after all, or a payout taken
   * back. Nothing is made then that is not there. Null for any other.
   */
  toLookAt(orderId: string): KeptOrder | null {
    const order = this.parts.orders.read(orderId);
    if (!order?.isFinal || order.reference === null) return null;
    const deposit = this.parts.deposits.stateOf(orderId);
    const payout = this.parts.withdrawals.get(orderId.slice(orderId.indexOf('.') + 1))?.state;
    return (order.purpose.kind === 'deposit' ? deposit === 'declined' : payout === 'rejected' || payout === 'paid')
      ? { ...order, onlyLook: true }
      : null;
  }

  orderOf(orderId: string): KeptOrder | null {
    return this.parts.orders.read(orderId);
  }

  planAgain(orderId: string, at: number): void {
    const order = this.orderOf(orderId);
    if (order && !order.isFinal) this.parts.plans.ask(orderId, at + recheckAfter(1));
  }

  /** What the gateway said when it was asked. Refusals: those of the settling; `invalid_request` for a payment that is not the order's. */
  answered(order: KeptOrder, state: GatewayState, at: number): Outcome<{ state: State | null }> {
    const { asOneStep, orders, deposits, plans } = this.parts;
    return asOneStep(() => {
      if (!orders.isNamed(order.orderId, state.reference)) return refused('invalid_request');
      if (state.address) deposits.keepAddress(order.orderId, state.address, at);
      const settled: Outcome<{ state: State | null }> = state.notification
        ? this.settle(order, state.notification, at)
        : done({ state: null });
      // What does not fit the order is looked at again and never taken for its end.
      const isFinal = state.isFinal && settled.ok;
      orders.keep(order.orderId, { url: state.url, isFinal });
      if (isFinal) plans.cancel(order.orderId);
      // The first step of a payout moves nothing; the second follows at once.
      else if (order.purpose.kind === 'payout' && order.reference === null) plans.ask(order.orderId, at);
      return settled;
    });
  }

  /** The gateway does not take the order at all. Where it was taken before, that says nothing. */
  turnedDown({ orderId, amount, currency, reference, purpose, gateway }: KeptOrder, at: number): void {
    const { asOneStep, orders, deposits, cryptoWithdrawals, plans } = this.parts;
    if (reference !== null && purpose.kind === 'deposit') return;
    asOneStep(() => {
      const notified = { paymentId: reference ?? 'none', orderId, amount, currency, outcome: 'failed' as const, at };
      if (purpose.kind === 'deposit') deposits.settle(providerBehind(gateway), notified, at);
      else cryptoWithdrawals.settlePayout({ kind: 'payout', ...notified }, at);
      orders.keep(orderId, { url: null, isFinal: true });
      plans.cancel(orderId);
    });
  }

  /**
   * A hosted page's own notification, whose signature was checked; it may come before the page's address did. Refusals: `not_found`,
   * `invalid_request` for another session than the order's, or another amount.
   */
  notified(
    gateway: string,
    reference: string,
    notification: PaymentNotification,
    at: number,
  ): Outcome<{ state: State | null }> {
    const { asOneStep, orders, plans } = this.parts;
    return asOneStep(() => {
      const order = orders.read(notification.orderId);
      if (order?.gateway !== gateway) return refused('not_found');
      if (order.reference !== null && order.reference !== reference) return refused('invalid_request');
      const settled = this.settle(order, notification, at);
      if (!settled.ok) return settled;
      orders.isNamed(order.orderId, reference);
      if (settled.data.state === 'credited' || settled.data.state === 'unallocated') {
        orders.keep(order.orderId, { url: null, isFinal: true });
        plans.cancel(order.orderId);
      }
      return settled;
    });
  }

  private settle(
    { purpose, gateway }: KeptOrder,
    notified: PaymentNotification | CryptoNotification,
    at: number,
  ): Outcome<{ state: State | null }> {
    const { deposits, cryptoWithdrawals } = this.parts;
    if (!('kind' in notified)) return deposits.settle(providerBehind(gateway), notified, at);
    if (notified.kind === 'payout')
      return purpose.kind === 'payout' ? cryptoWithdrawals.settlePayout(notified, at) : refused('not_found');
    return deposits.settleCrypto(notified, at);
  }
}
