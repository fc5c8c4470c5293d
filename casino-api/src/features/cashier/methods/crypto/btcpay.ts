import type { Chain } from 'contract/chains';
import { days, hours, minutes, seconds } from 'contract/constants';
import { decimalText } from 'contract/money';
import { z } from 'zod';
import { systemClock } from '../../../../kernel/clock';
import { coinUnits } from './coin-amounts';
import type { BtcpaySettings } from './settings';
import {
  readOrder,
  GatewayRefused,
  type Gateway,
  type GatewayAnswer,
  type GatewayOrder,
  type GatewayState,
} from '../../gateways/gateway';

/** The rate is kept this long; coins that come later are taken by the gateway's own rules for a day. */
const invoiceLasts = 1 * hours;
const watchedFor = 1 * days;
/** What is made to be claimed by us a moment later must not be claimable for ever. */
const claimableFor = 30 * days;
/** The gateway tells whether a payment is confirmed, not how often: one step, from none to one. */
const confirmationsNeeded = 1;
/** How long a person at the gateway may take to decide about another amount. */
export const decidedWithin = 30 * days;

export const Amount = z.union([z.string(), z.number()]).transform(String);

export const Invoice = z.object({
  id: z.string().min(1).max(200),
  amount: Amount,
  currency: z.string(),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: z.string().default('None'),
  /** Epoch seconds. */
  monitoringExpiration: z.number(),
  metadata: z.object({ orderId: z.string().nullish() }).passthrough().nullish(),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceMethod = z.object({
  paymentMethodId: z.string().optional(),
  /** What older servers call it. */
  paymentMethod: z.string().optional(),
  destination: z.string().min(1).max(200),
  amount: Amount,
  payments: z.array(z.object({ value: Amount, status: z.enum(['Invalid', 'Processing', 'Settled']) })),
});
export type InvoiceMethod = z.infer<typeof InvoiceMethod>;

const PullPayment = z.object({ id: z.string().min(1).max(200) });
export const Payout = z.object({
  id: z.string().min(1).max(200),
  state: z.enum(['AwaitingApproval', 'AwaitingPayment', 'InProgress', 'Completed', 'Cancelled']),
});
const Problem = z.object({ code: z.string() });

/** What one order asked of the gateway. */
type DepositOrder = GatewayOrder & { purpose: { kind: 'deposit' } };
type PayoutOrder = GatewayOrder & { purpose: { kind: 'payout' } };

/** What is due for an invoice and what has arrived, in the coin's smallest units. Null for amounts that the chain does not have. */
export function arrivedAt(
  { status }: Pick<Invoice, 'status'>,
  { amount, payments }: InvoiceMethod,
  chain: Chain,
): { due: number; received: number; isConfirmed: boolean } | null {
  const valid = payments.filter((payment) => payment.status !== 'Invalid');
  const [due, ...values] = [amount, ...valid.map(({ value }) => value)].map((text) => coinUnits(text, chain));
  if (due === undefined || due === null || !values.every((value) => value !== null)) return null;
  return {
    due,
    received: values.reduce((sum, value) => sum + value, 0),
    isConfirmed: status !== 'Invalid' && valid.length > 0 && valid.every((payment) => payment.status === 'Settled'),
  };
}

/** How an invoice stands, as the notification about coins that the cashier knows. */
function invoiceState(order: DepositOrder, invoice: Invoice, method: InvoiceMethod, chain: Chain): GatewayState {
  const { orderId, amount, currency } = order;
  if (
    invoice.metadata?.orderId !== orderId ||
    invoice.currency !== currency ||
    plain(invoice.amount) !== plain(decimalText(amount, currency))
  ) {
    throw new Error(`Invoice ${invoice.id} is not of order ${orderId}.`);
  }
  const arrived = arrivedAt(invoice, method, chain);
  if (!arrived) throw new Error(`Invoice ${invoice.id} has an amount that ${chain} does not have.`);
  const { due, received, isConfirmed } = arrived;
  // Somebody at the gateway looked at another amount and decided: what was ordered counts as paid.
  const isMarked = invoice.additionalStatus === 'Marked' && invoice.status === 'Settled';
  // Coins that came in time are the player's at the promised rate, however late we hear of them.
  const late = invoice.additionalStatus === 'PaidLate';
  const isOver = invoice.status === 'Expired' || invoice.status === 'Invalid';
  const at = systemClock();
  return {
    reference: invoice.id,
    url: null,
    address: { address: method.destination, destinationTag: null, due, confirmationsNeeded },
    notification: isMarked
      ? { paymentId: invoice.id, orderId, amount, currency, outcome: 'succeeded', at }
      : {
          kind: 'deposit',
          paymentId: invoice.id,
          orderId,
          chain,
          received,
          confirmations: isConfirmed ? confirmationsNeeded : 0,
          outcome: isOver ? 'expired' : 'received',
          late,
          at,
        },
    // A person may still mark what came to another amount; until then, and while late coins are watched for, it is looked at again.
    isFinal:
      isMarked ||
      (isConfirmed && received === due) ||
      at > invoice.monitoringExpiration * seconds + (received === 0 ? 0 : decidedWithin),
  };
}

/** `60`, `60.0` and `60.00` are one amount. */
const plain = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** A self-hosted BTCPay Server, by its Greenfield API. */
export function btcpayGateway({ url, store, key, methods }: BtcpaySettings): Gateway {
  const base = `${url}/api/v1/stores/${encodeURIComponent(store)}`;
  const send = (method: 'GET' | 'POST', path: string, body?: unknown): Promise<GatewayAnswer> =>
    readOrder(`${base}${path}`, {
      method,
      headers: { authorization: `token ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const read = async (path: string): Promise<unknown> => {
    const { status, isRefused, json } = await send('GET', path);
    // What was made and can't be found is no refusal: nobody knows what became of it.
    if (isRefused) throw new Error(`The crypto gateway answered ${status}.`);
    return json;
  };
  const make = async (path: string, body: unknown): Promise<unknown> => {
    const { status, isRefused, json } = await send('POST', path, body);
    if (isRefused) throw new GatewayRefused(`The crypto gateway answered ${status}.`);
    return json;
  };
  const methodOf = (chain: Chain): string => {
    const id = methods[chain];
    if (!id) throw new GatewayRefused(`The crypto gateway does not handle ${chain}.`);
    return id;
  };

  /** The gateway knows no idempotency keys, but finds an invoice by its order. */
  async function invoiceFor({ orderId, amount, currency, mayExist }: DepositOrder, methodId: string): Promise<Invoice> {
    if (mayExist) {
      const known = z.array(Invoice).parse(await read(`/invoices?orderId=${encodeURIComponent(orderId)}`));
      if (known[0]) return known[0];
    }
    return Invoice.parse(
      await make('/invoices', {
        amount: decimalText(amount, currency),
        currency,
        metadata: { orderId },
        checkout: {
          paymentMethods: [methodId],
          expirationMinutes: invoiceLasts / minutes,
          monitoringMinutes: watchedFor / minutes,
        },
      }),
    );
  }

  async function deposit(order: DepositOrder): Promise<GatewayState> {
    const { chain } = order.purpose;
    if (!chain) throw new GatewayRefused('Without a chain there is nothing to pay.');
    const methodId = methodOf(chain);
    const invoice =
      order.reference === null
        ? await invoiceFor(order, methodId)
        : Invoice.parse(await read(`/invoices/${encodeURIComponent(order.reference)}`));
    const offered = z
      .array(InvoiceMethod)
      .parse(await read(`/invoices/${encodeURIComponent(invoice.id)}/payment-methods`));
    const method = offered.find(
      ({ paymentMethodId, paymentMethod }) => (paymentMethodId ?? paymentMethod) === methodId,
    );
    if (!method) throw new Error(`Invoice ${invoice.id} can't be paid by ${methodId}.`);
    return invoiceState(order, invoice, method, chain);
  }

  /**
   * Two steps: a pull payment of exactly the amount, in the player's currency, moves nothing; the payout claims it. Should its answer be
   * lost and it be claimed again, the gateway itself refuses to pay out more than the pull payment holds.
   */
  async function payOut(order: PayoutOrder): Promise<GatewayState> {
    const {
      orderId,
      amount,
      currency,
      openedAt,
      reference,
      purpose: { destination },
    } = order;
    const methodId = methodOf(destination.chain);
    if (reference === null) {
      const expiresAt = Math.floor((openedAt + claimableFor) / seconds);
      const made = PullPayment.parse(
        await make('/pull-payments', {
          name: orderId,
          amount: decimalText(amount, currency),
          currency,
          payoutMethods: [methodId],
          expiresAt,
        }),
      );
      // Kept before it is claimed: what is not kept is never claimed.
      return { reference: made.id, url: null, address: null, notification: null, isFinal: false };
    }
    const known = z.array(Payout).parse(await publicPayouts(reference));
    const payout =
      known.find(({ state }) => state === 'Completed') ??
      known[0] ??
      (order.onlyLook ? null : await claim(order, methodId, reference));
    const outcome = payout?.state === 'Completed' ? 'succeeded' : payout?.state === 'Cancelled' ? 'failed' : null;
    return {
      reference,
      url: null,
      address: null,
      notification: payout &&
        outcome && { kind: 'payout', paymentId: payout.id, orderId, amount, currency, outcome, at: systemClock() },
      isFinal: outcome !== null,
    };
  }

  async function publicPayouts(pullPayment: string): Promise<unknown> {
    const { status, isRefused, json } = await readOrder(
      `${url}/api/v1/pull-payments/${encodeURIComponent(pullPayment)}/payouts?includeCancelled=true`,
      {
        method: 'GET',
        headers: { authorization: `token ${key}` },
      },
    );
    if (isRefused) throw new Error(`The crypto gateway answered ${status}.`);
    return json;
  }

  async function claim(
    { orderId, amount, currency, purpose: { destination } }: PayoutOrder,
    payoutMethodId: string,
    pullPaymentId: string,
  ): Promise<z.infer<typeof Payout> | null> {
    const { status, isRefused, json } = await send('POST', '/payouts', {
      destination: destination.address,
      amount: decimalText(amount, currency),
      payoutMethodId,
      pullPaymentId,
      approved: true,
      metadata: { orderId },
    });
    if (!isRefused) return Payout.parse(json);
    const problem = Problem.safeParse(json);
    // Claimed already, or another payout to the same address is still under way: looked at again later.
    if (problem.success && ['overdraft', 'duplicate-destination', 'not-started'].includes(problem.data.code))
      return null;
    throw new GatewayRefused(`The crypto gateway answered ${status} ${problem.success ? problem.data.code : ''}.`);
  }

  return {
    ask: (order) => (order.purpose.kind === 'deposit' ? deposit(order as DepositOrder) : payOut(order as PayoutOrder)),
  };
}

/** The order of an invoice or a payout; null for one that is none of ours. @throws when the gateway gives no answer */
export async function orderBehind(
  { url, store, key }: BtcpaySettings,
  kind: 'invoices' | 'payouts',
  id: string,
): Promise<string | null> {
  const { isRefused, json } = await readOrder(
    `${url}/api/v1/stores/${encodeURIComponent(store)}/${kind}/${encodeURIComponent(id)}`,
    {
      method: 'GET',
      headers: { authorization: `token ${key}` },
    },
  );
  if (isRefused) return null;
  const { metadata } = z
    .object({ metadata: z.object({ orderId: z.string().nullish() }).passthrough().nullish() })
    .parse(json);
  return metadata?.orderId ?? null;
}
