import type { PaymentNotification } from 'contract/cashier';
import { hours, seconds } from 'contract/constants';
import { languageFacts } from 'contract/languages';
import { CheckoutSession, type CheckoutEvent } from 'contract/gateways';
import type { Currency } from 'contract/money';
import { skin } from '../../../../kernel/skin';
import { systemClock } from '../../../../kernel/clock';
import { log } from '../../../../kernel/log';
import type { CheckoutSettings } from './settings';
import { readOrder, GatewayRefused, type Gateway, type GatewayOrder, type GatewayState } from '../../gateways/gateway';

/** How long a player may take at the page. The gateway wants half an hour at least, so a session can be asked for again for half an hour. */
const sessionLasts = 1 * hours;
/** What a session comes to; null while nobody knows. */
function outcomeOf({ status, payment_status }: CheckoutSession): PaymentNotification['outcome'] | null {
  if (payment_status === 'paid') return 'succeeded';
  return status === 'expired' ? 'failed' : null;
}

/** A session as a notification about its order, with the amount and the order that the gateway names. Null while there is nothing to say. */
function notificationOf(
  session: CheckoutSession,
  outcome: PaymentNotification['outcome'] | null,
  at: number,
): PaymentNotification | null {
  const { id: paymentId, client_reference_id: orderId, amount_total: amount, currency } = session;
  if (!outcome || !orderId || amount === null || !currency) return null;
  return { paymentId, orderId, amount, currency: currency.toUpperCase() as Currency, outcome, at };
}

/** What an event says; null for one about anything else. `at` in epoch ms. */
export function checkoutNews(
  { type, data }: CheckoutEvent,
  at: number,
): { session: CheckoutSession; notification: PaymentNotification | null } | null {
  if (!type.startsWith('checkout.session.')) return null;
  const parsed = CheckoutSession.safeParse(data.object);
  if (!parsed.success) return null;
  // Of a payment that takes days only its event says that it failed: the session goes on looking unpaid.
  const outcome = type === 'checkout.session.async_payment_failed' ? 'failed' : outcomeOf(parsed.data);
  return { session: parsed.data, notification: notificationOf(parsed.data, outcome, at) };
}

/** A hosted card page that speaks like Stripe's Checkout: the card is typed in there and never comes to us. */
export function checkoutGateway({ url, key, page, siteOrigin }: CheckoutSettings): Gateway {
  const headers = { authorization: `Bearer ${key}` };

  async function create({ orderId, amount, currency, openedAt, purpose }: GatewayOrder): Promise<CheckoutSession> {
    if (purpose.kind !== 'deposit') throw new GatewayRefused('The card page pays nothing out.');
    const { language } = purpose;
    const back = `${siteOrigin}${language === 'en' ? '' : `/${language}`}/cashier/deposit/${orderId}`;
    const form = new URLSearchParams({
      mode: 'payment',
      client_reference_id: orderId,
      'payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(amount),
      'line_items[0][price_data][product_data][name]': skin.name,
      success_url: back,
      cancel_url: back,
      expires_at: String(Math.floor((openedAt + sessionLasts) / seconds)),
      locale: languageFacts[language].html,
    });
    const answer = await readOrder(`${url}/v1/checkout/sessions`, {
      method: 'POST',
      // One order, one key: asked again the gateway gives the session that it has.
      headers: { ...headers, 'idempotency-key': orderId, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    if (answer.isRefused) throw new GatewayRefused(`The card page answered ${answer.status}.`);
    return CheckoutSession.parse(answer.json);
  }

  async function read(reference: string): Promise<CheckoutSession> {
    const answer = await readOrder(`${url}/v1/checkout/sessions/${encodeURIComponent(reference)}`, {
      method: 'GET',
      headers,
    });
    // A session that was made and is gone is no session that was refused.
    if (answer.isRefused) throw new Error(`The card page does not know ${reference}: ${answer.status}.`);
    return CheckoutSession.parse(answer.json);
  }

  return {
    async ask(order): Promise<GatewayState> {
      const session = order.reference === null ? await create(order) : await read(order.reference);
      if (session.client_reference_id !== order.orderId)
        throw new Error(`Session ${session.id} is not of order ${order.orderId}.`);
      const outcome = outcomeOf(session);
      // Nobody is ever sent to another place than the configured one.
      const isOurs = session.url && new URL(session.url).origin === page;
      if (session.url && !isOurs)
        log('error', { event: 'checkout_elsewhere', order: order.orderId, origin: new URL(session.url).origin });
      return {
        reference: session.id,
        url: isOurs ? session.url! : null,
        address: null,
        notification: notificationOf(session, outcome, systemClock()),
        isFinal: outcome !== null,
      };
    },
  };
}
