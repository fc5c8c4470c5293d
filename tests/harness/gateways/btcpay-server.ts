import { createHmac, randomUUID } from 'node:crypto';
import { LocalGateway, type Answer, type Asked } from './http-server';

/** A BTCPay Server as its Greenfield API documents it, as far as the cashier speaks to it: invoices, pull payments, payouts, webhooks. */

type InvoiceStatus = 'New' | 'Processing' | 'Expired' | 'Invalid' | 'Settled';
type PaymentStatus = 'Invalid' | 'Processing' | 'Settled';
export type PayoutState = 'AwaitingApproval' | 'AwaitingPayment' | 'InProgress' | 'Completed' | 'Cancelled';

export interface Invoice {
  id: string;
  storeId: string;
  amount: string;
  currency: string;
  status: InvoiceStatus;
  additionalStatus: string;
  createdTime: number;
  expirationTime: number;
  monitoringExpiration: number;
  checkoutLink: string;
  metadata: { orderId?: string };
}
interface Payment {
  id: string;
  receivedDate: number;
  value: string;
  fee: string;
  status: PaymentStatus;
  destination: string;
}
interface PullPayment {
  id: string;
  name: string;
  amount: string;
  currency: string;
  payoutMethods: string[];
}
export interface Payout {
  id: string;
  revision: number;
  pullPaymentId: string;
  destination: string;
  originalCurrency: string;
  originalAmount: string;
  payoutMethodId: string;
  state: PayoutState;
  /** When it was asked for, epoch seconds. */
  date: number;
  metadata: Record<string, unknown>;
}

const addresses: Record<string, string> = {
  'BTC-CHAIN': 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'LTC-CHAIN': 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
};
/** What one coin costs, in units of any currency. */
const rate = 60_000;
const now = (): number => Math.floor(Date.now() / 1000);

export class BtcpayServer {
  readonly store = 'local-store';
  readonly key = 'local-api-key-of-btcpay';
  readonly webhookSecret = 'local-webhook-secret-of-btcpay';
  readonly invoices: Invoice[] = [];
  readonly pullPayments: PullPayment[] = [];
  readonly payouts: Payout[] = [];
  /** The most that a page of a list has, whatever is asked for. */
  pageCap = 1_000;
  private readonly payments = new Map<string, Payment[]>();
  private readonly methods = new Map<string, string>();
  readonly gateway = new LocalGateway((asked) => this.answer(asked));

  async start(): Promise<this> {
    await this.gateway.start();
    return this;
  }

  /** What the casino API is configured with. */
  get variables(): Record<string, string> {
    return {
      BTCPAY_URL: this.gateway.url,
      BTCPAY_STORE: this.store,
      BTCPAY_KEY: this.key,
      BTCPAY_WEBHOOK_SECRET: this.webhookSecret,
      BTCPAY_METHODS: '{"BTC":"BTC-CHAIN","LTC":"LTC-CHAIN"}',
    };
  }

  invoiceOf(orderId: string): Invoice {
    const found = this.invoices.find(({ metadata }) => metadata.orderId === orderId);
    if (!found) throw new Error(`There is no invoice of ${orderId}.`);
    return found;
  }

  /** Coins arrive at an invoice's address: a share of what is due, 1 for all of it. */
  pay(invoice: Invoice, { value = this.due(invoice), status = 'Settled' as PaymentStatus } = {}): void {
    const paid = this.payments.get(invoice.id)!;
    paid.push({
      id: randomUUID(),
      receivedDate: now(),
      value,
      fee: '0.0',
      status,
      destination: this.destination(invoice),
    });
    const [sum, due] = [
      paid.filter(({ status: each }) => each !== 'Invalid').reduce((total, each) => total + Number(each.value), 0),
      Number(this.due(invoice)),
    ];
    if (invoice.status === 'Expired') invoice.additionalStatus = sum >= due ? 'PaidLate' : 'PaidPartial';
    else if (sum >= due) {
      invoice.status = paid.every((each) => each.status === 'Settled') ? 'Settled' : 'Processing';
      invoice.additionalStatus = sum > due ? 'PaidOver' : 'None';
    }
  }

  /** All payments of an invoice are confirmed. */
  confirm(invoice: Invoice): void {
    for (const payment of this.payments.get(invoice.id)!) payment.status = 'Settled';
    invoice.status = 'Settled';
  }

  /** The webhook about something, as it would be posted: the body and its headers. */
  event(
    type: string,
    about: { invoice: Invoice } | { payout: Payout },
    more: Record<string, unknown> = {},
  ): { body: string; headers: Record<string, string> } {
    const deliveryId = randomUUID();
    const subject =
      'invoice' in about
        ? { invoiceId: about.invoice.id, metadata: about.invoice.metadata }
        : { payoutId: about.payout.id, pullPaymentId: about.payout.pullPaymentId, payoutState: about.payout.state };
    const body = JSON.stringify({
      deliveryId,
      webhookId: 'local-webhook',
      originalDeliveryId: deliveryId,
      isRedelivery: false,
      type,
      timestamp: now(),
      storeId: this.store,
      ...subject,
      ...more,
    });
    return { body, headers: this.signed(body) };
  }

  signed(body: string, secret = this.webhookSecret): Record<string, string> {
    return {
      'content-type': 'application/json',
      'btcpay-sig': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    };
  }

  due(invoice: Invoice): string {
    return (Number(invoice.amount) / rate).toFixed(8);
  }

  private destination(invoice: Invoice): string {
    return addresses[this.methods.get(invoice.id)!]!;
  }

  private answer({ method, url, headers, body }: Asked): Answer {
    if (headers.authorization !== `token ${this.key}`)
      return { status: 401, json: { code: 'unauthenticated', message: 'Authentication is required' } };
    const own = `/api/v1/stores/${this.store}`;
    const [, path] = url.pathname.split(own);
    const given = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    if (path === undefined) {
      const [, pullPayment] = /^\/api\/v1\/pull-payments\/([^/]+)\/payouts$/.exec(url.pathname) ?? [];
      if (!this.pullPayments.some(({ id }) => id === pullPayment))
        return { status: 404, json: { code: 'pullpayment-not-found', message: 'not found' } };
      return {
        status: 200,
        json: this.payouts.filter(
          ({ pullPaymentId, state }) =>
            pullPaymentId === pullPayment &&
            (url.searchParams.get('includeCancelled') === 'true' || state !== 'Cancelled'),
        ),
      };
    }
    const [, kind, id, part] = path.split('/');
    if (kind === 'invoices' && !id)
      return method === 'POST' ? this.createInvoice(given) : { status: 200, json: this.listed(url.searchParams) };
    if (kind === 'invoices') {
      const invoice = this.invoices.find((each) => each.id === id);
      if (!invoice) return { status: 404, json: { code: 'invoice-not-found', message: 'not found' } };
      return { status: 200, json: part === 'payment-methods' ? [this.paymentMethod(invoice)] : invoice };
    }
    if (kind === 'pull-payments' && method === 'POST') {
      const pullPayment = { id: randomUUID(), ...(given as Omit<PullPayment, 'id'>) };
      this.pullPayments.push(pullPayment);
      return { status: 200, json: pullPayment };
    }
    if (kind === 'payouts' && !id && method === 'POST') return this.createPayout(given as never);
    if (kind === 'payouts' && !id)
      return { status: 200, json: this.payouts.filter(({ state }) => state !== 'Cancelled') };
    const payout = this.payouts.find((each) => each.id === id);
    return payout
      ? { status: 200, json: payout }
      : { status: 404, json: { code: 'payout-not-found', message: 'not found' } };
  }

  /** The latest first. */
  private listed(asked: URLSearchParams): Invoice[] {
    const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);
    const skip = number('skip', 0);
    return this.invoices
      .filter(({ metadata }) => !asked.has('orderId') || metadata.orderId === asked.get('orderId'))
      .filter(({ createdTime }) => createdTime >= number('startDate', 0) && createdTime <= number('endDate', Infinity))
      .toReversed()
      .slice(skip, skip + Math.min(this.pageCap, number('take', 50)));
  }

  private createInvoice({ amount, currency, metadata, checkout }: Record<string, unknown>): Answer {
    const {
      paymentMethods: [method] = [],
      expirationMinutes,
      monitoringMinutes,
    } = checkout as { paymentMethods?: string[]; expirationMinutes: number; monitoringMinutes: number };
    if (!method || !Object.hasOwn(addresses, method))
      return { status: 422, json: [{ path: 'checkout.paymentMethods', message: 'Invalid payment method' }] };
    const id = randomUUID();
    const [createdTime, expirationTime] = [now(), now() + expirationMinutes * 60];
    const invoice: Invoice = {
      id,
      storeId: this.store,
      amount: amount as string,
      currency: currency as string,
      status: 'New',
      additionalStatus: 'None',
      createdTime,
      expirationTime,
      monitoringExpiration: expirationTime + monitoringMinutes * 60,
      checkoutLink: `${this.gateway.url}/i/${id}`,
      metadata: metadata as Invoice['metadata'],
    };
    this.invoices.push(invoice);
    this.payments.set(id, []);
    this.methods.set(id, method);
    return { status: 200, json: invoice };
  }

  private paymentMethod(invoice: Invoice): unknown {
    const payments = this.payments.get(invoice.id)!;
    const paid = payments.reduce((sum, { value }) => sum + Number(value), 0).toFixed(8);
    return {
      paymentMethodId: this.methods.get(invoice.id),
      currency: 'BTC',
      destination: this.destination(invoice),
      paymentLink: null,
      rate: String(rate),
      paymentMethodPaid: paid,
      totalPaid: paid,
      due: Math.max(0, Number(this.due(invoice)) - Number(paid)).toFixed(8),
      amount: this.due(invoice),
      paymentMethodFee: '0.0',
      payments,
      activated: true,
    };
  }

  private createPayout({
    destination,
    amount,
    payoutMethodId,
    pullPaymentId,
    approved,
    metadata,
  }: {
    destination: string;
    amount: string;
    payoutMethodId: string;
    pullPaymentId: string;
    approved?: boolean;
    metadata?: Record<string, unknown>;
  }): Answer {
    const pullPayment = this.pullPayments.find(({ id }) => id === pullPaymentId);
    if (!pullPayment) return { status: 404, json: { code: 'pullpayment-not-found', message: 'not found' } };
    const claimed = this.payouts
      .filter((each) => each.pullPaymentId === pullPaymentId && each.state !== 'Cancelled')
      .reduce((sum, { originalAmount }) => sum + Number(originalAmount), 0);
    if (claimed + Number(amount) > Number(pullPayment.amount))
      return { status: 400, json: { code: 'overdraft', message: 'The payout amount is over the limit' } };
    const payout: Payout = {
      id: randomUUID(),
      revision: 0,
      pullPaymentId,
      destination,
      originalCurrency: pullPayment.currency,
      originalAmount: amount,
      payoutMethodId,
      state: approved ? 'AwaitingPayment' : 'AwaitingApproval',
      date: now(),
      metadata: metadata ?? {},
    };
    this.payouts.push(payout);
    return { status: 200, json: payout };
  }
}
