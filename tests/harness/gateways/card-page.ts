import { createHmac, randomUUID } from 'node:crypto';
import { LocalGateway, type Answer, type Asked } from './http-server';

/** A hosted card page as Stripe's Checkout documents it: sessions made with an idempotency key, a page, signed events. */

export interface Session {
  id: string;
  object: 'checkout.session';
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  success_url: string;
  cancel_url: string;
  expires_at: number;
  /** Epoch seconds. */
  created: number;
  payment_intent: string | null;
  url: string | null;
}

export interface CardRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string | null;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  created: number;
}

const now = (): number => Math.floor(Date.now() / 1000);

export class CardPage {
  readonly key = 'sk_test_local_card_page';
  readonly webhookSecret = 'whsec_local_card_page';
  readonly sessions: Session[] = [];
  readonly refunds: CardRefund[] = [];
  /** The most that a page of a list has, whatever is asked for. */
  pageCap = 100;
  private readonly answers = new Map<string, { form: string; answer: Answer }>();
  readonly gateway = new LocalGateway((asked) => this.answer(asked));

  async start(): Promise<this> {
    await this.gateway.start();
    return this;
  }

  /** What both Workers are configured with. */
  get variables(): Record<string, string> {
    return {
      CHECKOUT_URL: this.gateway.url,
      CHECKOUT_KEY: this.key,
      CHECKOUT_WEBHOOK_SECRET: this.webhookSecret,
      CHECKOUT_PAGE: this.gateway.url,
    };
  }

  sessionOf(orderId: string): Session {
    const found = this.sessions.find(({ client_reference_id }) => client_reference_id === orderId);
    if (!found) throw new Error(`There is no session of ${orderId}.`);
    return found;
  }

  /** What the player does at the page. */
  conclude(session: Session, end: 'paid' | 'expired'): void {
    session.status = end === 'paid' ? 'complete' : 'expired';
    session.payment_status = end === 'paid' ? 'paid' : 'unpaid';
    session.payment_intent = end === 'paid' ? `pi_${session.id}` : null;
    session.url = null;
  }

  /** What somebody of the house does at the page. */
  refund({ currency, payment_intent }: Session, amount: number): CardRefund {
    const refund: CardRefund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount,
      currency,
      payment_intent,
      status: 'succeeded',
      created: now(),
    };
    this.refunds.push(refund);
    return refund;
  }

  /** The event about a session, as it would be posted. `at` in epoch seconds. */
  event(
    type: string,
    session: Partial<Session>,
    { at = now(), secret = this.webhookSecret } = {},
  ): { body: string; headers: Record<string, string> } {
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      created: at,
      livemode: false,
      data: { object: session },
    });
    return { body, headers: this.signed(body, at, secret) };
  }

  signed(body: string, at = now(), secret = this.webhookSecret): Record<string, string> {
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature},v0=${'0'.repeat(64)}` };
  }

  private answer({ method, url, headers, body }: Asked): Answer {
    if (headers.authorization !== `Bearer ${this.key}`)
      return { status: 401, json: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions')
      return this.once(String(headers['idempotency-key']), body);
    if (url.pathname === '/v1/checkout/sessions') return this.listed(this.sessions, url.searchParams);
    if (url.pathname === '/v1/refunds') return this.listed(this.refunds, url.searchParams);
    const session = this.sessions.find(({ id }) => url.pathname === `/v1/checkout/sessions/${id}`);
    return session
      ? { status: 200, json: session }
      : { status: 404, json: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
  }

  /** The latest first. */
  private listed(all: readonly (Session | CardRefund)[], asked: URLSearchParams): Answer {
    const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);
    const fit = all
      .filter(
        ({ created, payment_intent }) =>
          created >= number('created[gte]', 0) &&
          created < number('created[lt]', Infinity) &&
          (!asked.has('payment_intent') || payment_intent === asked.get('payment_intent')),
      )
      .toReversed();
    const from = asked.has('starting_after') ? fit.findIndex(({ id }) => id === asked.get('starting_after')) + 1 : 0;
    const to = from + Math.min(this.pageCap, number('limit', 10));
    return { status: 200, json: { object: 'list', data: fit.slice(from, to), has_more: to < fit.length } };
  }

  private once(key: string, form: string): Answer {
    const known = this.answers.get(key);
    if (known)
      return known.form === form ? known.answer : { status: 400, json: { error: { type: 'idempotency_error' } } };
    const answer = this.create(new URLSearchParams(form));
    if (answer.status === 200) this.answers.set(key, { form, answer });
    return answer;
  }

  private create(form: URLSearchParams): Answer {
    const expires = Number(form.get('expires_at'));
    const wrong = (param: string): Answer => ({
      status: 400,
      json: { error: { type: 'invalid_request_error', param } },
    });
    if (form.get('mode') !== 'payment') return wrong('mode');
    if (expires < now() + 30 * 60 || expires > now() + 24 * 3600) return wrong('expires_at');
    const amount =
      Number(form.get('line_items[0][price_data][unit_amount]')) * Number(form.get('line_items[0][quantity]'));
    const currency = form.get('line_items[0][price_data][currency]') ?? '';
    if (!(amount > 0) || !/^[a-z]{3}$/.test(currency) || !form.get('line_items[0][price_data][product_data][name]'))
      return wrong('line_items');
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id'),
      amount_total: amount,
      currency,
      status: 'open',
      payment_status: 'unpaid',
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      expires_at: expires,
      created: now(),
      payment_intent: null,
      url: `${this.gateway.url}/c/pay/${id}`,
    };
    this.sessions.push(session);
    return { status: 200, json: session };
  }
}
