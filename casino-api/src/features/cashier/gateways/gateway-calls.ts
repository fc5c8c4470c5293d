import type { Deposit, PaymentNotification, Withdrawal } from 'contract/cashier';
import { type Language, seconds } from 'contract/constants';
import type { OfferRule } from '../../bonuses';
import { settingsOf } from '../../../kernel/env';
import type { Ground, Session } from '../../../kernel/feature';
import { log } from '../../../kernel/log';
import { done, refused, type Outcome } from '../../../kernel/outcome';
import type { MoneyRequest } from '../cashier-standing';
import type { NamedDeposit } from '../deposits';
import { gatewayNamed } from '../cashier-methods';
import { GatewayRefused } from './gateway';
import type { GatewayPayments } from './gateway-payments';

type State = Deposit['state'] | Withdrawal['state'];

/** How long a player waits for a gateway's page or address; it is asked on after the answer, and by the object's schedule. */
const longestWait = 1.5 * seconds;

const logGateway = (event: string, order: string, reason: string): void => log('error', { event, order, reason });

/** What a player's object has to do with outside gateways (DOMAIN §8): a part of the cashier. */
export function gatewayCalls(
  { env, turns }: Pick<Ground, 'env' | 'turns'>,
  payments: GatewayPayments,
  depositOf: (id: string, at: number) => Outcome<NamedDeposit>,
) {
  /** One question after the other: what a gateway is asked next knows what it answered before. */
  let asking: Promise<unknown> = Promise.resolve();

  function checkOrder(orderId: string, at: number): Promise<Outcome<{ state: State | null }>> {
    const answer = asking.then(() => ask(orderId, at));
    asking = answer.catch(() => undefined);
    return answer;
  }

  async function ask(orderId: string, at: number): Promise<Outcome<{ state: State | null }>> {
    const order = turns.step(at, () => payments.toAsk(orderId, at));
    if (!order) return done({ state: null });
    try {
      const state = await gatewayNamed(settingsOf(env), order.gateway).ask(order);
      const settled = turns.step(at, () => payments.answered(order, state, at));
      if (!settled.ok) logGateway('gateway_payment_does_not_fit', orderId, settled.code);
      return settled;
    } catch (error) {
      if (error instanceof GatewayRefused) {
        logGateway('gateway_refused', orderId, error.message);
        turns.step(at, () => payments.turnedDown(order, at));
        return done({ state: null });
      }
      logGateway('gateway_unknown_outcome', orderId, String(error));
      return refused('unavailable');
    }
  }

  return {
    /** Resolves when every question that was put is answered. */
    async answered(): Promise<void> {
      let last: Promise<unknown>;
      do await (last = asking);
      while (last !== asking);
    },

    tasks: {
      /** Asks, and is asked again while the order is open. */
      gateway_asked(orderId: string, at: number) {
        // Cut off before the question is out, the plan brings it again.
        payments.planAgain(orderId, at);
        turns.later(checkOrder(orderId, at));
      },
    },

    player: ({ at }: Session) => ({
      /** Opens a deposit and asks its gateway where it is paid. Refusals: those of `deposit` in the contract. */
      async depositAtGateway(
        gateway: string,
        request: MoneyRequest,
        offers: readonly OfferRule[],
        language: Language,
      ): Promise<Outcome<NamedDeposit>> {
        const opened = payments.openDeposit(gateway, request, offers, language, at);
        if (!opened.ok || opened.data.state !== 'pending' || opened.data.checkoutUrl || opened.data.crypto)
          return opened;
        const asked = checkOrder(opened.data.id, at);
        turns.later(asked);
        await Promise.race([asked, scheduler.wait(longestWait)]);
        return depositOf(opened.data.id, at);
      },
    }),

    system: {
      /** A hosted page's notification, whose signature was checked. Refusals: `not_found`, `invalid_request`. */
      toldByGateway: (
        gateway: string,
        reference: string,
        notification: PaymentNotification,
        at: number,
      ): Outcome<{ state: State | null }> =>
        turns.step(at, () => payments.notified(gateway, reference, notification, at)),

      /**
       * A gateway has news of one of its payments, by its name there; what they are is asked of it. Refusals: `not_found`, `invalid_request`
       * for a payment that is not the order's; `unavailable` when the gateway gives no answer: it will tell again.
       */
      async newsAtGateway(
        gateway: string,
        orderId: string,
        reference: string | null,
        at: number,
      ): Promise<Outcome<{ state: State | null }>> {
        const order = payments.orderOf(orderId);
        if (order?.gateway !== gateway) return refused('not_found');
        if (reference !== null && order.reference !== null && order.reference !== reference)
          return refused('invalid_request');
        if (order.isFinal && !payments.toLookAt(orderId)) return done({ state: null });
        return checkOrder(orderId, at);
      },
    },
  };
}
