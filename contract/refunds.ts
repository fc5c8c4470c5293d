import { z } from 'zod';
import { call } from './call';
import { EpochMs } from './epoch-ms';
import { currencyCodes, MinorUnits } from './money';

/** How a refund stands: with its provider, paid, or not to be sent by itself; then an operator sees to it. */
export const RefundState = z.enum(['ordered', 'succeeded', 'failed']);
export type RefundState = z.infer<typeof RefundState>;

/** A payment provider's notification of a refund. `orderId` is the deposit's, `refundId` names what was asked for; `at` in epoch milliseconds. */
export const RefundNotification = z.object({
  refundId: z.string().max(120),
  orderId: z.string().max(100),
  amount: MinorUnits,
  currency: z.enum(currencyCodes),
  outcome: z.enum(['succeeded', 'failed']),
  at: EpochMs,
});
export type RefundNotification = z.infer<typeof RefundNotification>;

export const notifyRefund = call({
  method: 'POST',
  path: '/cashier/notify/refund',
  summary:
    "Takes a payment provider's notification of a refund, by whichever method; may come twice, late or out of order.",
  session: 'none',
  body: RefundNotification,
  data: z.object({ state: RefundState }),
  refusals: ['invalid_signature', 'not_found'],
  extension: true,
});
