import { z } from 'zod';
import { call } from './call';
import { DepositState, WithdrawalState } from './cashier';

/**
 * Notifications of outside payment gateways, in the gateways' own words: of each what we act on, the rest is let through unread.
 * They prove themselves by their gateway's signature, judged over the raw body before it is read.
 */

/** `null`: a notification about nothing of ours, or about nothing that moves money. It is taken all the same, or it would come again and again. */
const Taken = z.object({ state: z.union([DepositState, WithdrawalState]).nullable() });

const GatewayId = z.string().min(1).max(200);

/** A webhook of BTCPay Server. It names an invoice or a payout; what became of it is asked of the gateway. */
export const BtcpayEvent = z
  .object({
    type: z.string().max(100),
    storeId: z.string().max(200).optional(),
    invoiceId: GatewayId.optional(),
    payoutId: GatewayId.optional(),
    metadata: z
      .object({ orderId: z.string().max(200).nullish() })
      .passthrough()
      .nullish(),
  })
  .passthrough();
export type BtcpayEvent = z.infer<typeof BtcpayEvent>;

export const notifyBtcpay = call({
  method: 'POST',
  path: '/cashier/notify/btcpay',
  summary:
    'Takes a webhook of the crypto gateway, a BTCPay Server (`BTCPay-Sig: sha256=…` over the raw body); may come twice, late or out of order.',
  session: 'none',
  body: BtcpayEvent,
  data: Taken,
  refusals: ['invalid_signature', 'not_found', 'unavailable'],
  extension: true,
});

/** A session of a hosted card page, as its API and its events show it. `amount_total` in minor units, `currency` in lower case. */
export const CheckoutSession = z
  .object({
    id: GatewayId,
    object: z.literal('checkout.session'),
    client_reference_id: z.string().max(200).nullable(),
    amount_total: z.number().int().nullable(),
    currency: z.string().max(3).nullable(),
    status: z.enum(['open', 'complete', 'expired']).nullable(),
    payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
    url: z.string().url().nullish(),
  })
  .passthrough();
export type CheckoutSession = z.infer<typeof CheckoutSession>;

export const CheckoutEvent = z
  .object({
    id: GatewayId,
    type: z.string().max(100),
    data: z.object({ object: z.object({ object: z.string().max(100) }).passthrough() }),
  })
  .passthrough();
export type CheckoutEvent = z.infer<typeof CheckoutEvent>;

export const notifyCheckout = call({
  method: 'POST',
  path: '/cashier/notify/checkout',
  summary:
    'Takes an event of the hosted card page (`Stripe-Signature: t=…,v1=…`, no older than five minutes); may come twice, late or out of order.',
  session: 'none',
  body: CheckoutEvent,
  data: Taken,
  refusals: ['invalid_signature', 'invalid_request', 'not_found'],
  extension: true,
});
