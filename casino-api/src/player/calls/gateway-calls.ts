import type { Deposit, PaymentNotification, Withdrawal } from 'contract/cashier';
import type { Language } from 'contract/constants';
import { seconds } from 'contract/constants';
import type { OfferRule } from '../../features/bonuses/offer-rules';
import { settingsOf } from '../../kernel/env';
import { log } from '../../kernel/log';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { gatewayNamed } from '../../features/cashier/gateways/configured';
import { GatewayRefused, type GatewayName } from '../../features/cashier/gateways/gateway';
import type { MoneyRequest } from '../../features/cashier/cashier-standing';
import type { NamedDeposit } from '../../features/cashier/deposits';
import { PaymentCalls } from './payment-calls';
import type { By } from '../player-object';

type State = Deposit['state'] | Withdrawal['state'];

/** How long a player waits for a gateway's page or address; it is asked on after the answer, and by the object's dues. */
const longestWait = 1.5 * seconds;

/** What a player's object has to do with outside gateways (DOMAIN §8). */
export abstract class GatewayCalls extends PaymentCalls {
  /** One question after the other: what a gateway is asked next knows what it answered before. */
  private askingGateways: Promise<unknown> = Promise.resolve();

  /** Opens a deposit and asks its gateway where it is paid. Refusals: those of `deposit` in the contract. */
  async depositAtGateway(
    by: By,
    gateway: GatewayName,
    request: MoneyRequest,
    offers: readonly OfferRule[],
    language: Language,
  ): Promise<Outcome<NamedDeposit>> {
    const opened = this.signedIn(by, () => this.money.gateways.openDeposit(gateway, request, offers, language, by.at));
    if (!opened.ok || opened.data.state !== 'pending' || opened.data.checkoutUrl || opened.data.crypto) return opened;
    const asked = this.askAbout(opened.data.id, by.at);
    this.ctx.waitUntil(asked);
    await Promise.race([asked, scheduler.wait(longestWait)]);
    return this.money.deposits.get(opened.data.id, by.at);
  }

  /** A hosted page's notification, whose signature was checked. Refusals: `not_found`, `invalid_request`. */
  async toldByGateway(
    gateway: GatewayName,
    reference: string,
    notification: PaymentNotification,
    at: number,
  ): Promise<Outcome<{ state: State | null }>> {
    const outcome = this.touched(at, () => this.money.gateways.told(gateway, reference, notification, at));
    this.sendOutbox();
    return outcome;
  }

  /**
   * A gateway has news of one of its payments, by its name there; what they are is asked of it. Refusals: `not_found`, `invalid_request`
   * for a payment that is not the order's; `unavailable` when the gateway gives no answer: it will tell again.
   */
  async newsAtGateway(
    gateway: GatewayName,
    orderId: string,
    reference: string | null,
    at: number,
  ): Promise<Outcome<{ state: State | null }>> {
    const order = this.money.gateways.orderOf(orderId);
    if (order?.gateway !== gateway) return refused('not_found');
    if (reference !== null && order.reference !== null && order.reference !== reference)
      return refused('invalid_request');
    if (order.isFinal && !this.money.gateways.toLookAt(orderId)) return done({ state: null });
    return this.askAbout(orderId, at);
  }

  /** For the object's dues: asks, and is asked again while the order is open. */
  protected gatewayAsked(orderId: string, at: number): void {
    // Cut off before the question is out, the plan brings it again.
    this.money.gateways.planAgain(orderId, at);
    this.ctx.waitUntil(this.askAbout(orderId, at));
  }

  /** Resolves when every question that was put is answered. */
  protected async gatewaysAnswered(): Promise<void> {
    let last: Promise<unknown>;
    do await (last = this.askingGateways);
    while (last !== this.askingGateways);
  }

  private askAbout(orderId: string, at: number): Promise<Outcome<{ state: State | null }>> {
    const answer = this.askingGateways.then(() => this.ask(orderId, at));
    this.askingGateways = answer.catch(() => undefined);
    return answer;
  }

  private async ask(orderId: string, at: number): Promise<Outcome<{ state: State | null }>> {
    const order = this.touched(at, () => this.money.gateways.toAsk(orderId, at));
    if (!order) return done({ state: null });
    try {
      const state = await gatewayNamed(settingsOf(this.env), order.gateway).ask(order);
      const settled = this.touched(at, () => this.money.gateways.answered(order, state, at));
      this.sendOutbox();
      if (!settled.ok) this.logGateway('gateway_payment_does_not_fit', orderId, settled.code);
      return settled;
    } catch (error) {
      if (error instanceof GatewayRefused) {
        this.logGateway('gateway_refused', orderId, error.message);
        this.touched(at, () => this.money.gateways.turnedDown(order, at));
        return done({ state: null });
      }
      this.logGateway('gateway_unknown_outcome', orderId, String(error));
      return refused('unavailable');
    }
  }

  private logGateway(event: string, order: string, reason: string): void {
    log('error', { event, order, reason });
  }
}
