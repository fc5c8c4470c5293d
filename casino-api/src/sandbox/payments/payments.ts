import { settingsOf, type Env } from '../../kernel/env';
import type { PaymentOrder, RefundProvider } from '../../features/cashier/payment-provider';
import type { SandboxPaymentObject } from './payment-object';

/** The object that stands for one payment at the sandbox. */
export const sandboxPayment = (
  env: Env,
  orderId: string,
): Pick<SandboxPaymentObject, 'create' | 'conclude' | 'resend' | 'read'> =>
  env.SANDBOX_PAYMENT.get(env.SANDBOX_PAYMENT.idFromName(orderId)) as unknown as SandboxPaymentObject;

/** Where the sandbox's bank asks its customer. */
export const bankPath = (orderId: string): string => `/sandbox/bank/${encodeURIComponent(orderId)}`;

/** Only testers look for payments; without the QA console nobody reads the list. */
export async function listForTesters(env: Env, { orderId, at }: Pick<PaymentOrder, 'orderId' | 'at'>): Promise<void> {
  if (settingsOf(env).QA !== 'on') return;
  await env.DB.prepare('INSERT INTO sandbox_payments (order_id, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(orderId, at)
    .run();
}

/** How every sandbox sends money back: a tester says how it ends where the QA console is open; elsewhere it is sent a moment later, but never in production. */
export const sandboxRefunds = (env: Env): RefundProvider => ({
  refund: async ({ refundId, orderId, amount, currency, at }) => {
    const { QA, ENVIRONMENT } = settingsOf(env);
    const refund = { orderId: refundId, amount, currency, at };
    await listForTesters(env, refund);
    await sandboxPayment(env, refundId).create(
      refund,
      QA === 'on' || ENVIRONMENT === 'production' ? 'hold' : 'succeeded',
      { provider: 'refund', of: orderId },
    );
  },
});
