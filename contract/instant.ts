import { z } from 'zod';
import { call } from './call';
import { EpochMs } from './epoch-ms';
import { currencyCodes, MinorUnits, PositiveMinorUnits } from './money';
import { AffiliateFields, Birthdate, Email } from './registration';
import { SessionId } from './session';

/** SPEC §7, DOMAIN §8: the first call opens a checkout, the second exchanges its credited order for a session, once. */
export const instantRegLogin = call({
  method: 'POST',
  path: '/instantRegLogin/trumo',
  summary:
    'Pay-and-play: `{amount, type}` (euro minor units) opens a checkout; `{trumo_order_id}` exchanges a credited order for a player session, by the visitor who opened it.',
  session: 'visitor',
  body: z.union([
    z.object({ amount: PositiveMinorUnits, type: z.literal('deposit') }).merge(AffiliateFields),
    z.object({ trumo_order_id: z.string().min(1).max(120) }),
  ]),
  data: z.discriminatedUnion('step', [
    z.object({ step: z.literal('checkout'), checkoutUrl: z.string(), orderId: z.string() }),
    z.object({ step: z.literal('session'), sessionid: SessionId, isNew: z.boolean() }),
  ]),
  refusals: [
    'restriction_error',
    'method_unavailable',
    'amount_below_minimum',
    'amount_above_maximum',
    'too_many_requests',
    'order_not_paid',
    'order_already_used',
    'underage',
    'account_frozen',
    'deposit_limit_reached',
  ],
});

/** Who paid, as the bank knows the person. `personId` is the bank's own lasting id. */
export const BankIdentity = z.object({
  personId: z.string().min(1).max(100),
  fname: z.string().trim().min(1).max(60),
  lname: z.string().trim().min(1).max(60),
  birthdate: Birthdate,
  country: z.string().regex(/^[A-Z]{2}$/),
  address: z.string().trim().max(100).default(''),
  city: z.string().trim().max(60).default(''),
  zip: z.string().trim().max(16).default(''),
  email: Email.nullable().default(null),
  mobile: z.string().trim().max(25).default(''),
});
export type BankIdentity = z.infer<typeof BankIdentity>;

/** A pay-and-play provider's notification; `at` in epoch milliseconds. */
export const InstantNotification = z.object({
  paymentId: z.string().max(100),
  orderId: z.string().max(100),
  amount: MinorUnits,
  currency: z.enum(currencyCodes),
  outcome: z.enum(['succeeded', 'failed']),
  /** Of a payment that succeeded. */
  identity: BankIdentity.nullable(),
  at: EpochMs,
});
export type InstantNotification = z.infer<typeof InstantNotification>;

/** `refused`: paid, but by somebody who can't be a player here; the provider sends it back. */
export const InstantOrderState = z.enum(['open', 'failed', 'credited', 'refused']);

export const notifyInstant = call({
  method: 'POST',
  path: '/cashier/notify/trumo',
  summary: "Takes the pay-and-play provider's notification; may come twice, late or out of order.",
  session: 'none',
  body: InstantNotification,
  data: z.object({ state: InstantOrderState }),
  refusals: ['invalid_signature', 'not_found'],
  extension: true,
});
