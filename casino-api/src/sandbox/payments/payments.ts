import { settingsOf, type Env } from '../../kernel/env';
import type { PaymentOrder, RefundProvider } from '../../features/cashier';
import { testersBindings } from '../bindings';
import type { SandboxPaymentObject } from './payment-object';

/** Where the sandbox's bank asks its customer. */
export const bankPath = (orderId: string): string => `/sandbox/bank/${encodeURIComponent(orderId)}`;

type PaymentCalls = Pick<SandboxPaymentObject, 'create' | 'conclude' | 'resend' | 'read'>;

/** The object that stands for one payment at the sandbox. */
export function sandboxPayment(env: Env, orderId: string): PaymentCalls {
  const { SANDBOX_PAYMENT } = testersBindings(env);
  return SANDBOX_PAYMENT.get(SANDBOX_PAYMENT.idFromName(orderId)) as unknown as PaymentCalls;
}

/** Only testers look for payments; without the QA console nobody reads the list. */
export async function listForTesters(env: Env, { orderId, at }: Pick<PaymentOrder, 'orderId' | 'at'>): Promise<void> {
  if (settingsOf(env).QA !== 'on') return;
  await env.DB.prepare('INSERT INTO sandbox_payments (order_id, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(orderId, at)
    .run();
}

/** How every sandbox sends money back: a tester says how it ends where the QA console is open; elsewhere it is sent a moment later. */
export const sandboxRefunds = (env: Env): RefundProvider => ({
  refund: async ({ refundId, orderId, amount, currency, at }) => {
    const { QA } = settingsOf(env);
    const refund = { orderId: refundId, amount, currency, at };
    await listForTesters(env, refund);
    await sandboxPayment(env, refundId).create(refund, QA === 'on' ? 'hold' : 'succeeded', {
      provider: 'refund',
      of: orderId,
    });
  },
});
